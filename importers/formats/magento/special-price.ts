import type { Kopecks } from "#contract/money.ts";
import type { Pricing } from "../../neutral.ts";
import type { ReadOptions } from "../../port.ts";
import { parsePrice } from "../../values/price.ts";

type Fields = Readonly<Record<string, string>>;

/**
 * What a row costs now and later. A special price holds from its first day to the end of its last,
 * in Moscow's time; one that is not below the price is no special price. Null without a price.
 */
export function pricingOf(fields: Fields, { rate, now }: ReadOptions): Pricing | null {
  const price = parsePrice(fields.price ?? "", rate);
  if (price === null) return null;
  const special = parsePrice(fields.special_price ?? "", rate);
  const plain: Pricing = { price, oldPrice: null, plannedPrices: [] };
  if (special === null || special >= price) return plain;

  const from = parseDay(fields.special_price_from_date ?? "");
  const until = parseDay(fields.special_price_to_date ?? "", 1);
  if (until && until <= now) return plain;
  const back = until ? [{ startsAt: until, price, oldPrice: null }] : [];
  if (from && from > now)
    return { ...plain, plannedPrices: [starts(from, special, price), ...back] };
  return { price: special, oldPrice: price, plannedPrices: back };
}

function starts(startsAt: Date, price: Kopecks, oldPrice: Kopecks) {
  return { startsAt, price, oldPrice };
}

/** Midnight in Moscow of "2026-02-14…" or "2/14/26…", some days later; null when it is no date. */
export function parseDay(text: string, daysLater = 0): Date | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?!\d)/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]].map(Number)
    : american
      ? [
          Number(american[3]) + ((american[3] as string).length === 2 ? 2000 : 0),
          american[1],
          american[2],
        ].map(Number)
      : [];
  if (!year || !month || !day || month > 12 || day > 31) return null;
  return new Date(Date.UTC(year, month - 1, day + daysLater) - 3 * 3_600_000);
}
