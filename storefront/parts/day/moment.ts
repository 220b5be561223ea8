import type { Locale } from "#contract/locale.ts";

/** "21 ноября, 14:05" by the shopper's own clock. */
export function momentOf(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(iso));
}

/** "14:05" by the shopper's own clock. */
export function clockOf(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    hour: "2-digit",
    minute: "2-digit",
  }).format(new Date(iso));
}
