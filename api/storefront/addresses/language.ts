import type { IncomingHttpHeaders } from "node:http";
import { fallbackLocale, isLocale, type Locale, locales } from "#contract/locale.ts";

/** The cookie that remembers which language the shopper picked. */
export const localeCookie = "locale";

/**
 * The language this shopper reads: the stored preference, else the browser's first language that
 * the shop speaks, else the shop's first one. Whoever sends no preference gets that one too.
 */
export function preferredLocale(headers: IncomingHttpHeaders): Locale {
  const stored = headers.cookie && cookieOf(headers.cookie, localeCookie);
  if (stored && isLocale(stored)) return stored;
  return browserLocale(headers["accept-language"]) ?? fallbackLocale;
}

function cookieOf(header: string, name: string): string | undefined {
  for (const pair of header.split(";")) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** The best of `en-GB,en;q=0.9,ru;q=0.8` that the shop speaks. */
function browserLocale(header: string | undefined): Locale | undefined {
  if (!header || header.length > 200) return undefined;
  const wanted = header.split(",").map((part, order) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const q = parameters.find((parameter) => parameter.trim().startsWith("q="));
    return { language: tag.slice(0, 2).toLowerCase(), q: q ? Number(q.trim().slice(2)) : 1, order };
  });
  wanted.sort((a, b) => b.q - a.q || a.order - b.order);
  const best = wanted.find(({ language, q }) => q > 0 && isLocale(language));
  return best?.language as Locale | undefined;
}

/** True for `/en`, `/en/…`: the address says the language itself. */
export function namesLanguage(path: string): boolean {
  const first = path.split("/", 2)[1] ?? "";
  return locales.some((locale) => locale !== fallbackLocale && locale === first);
}

/** True for `/ru`, `/ru/…`: only a link that offers the language writes it. */
export function isChosenFallback(path: string): boolean {
  return path.split("/", 2)[1] === fallbackLocale;
}

const yearSeconds = 31_536_000;

/** The choice as a cookie: without a script the address alone would lead back to the browser's own. */
export function rememberFallback(protocol: string): string {
  const secure = protocol === "https" ? "; Secure" : "";
  const terms = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
  return `${localeCookie}=${fallbackLocale}; ${terms}`;
}

const dataOrFile = /\.[a-z0-9]+$/i;

/**
 * Headers of the temporary redirect to the shopper's language, or null when the address is right:
 * it names its language, asks for data or a file, or Russian is wanted anyway. Decided before the
 * page cache, so the answer depends on these headers.
 */
export function languageRedirect(
  url: string,
  headers: IncomingHttpHeaders,
): { location: string; vary: string; "cache-control": string } | null {
  const path = url.split("?", 1)[0] ?? "/";
  if (namesLanguage(path) || dataOrFile.test(path)) return null;
  const locale = preferredLocale(headers);
  if (locale === fallbackLocale) return null;
  const location = `/${locale}${url.replace(/^\/(?=\?|$)/, "")}`;
  return { location, vary: "Accept-Language, Cookie", "cache-control": "private, no-store" };
}
