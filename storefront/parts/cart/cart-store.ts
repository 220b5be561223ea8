import type { Locale } from "#contract/locale.ts";
import type { Cart } from "#contract/ordering/cart.ts";
import { apiIn } from "../../api.ts";
import { createStore } from "../../ui/store.ts";
import { cartId, keepCartId } from "./cart-id.ts";
import { withWanted } from "./wanted-quantities.ts";

/** The cart as the server last answered it; null until it has been asked for. */
export const cart = createStore<Cart | null>(null);

/** How often this tab has changed the cart: a read that began before a change is behind it. */
let changes = 0;

/** Reads are numbered: an answer is behind when that of a later read is shown already. */
let reads = 0;
let shownRead = 0;

/** Shows a change, and on top of it what the server has not answered yet. */
export function showChange(changed: Cart): void {
  changes += 1;
  cart.set(withWanted(changed));
}

/** Every answer to a change comes here: the id is kept and the other tabs are told. */
export function takeCart(answer: Cart): void {
  showChange(answer);
  keepCartId(answer.id, true);
}

/** Reads the cart from the server. A browser without a cart asks nothing. Rejects with a `Fault`. */
export async function loadCart(locale: Locale): Promise<void> {
  const cart_id = cartId();
  if (!cart_id) return cart.set(emptyCart);
  const before = changes;
  const read = ++reads;
  const answer = await apiIn(locale)("GET carts/", { query: { cart_id } });
  if (changes > before || shownRead > read) return;
  shownRead = read;
  cart.set(withWanted(answer));
  keepCartId(answer.id, false);
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
  delivery: null,
  payment: null,
};
