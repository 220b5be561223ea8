import type { Locale } from "#contract/locale.ts";
import { shopZone } from "#contract/shop-zone.ts";

/** "2026-11-21" as "21 ноября" or "21 November". */
export function dayOf(isoDate: string, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return day.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`)).replace(" ", "\u00a0");
}

/** How many days the date lies ahead of today by the shop's clock. */
export function daysAhead(isoDate: string, now = new Date()): number {
  const today = new Intl.DateTimeFormat("sv", { timeZone: shopZone }).format(now);
  return Math.round((Date.parse(isoDate.slice(0, 10)) - Date.parse(today)) / 86_400_000);
}
