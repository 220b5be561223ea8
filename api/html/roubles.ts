import type { Locale } from "#contract/locale.ts";
import { formatRoubles } from "#contract/money.ts";

const signs: Record<Locale, string> = { ru: "руб.", en: "rub." };

/** Writes the wire's roubles in a language: 1290 → "1 290 руб.", never broken over two lines. */
export function roublesIn(locale: Locale): (roubles: number) => string {
  return (roubles) => `${formatRoubles(roubles)}\u00a0${signs[locale]}`;
}
