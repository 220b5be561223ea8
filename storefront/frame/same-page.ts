import { type Locale, locales } from "#contract/locale.ts";
import { withoutLocale } from "../links.ts";
import { escapeHtml } from "../ui/escape-html.ts";
import type { Frame } from "./kept.tsx";

/** Stands in the kept frame where each page puts its own address in a language. */
export function samePageIn(locale: Locale): string {
  return `/same-page-in-${locale}`;
}

/**
 * The kept frame with its links to the other languages leading to this page. Their addresses name
 * the language, Russian too: by that the server knows a choice and remembers it.
 */
export function frameOf(page: string, kept: Frame): Frame {
  const path = escapeHtml(withoutLocale(page).replace(/\/$/, ""));
  const own = (html: string) =>
    locales.reduce(
      (text, locale) => text.replaceAll(samePageIn(locale), () => `/${locale}${path}`),
      html,
    );
  return {
    full: own(kept.full),
    simple: own(kept.simple),
    close: own(kept.close),
    footer: own(kept.footer),
  };
}
