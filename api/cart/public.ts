export { readCartId } from "./cart-id.ts";
export { availableOf, canBeHad, partOf, priceLines } from "./cart-lines.ts";
export type { CartPrice } from "./price-cart.ts";
export { deleteLines, lockCart } from "./queries/carts.ts";
export type { CartLineRow } from "./queries/read-lines.ts";
export { findCart } from "./read-cart.ts";
