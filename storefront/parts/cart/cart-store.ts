import type { Cart } from "#contract/cart.ts";
import type { Locale } from "#contract/locale.ts";
import { apiIn } from "../../api.ts";
import { createStore } from "../../ui/store.ts";

const idKey = "cart_id";
/** Written on every change, so that other tabs read the cart anew. */
const changedKey = "cart_changed";

/** The cart as the server last answered it; null until it has been asked for. */
export const cart = createStore<Cart | null>(null);

/** The stored id of this browser's cart; undefined where there is none or storage is closed. */
export function cartId(): string | undefined {
  try {
    return localStorage.getItem(idKey) ?? undefined;
  } catch {
    return cart.get()?.id ?? undefined;
  }
}

/** Keeps the id that the server answered; null forgets it. */
export function keepCartId(id: string | null, isChanged = true): void {
  try {
    if (id) localStorage.setItem(idKey, id);
    else localStorage.removeItem(idKey);
    if (isChanged) localStorage.setItem(changedKey, String(Date.now()));
  } catch {
    // Without storage the cart lives as long as the tab.
  }
}

/** Every answer about the cart comes here: the id is kept and the other tabs are told. */
export function takeCart(answer: Cart, isChanged = true): void {
  cart.set(answer);
  keepCartId(answer.id, isChanged);
}

/** Reads the cart from the server. A browser without a cart asks nothing. */
export async function loadCart(locale: Locale): Promise<void> {
  const cart_id = cartId();
  if (!cart_id) return cart.set(emptyCart);
  takeCart(await apiIn(locale)("GET carts/", { query: { cart_id } }), false);
}

/** Follows what other tabs do to the cart. Answers how to stop. */
export function followOtherTabs(locale: Locale): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === changedKey || key === idKey) void loadCart(locale).catch(() => undefined);
  };
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
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
