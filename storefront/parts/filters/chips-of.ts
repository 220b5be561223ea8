import type { ListingQuery } from "#contract/goods/listing-query.ts";
import { formatRoubles } from "#contract/money.ts";
import type { FilterWords } from "../../words/filter-words.tsx";
import { type FilterChoice, withPrice, withSwitch, withValue } from "./choice.ts";

export interface Chip {
  /** "Size: S" */
  title: string;
  /** What stays chosen without it. */
  without: ListingQuery;
}

type Roubles = (sum: number) => string;

/** Everything that is chosen, in the order in which it is offered. */
export function chipsOf(
  { filters }: FilterChoice,
  query: ListingQuery,
  words: FilterWords,
  roubles: Roubles,
): Chip[] {
  const { price, inStock, sale } = query;
  const values = filters.flatMap((group) =>
    group.items
      .filter(({ active }) => active)
      .map((item) => ({
        title: `${group.title}: ${item.title}`,
        without: withValue(query, group.slug, item.slug, false),
      })),
  );
  return [
    ...values,
    ...(price
      ? [{ title: priceTitle(price, words, roubles), without: withPrice(query, undefined) }]
      : []),
    ...(inStock ? [{ title: words.inStock, without: withSwitch(query, "inStock", false) }] : []),
    ...(sale ? [{ title: words.sale, without: withSwitch(query, "sale", false) }] : []),
  ];
}

function priceTitle(
  { from, to }: NonNullable<ListingQuery["price"]>,
  words: FilterWords,
  roubles: Roubles,
): string {
  if (from === undefined) return words.priceTo(roubles(to ?? 0));
  if (to === undefined) return words.priceFrom(roubles(from));
  return words.priceBetween(formatRoubles(from), roubles(to));
}
