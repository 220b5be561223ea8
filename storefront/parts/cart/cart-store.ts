import type { Cart } from "#contract/cart.ts";
import type { Locale } from "#contract/locale.ts";
import { apiIn } from "../../api.ts";
import { createStore } from "../../ui/store.ts";
import { cartId, keepCartId } from "./cart-id.ts";

/** The cart as the server last answered it; null until it has been asked for. */
export const cart = createStore<Cart | null>(null);

/** Every answer about the cart comes here: the id is kept and the other tabs are told. */
export function takeCart(answer: Cart, isChanged = true): void {
  cart.set(answer);
  keepCartId(answer.id, isChanged);
}

/** Reads the cart from the server. A browser without a cart asks nothing. Rejects with a `Fault`. */
export async function loadCart(locale: Locale): Promise<void> {
  const cart_id = cartId();
  if (!cart_id) return cart.set(emptyCart);
  takeCart(await apiIn(locale)("GET carts/", { query: { cart_id } }), false);
}

const emptyCart: Cart = {
  id: null,
  items: [],
  items_amount: 0,
  discount_amount: 0,
  complex_discount: 0,
  total_sum: 0,
  total_count: 0,
  total_products: 0,
};
