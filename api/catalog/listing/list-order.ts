import { sortValues } from "#contract/goods/listing-query.ts";

/** The orders that a list is kept in; every other one is a label's slug: its products first. */
export type ListOrder =
  | { by: "default" }
  | { by: "price" | "discount"; descending: boolean }
  | { by: "label"; slug: string };

/** Reads `sort` as the shopper's address has it; anything unknown is the default order. */
export function listOrder(sort: string | undefined): ListOrder {
  const known = sortValues.find((value) => value === sort);
  if (known) {
    return {
      by: known.endsWith("price") ? "price" : "discount",
      descending: known.startsWith("-"),
    };
  }
  return sort ? { by: "label", slug: sort } : { by: "default" };
}
