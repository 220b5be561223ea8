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
    return undefined;
  }
}

/** Every answer of a cart call comes here: the id is kept and the other tabs are told. */
export function takeCart(answer: Cart, changed = true): void {
  cart.set(answer);
  try {
    if (answer.id) localStorage.setItem(idKey, answer.id);
    else localStorage.removeItem(idKey);
    if (changed) localStorage.setItem(changedKey, String(Date.now()));
  } catch {
    // Without storage the cart lives as long as the tab.
  }
}

/** Reads the cart from the server. A browser without a cart asks nothing. */
export async function loadCart(locale: Locale): Promise<void> {
  const id = cartId() ?? cart.get()?.id ?? undefined;
  if (!id) return;
  takeCart(await apiIn(locale)("GET carts/", { query: { cart_id: id } }), false);
}

/** Follows what other tabs do to the cart. Answers how to stop. */
export function followOtherTabs(locale: Locale): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === changedKey || key === idKey) void loadCart(locale).catch(() => undefined);
  };
  addEventListener("storage", changed);
  return () => removeEventListener("storage", changed);
}
