import type { FilterItem, ProductListing } from "#contract/goods/listing.ts";
import type { ListingQuery } from "#contract/goods/listing-query.ts";

/** What a list can be narrowed by, with counts. */
export type FilterChoice = Pick<ProductListing, "filters" | "price" | "in_stock" | "sale">;

/**
 * The query that chooses a value of a group or gives it up. Like every other choice it leads to the
 * first page.
 */
export function withValue(
  query: ListingQuery,
  group: string,
  value: string,
  chosen: boolean,
): ListingQuery {
  const others = (query.filters[group] ?? []).filter((each) => each !== value);
  const values = chosen ? [...others, value] : others;
  return { ...query, page: 1, filters: { ...query.filters, [group]: values } };
}

export function withPrice(query: ListingQuery, price: ListingQuery["price"]): ListingQuery {
  return { ...query, page: 1, price };
}

export function withSwitch(
  query: ListingQuery,
  name: "inStock" | "sale",
  chosen: boolean,
): ListingQuery {
  return { ...query, page: 1, [name]: chosen || undefined };
}

/** Only the order and the open branch of the menu stay. */
export function withoutChoice({ sort, branch }: ListingQuery): ListingQuery {
  return { page: 1, filters: {}, sort, branch };
}

export function isChosen({ filters }: ListingQuery, group: string, value: string): boolean {
  return filters[group]?.includes(value) ?? false;
}

/** A value that would find nothing cannot be chosen, but it can be given up. */
export function isOpen(item: FilterItem, chosen: boolean): boolean {
  return chosen || item.count > 0;
}

/** How many choices narrow the list: each value, the price, each switch. */
export function countChosen({ filters, price, inStock, sale }: ListingQuery): number {
  const values = Object.values(filters).reduce((count, { length }) => count + length, 0);
  return values + [price, inStock, sale].filter(Boolean).length;
}

/**
 * What is typed as the ends of a price, in whole roubles and in their order: "5 000", "5000,50" and
 * "5,000" are all 5000. No digits leave an end open.
 */
export function typedPrice(from: string, to: string): ListingQuery["price"] {
  const [low, high] = [typedEnd(from), typedEnd(to)];
  if (low === undefined && high === undefined) return undefined;
  const isTurned = low !== undefined && high !== undefined && low > high;
  return isTurned ? { from: high, to: low } : { from: low, to: high };
}

function typedEnd(text: string): number | undefined {
  const digits = text.replace(/[.,]\d{0,2}$/, "").replace(/\D/g, "");
  return digits === "" ? undefined : Number(digits.slice(0, 9));
}

export function isSamePrice(one: ListingQuery["price"], other: ListingQuery["price"]): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}
