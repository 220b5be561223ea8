import { setCookie } from "./cookies.ts";
import { localeOf, withoutLocale } from "./links.ts";

/**
 * Remembers what the shopper's way here tells: the advertisement they came by and the language they
 * chose. Also from the page before, which may have been left before its own scripts had come.
 */
export function rememberArrival(): void {
  const before = pageBefore();
  for (const { search } of before ? [before, location] : [location]) {
    if (search.includes("utm_"))
      import("./parts/utm/utm.ts").then(({ keepUtm }) => keepUtm(search));
  }
  if (before && isInAnotherLanguage(before)) setCookie("locale", localeOf(location.pathname));
}

/** The page of this shop that led here by a link. */
function pageBefore(): URL | undefined {
  if (!document.referrer) return undefined;
  const page = new URL(document.referrer);
  return page.origin === location.origin ? page : undefined;
}

function isInAnotherLanguage({ pathname }: URL): boolean {
  const here = location.pathname;
  return pathname !== here && withoutLocale(pathname) === withoutLocale(here);
}
