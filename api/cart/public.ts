export { readCartId } from "./cart-id.ts";
export { availableOf, canBeHad, partOf, priceLines } from "./cart-lines.ts";
export type { CartPrice } from "./price-cart.ts";
export { type CartLineRow, deleteLines, lockCart } from "./queries.ts";
export { findCart } from "./read-cart.ts";
