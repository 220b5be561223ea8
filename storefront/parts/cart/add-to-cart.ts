import type { CartItem } from "#contract/cart.ts";
import type { Locale } from "#contract/locale.ts";
import { apiIn } from "../../api.ts";
import { cartOverlay } from "./cart-overlay.ts";
import { cart, cartId, takeCart } from "./cart-store.ts";

export interface Addition {
  product: number;
  /** A size's id as the product's sizes give it. */
  size: number;
  quantity: number;
}

/** Adds one size. Resolves with the line. Rejects with a `Fault`; nothing is shown then. */
export async function putIntoCart(addition: Addition, locale: Locale): Promise<CartItem> {
  const api = apiIn(locale, { idempotencyKey: crypto.randomUUID() });
  const {
    item_added,
    message: _,
    ...changed
  } = await api("POST carts/items/", {
    query: { cart_id: cartId() ?? cart.get()?.id ?? undefined },
    body: addition,
  });
  takeCart(changed);
  return item_added;
}

/** Adds one size and shows what was added. Rejects with a `Fault`. */
export async function addToCart(addition: Addition, locale: Locale): Promise<void> {
  const item = await putIntoCart(addition, locale);
  cartOverlay.set({ kind: "added", items: [item] });
}
