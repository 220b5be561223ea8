import type { z } from "zod";
import type { Availability, ShopStock, Size } from "#contract/goods/catalog.ts";
import type { SizeRow } from "../queries/products.ts";
import { presentPrice } from "./present-card.ts";

/** Up to this many pieces the shopper reads that few are left. */
const fewPieces = 3;

/** What the shopper reads of a number of pieces. */
export function availabilityOf(pieces: number): Size["availability"] {
  if (pieces <= 0) return "none";
  if (pieces === 1) return "last";
  return pieces <= fewPieces ? "few" : "many";
}

/** Where a product can be had today, and when it comes: the warehouse goes before the shops. */
export function presentAvailability(
  sizes: Size[],
  shops: z.infer<typeof ShopStock>[],
  delivery: Pick<Availability, "city" | "delivery">,
): Availability {
  const inStock = sizes.some((size) => size.availability !== "none");
  return {
    in_stock: inStock,
    in_shops: !inStock && shops.length > 0,
    sizes,
    shops,
    ...delivery,
  };
}

export function presentSize(row: SizeRow): Size {
  return {
    id: row.id,
    slug: row.slug,
    text: row.text,
    value: row.value,
    availability: availabilityOf(row.in_warehouse),
    price: presentPrice(row.price),
    in_shops: row.in_warehouse <= 0 && row.in_shops > 0,
  };
}
