import type { Locale } from "#contract/locale.ts";
import type { CartItem } from "#contract/ordering/cart.ts";
import { apiIn } from "../../../api.ts";
import { visitKey } from "../../recommendations/visit.ts";
import { cartId, keepCartId } from "../cart-id.ts";
import { cartOverlay } from "../cart-overlay.ts";
import { takeCart } from "../cart-store.ts";
import { inTurn } from "../in-turn.ts";

export interface Addition {
  product: number;
  /** A size's id as the product's sizes give it. */
  size: number;
  quantity: number;
}

const underWay = new Map<string, Promise<CartItem>>();

/**
 * Adds one size; a second tap while it is under way is the same addition. Resolves with the line.
 * Rejects with a `Fault`; nothing is shown then.
 */
export function putIntoCart(addition: Addition, locale: Locale): Promise<CartItem> {
  const name = `${addition.product} ${addition.size}`;
  const running = underWay.get(name);
  if (running) return running;
  const adding = inTurn(() => add(addition, locale)).finally(() => underWay.delete(name));
  underWay.set(name, adding);
  return adding;
}

async function add(addition: Addition, locale: Locale): Promise<CartItem> {
  const api = apiIn(locale, { idempotencyKey: crypto.randomUUID() });
  const {
    item_added,
    message: _,
    ...changed
  } = await api("POST carts/items/", {
    query: { cart_id: cartId() },
    body: { ...addition, visit: visitKey() },
  });
  // A preorder's answer holds the preorder alone: the cart in the header stays what it was.
  if (item_added.is_preorder) keepCartId(changed.id);
  else takeCart(changed);
  return item_added;
}

/** Adds one size and shows what was added. Rejects with a `Fault`. */
export async function addToCart(addition: Addition, locale: Locale): Promise<void> {
  const item = await putIntoCart(addition, locale);
  cartOverlay.set({ kind: "added", items: [item] });
}
