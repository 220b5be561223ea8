import type { ProductCard } from "#contract/goods/product-card.ts";
import { discountPercent } from "#contract/money.ts";

/** What stands where the price does. */
export type Offer =
  | { kind: "price"; price: number; oldPrice: number | null; percent: number }
  | { kind: "preorder" | "comingSoon" | "onlyInShops" };

type Priced = Pick<
  ProductCard,
  "price" | "old_price" | "is_preorder" | "is_coming_soon" | "in_stock" | "in_shops"
>;

/** `showOldPrice` is the setting `is_old_price`. Prices in roubles. */
export function offerOf(product: Priced, showOldPrice: boolean): Offer {
  if (product.is_preorder) return { kind: "preorder" };
  if (product.is_coming_soon) return { kind: "comingSoon" };
  if (!product.in_stock && product.in_shops) return { kind: "onlyInShops" };
  return priceOf(product, showOldPrice);
}

/** The price itself, whatever the state: a product's own page always tells it. */
export function priceOf(
  { price, old_price }: Pick<Priced, "price" | "old_price">,
  showOldPrice: boolean,
): Extract<Offer, { kind: "price" }> {
  const oldPrice = showOldPrice && old_price !== null && old_price > price ? old_price : null;
  return {
    kind: "price",
    price,
    oldPrice,
    percent: oldPrice ? discountPercent(price, oldPrice) : 0,
  };
}
