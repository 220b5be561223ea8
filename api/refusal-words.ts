import type { Locale } from "#contract/locale.ts";
import { roublesIn } from "#contract/money.ts";
import { type ShipmentState, shipmentStates } from "#contract/ordering/order-states.ts";
import { shipmentWords } from "#contract/ordering/shipment-words.ts";
import { refusals } from "#contract/refusals.ts";
import { shopZone } from "#contract/shop-zone.ts";
import type { Refusal } from "./refuse.ts";

/** How a value of the refusal's data is told, by the word before its name. */
const tellers: Record<string, (value: unknown, locale: Locale) => string> = {
  roubles: (value, locale) => roublesIn(locale, Number(value)),
  shipment: tellShipment,
  time: (value, locale) =>
    new Intl.DateTimeFormat(locale === "ru" ? "ru-RU" : "en-GB", {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: shopZone,
    }).format(new Date(String(value))),
};

/** The refusal's sentence in the reader's language. */
export function refusalWords(refusal: Refusal, locale: Locale): string {
  return refusals[refusal.code][locale].replace(
    /\{(?:(\w+) )?(\w+)\}/g,
    (_, kind: string | undefined, name: string) => {
      const value = refusal.data?.[name] ?? "";
      return (kind && tellers[kind]?.(value, locale)) || String(value);
    },
  );
}

/** One state, or those of which one may follow. */
function tellShipment(value: unknown, locale: Locale): string {
  const isState = (one: unknown): one is ShipmentState =>
    shipmentStates.some((state) => state === one);
  const words = [value]
    .flat()
    .filter(isState)
    .map((state) => shipmentWords[state][locale]);
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(words);
}
