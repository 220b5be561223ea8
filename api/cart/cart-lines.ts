import { limits } from "#contract/limits.ts";
import { kopecks } from "#contract/money.ts";
import { refuse } from "../refuse.ts";
import { discountSources } from "./discount-sources.ts";
import { type CartPrice, priceCart } from "./price-cart.ts";
import type { CartLineRow } from "./queries/read-lines.ts";

/** An offer as far as it decides how many pieces can be had. */
export interface Availability {
  is_on_sale: boolean;
  is_preorder: boolean;
  /** Pieces in the warehouse, or places left for a preorder. */
  available: number;
}

export function availableOf(line: CartLineRow): number {
  if (!line.is_on_sale) return 0;
  const pieces = line.is_preorder ? line.preorder_left : line.in_warehouse;
  return Math.max(0, Math.min(pieces, limits.lineQuantityMax));
}

/** A line that can no longer be had stays in the cart, outside of every sum. */
export function canBeHad(line: CartLineRow): boolean {
  return availableOf(line) > 0;
}

/** Refuses a quantity that cannot be had, for the reason the shopper can do something about. */
export function checkQuantity(offer: Availability, quantity: number): void {
  if (!offer.is_on_sale) refuse("product_gone");
  if (quantity > limits.lineQuantityMax) refuse("quantity_limit", { max: limits.lineQuantityMax });
  if (quantity <= offer.available) return;
  if (offer.is_preorder) refuse("preorder_limit");
  if (offer.available <= 0) refuse("size_gone");
  refuse("not_enough_stock", { available: offer.available });
}

/** The lines that are ordered together: a preorder stands apart from what is there. */
export function partOf(lines: readonly CartLineRow[], isPreorder: boolean): CartLineRow[] {
  return lines.filter((line) => line.is_preorder === isPreorder);
}

/** What the lines that can be had cost, before or with a delivery. */
export function priceLines(
  lines: readonly CartLineRow[],
  deliveryPrice: Parameters<typeof priceCart>[2] = () => kopecks(0),
): CartPrice {
  const priced = lines.filter(canBeHad).map((line) => ({
    id: line.id,
    basePrice: kopecks(line.base_price),
    price: kopecks(line.price),
    quantity: line.quantity,
  }));
  return priceCart(priced, discountSources, deliveryPrice);
}
