import { fromRoubles, type Kopecks } from "#contract/money.ts";

/** Both ends are within it; null is open. */
export interface PriceRange {
  from: Kopecks | null;
  to: Kopecks | null;
}

export interface ReadPrice {
  /** The query without them. */
  rest: string;
  /** The words that told of a price, as they were typed. */
  said: string[];
  price: PriceRange | null;
}

/** Smaller numbers are no price of clothes: "от 2 до 4 лет", "размер до 52". Roubles. */
const leastPrice = 500;

const number = String.raw`(\d{1,3}(?:[ .,]\d{3})+|\d{1,8})(?![\d%])`;
const thousand = String.raw`(?: ?(тыс[а-я]*|т\.? ?р|[ктk])(?!\p{L}))?`;
const rouble = String.raw`(?: ?(?:₽|р(?:уб[а-я]*)?|roubles?|rubles?|rub)(?!\p{L})\.?)?`;
const priceAfter = (words: string) =>
  new RegExp(String.raw`(?<!\p{L})(?<!не )(?:${words}) ${number}${thousand}${rouble}`, "iu");

const most = priceAfter("до|не дороже|дешевле|under|below|up to|less than|cheaper than");
const least = priceAfter("от|не дешевле|дороже|from|above|over|more than");

/**
 * Parts a query into what is looked for and what it may cost: "платье до 10 000 руб." is a "платье"
 * of 10,000 roubles at the most. Pure.
 */
export function readPrice(query: string): ReadPrice {
  const to = readEnd(query, most);
  const from = readEnd(to.rest, least);
  const said = [...from.said, ...to.said];
  const price = said.length > 0 ? { from: from.end, to: to.end } : null;
  return { rest: from.rest, said, price };
}

function readEnd(query: string, pattern: RegExp) {
  const [said = "", digits = "", isThousands] = pattern.exec(query) ?? [];
  const roubles = Number(digits.replace(/\D/g, "")) * (isThousands ? 1000 : 1);
  if (roubles < leastPrice) return { rest: query, said: [], end: null };
  return { rest: query.replace(said, " "), said: [said], end: fromRoubles(roubles) };
}
