import type { Kopecks } from "#contract/money.ts";
import { shopOffsetMs } from "#contract/shop-zone.ts";
import type { Pricing } from "../../neutral.ts";
import type { ReadOptions } from "../../port.ts";
import { parsePrice } from "../../values/price.ts";

type Fields = Readonly<Record<string, string>>;

/**
 * What a row costs now and later. A special price holds from its first day to the end of its last,
 * in Moscow's time; one that is not below the price, or whose days cannot be read, is no special
 * price. Null without a price.
 */
export function pricingOf(fields: Fields, { rate, now }: ReadOptions): Pricing | null {
  const price = parsePrice(fields.price ?? "", rate);
  if (price === null) return null;
  const special = parsePrice(fields.special_price ?? "", rate);
  const plain: Pricing = { price, oldPrice: null, plannedPrices: [] };
  if (special === null || special >= price || unreadableDay(fields)) return plain;

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

/** A day of a row's special price that is written and cannot be read; null where there is none. */
export function unreadableDay(fields: Fields): string | null {
  if (!fields.special_price) return null;
  const days = [fields.special_price_from_date, fields.special_price_to_date];
  return days.find((day) => day && !parseDay(day)) ?? null;
}

/**
 * Midnight in Moscow of "2026-02-14…", "14.02.2026…" or "2/14/26…", some days later; null when it
 * is no date. With slashes the month comes first, unless it can only be the day.
 */
export function parseDay(text: string, daysLater = 0): Date | null {
  const { year, month, day } = partsOf(text);
  if (!year || !month || !day || month > 12 || day > 31) return null;
  return new Date(Date.UTC(year, month - 1, day + daysLater) - shopOffsetMs);
}

function partsOf(text: string): { year?: number; month?: number; day?: number } {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const [, first, sign, second, end = ""] =
    /^(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
  const year = Number(end) + (end.length === 2 ? 2000 : 0);
  const isDayFirst = sign === "." || Number(first) > 12;
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return { year, month: Number(month), day: Number(day) };
}
