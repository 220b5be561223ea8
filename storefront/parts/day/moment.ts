import type { Locale } from "#contract/locale.ts";
import { shopZone } from "#contract/shop-zone.ts";

/** In whose words a time is told, and how the shop's zone is named to who lives by another clock. */
export interface TimeWords {
  locale: Locale;
  zone: string;
}

const clock = { hour: "2-digit", minute: "2-digit" } as const;

/** "21 ноября в 14:05", "21 ноября в 14:05 по Москве" where the reader's own clock differs. */
export function momentOf(iso: string, words: TimeWords): string {
  return toldTo(words, iso, { day: "numeric", month: "long", ...clock });
}

/** "14:05", "14:05 по Москве" where the reader's own clock differs. */
export function clockOf(iso: string, words: TimeWords): string {
  return toldTo(words, iso, clock);
}

function toldTo(
  { locale, zone }: TimeWords,
  iso: string,
  format: Intl.DateTimeFormatOptions,
): string {
  const inZone = (timeZone: string | undefined) =>
    new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { ...format, timeZone }).format(
      new Date(iso),
    );
  const told = inZone(shopZone);
  return told === inZone(undefined) ? told : `${told} ${zone}`;
}
