import type { Cart } from "#contract/cart.ts";
import type { Locale } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { partOf } from "./cart-lines.ts";
import { presentCart } from "./present.ts";
import { type CartLineRow, selectLines } from "./queries/read-lines.ts";

/** What a shopper holds; `id` null when there is no such cart. */
export interface HeldCart {
  id: string | null;
  lines: CartLineRow[];
}

export async function findCart(db: Db, siteId: number, cartId: string | null): Promise<HeldCart> {
  const lines = cartId ? await selectLines(db, { cartId, siteId }) : null;
  return lines ? { id: cartId, lines } : { id: null, lines: [] };
}

/** The cart, or its preorder part, as it goes out. Writes nothing. */
export async function readCart(
  db: Db,
  owner: { siteId: number; cartId: string | null; isPreorder: boolean; locale: Locale },
): Promise<Cart> {
  const cart = await findCart(db, owner.siteId, owner.cartId);
  return presentCart(cart.id, partOf(cart.lines, owner.isPreorder), owner.locale);
}
