import { type Kopecks, kopecks } from "#contract/money.ts";

/** Roubles for one unit of a file's currency, in millionths: 92.5 is 92,500,000. */
export type CurrencyRate = bigint;

const millionths = 1_000_000n;
export const noConversion: CurrencyRate = millionths;

/** "92.5" → a rate. Null when it is no number above 0. */
export function parseRate(text: string): CurrencyRate | null {
  const found = /^(\d{1,9})(?:[.,](\d{1,6}))?$/.exec(text.trim());
  if (!found) return null;
  const rate = BigInt(found[1] as string) * millionths + BigInt((found[2] ?? "").padEnd(6, "0"));
  return rate > 0n ? rate : null;
}

/** What stands around a price: a currency by sign, code or word, entities, "-" instead of kopecks. */
const around =
  /[\s'’\p{Sc}]|&#?\w{1,8};|[Рр]убл\p{L}{1,3}|[Рр]уб\.?|[Рр]\.?$|[Rr]ub\.?|(?<!\p{L})[A-Z]{3}(?!\p{L})|[,.][-–—]$/gu;

/**
 * A price as files write it ("1 299,00", "1,299.00", "49.9500", "1299 ₽", "1299,-") → kopecks,
 * rounded half up after conversion. Null when it is no price, or 0, or beyond a thousand million
 * roubles.
 */
export function parsePrice(text: string, rate: CurrencyRate): Kopecks | null {
  const bare = text.replaceAll(around, "");
  const found = /^(\d{1,3}(?:([.,])\d{3})+|\d{1,12})(?:([.,])(\d{1,8}))?$/.exec(bare);
  if (!found) return null;
  const [, whole = "", group, point, fraction = ""] = found;
  const groups = new Set(whole.match(/[.,]/g));
  if (groups.size > 1 || (point !== undefined && point === group)) return null;
  // "1,299" groups thousands, and "1.299" could be either: a single point marks decimals.
  const isGrouped = group === "," || point !== undefined || whole.split(".").length > 2;
  const digits = isGrouped ? whole.replace(/[.,]/g, "") : whole;
  const [units, rest] = digits.split(/[.,]/);
  const decimals = ((rest ?? "") + fraction).slice(0, 8).padEnd(8, "0");
  const scaled = (BigInt(units as string) * 100_000_000n + BigInt(decimals)) * rate;
  const amount = (scaled + 500_000n * millionths) / (millionths * millionths);
  return amount > 0n && amount < 100_000_000_000n ? kopecks(Number(amount)) : null;
}
