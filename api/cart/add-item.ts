import { limits } from "#contract/limits.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { makeCartId } from "./cart-id.ts";
import { checkQuantity } from "./cart-lines.ts";
import { upsertLine, type WishRow } from "./queries/add-line.ts";

export interface AddWish {
  siteId: number;
  /** The shopper's cart, if they have one. An id that no cart has makes a new one, never that one. */
  cartId: string | null;
  productId: number;
  sizeId: number;
  quantity: number;
}

/**
 * Puts a size of a product into the cart, or more of it; makes the cart if there is none.
 * @throws Refusal not_found, product_gone, size_gone, not_enough_stock, quantity_limit, cart_full,
 * preorder_limit, preorder_only_one_size.
 */
export async function addItem(db: Db, wish: AddWish): Promise<{ cartId: string; itemId: number }> {
  const became = await upsertLine(db, {
    ...wish,
    freshId: makeCartId(),
    lineMax: limits.lineQuantityMax,
    linesMax: limits.cartLinesMax,
  }).catch(refuseSecondPreorder);
  if (!became) refuse("not_found");
  if (became.cart_id === null || became.item_id === null) refuseWish(became, wish.quantity);
  return { cartId: became.cart_id.replaceAll("-", ""), itemId: became.item_id };
}

function refuseWish(row: WishRow, wanted: number): never {
  checkQuantity(row, row.quantity_before + wanted);
  if (row.is_preorder && row.has_preorder) refuse("preorder_only_one_size");
  if (row.quantity_before === 0 && row.lines >= limits.cartLinesMax) refuse("cart_full");
  // Another tap came between the look and the change: what is left is told.
  refuse("not_enough_stock", { available: row.available });
}

/** Two tabs that preorder at once meet at the index of one preorder per cart. */
function refuseSecondPreorder(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === "23505" && constraint === "cart_items_one_preorder")
    refuse("preorder_only_one_size");
  throw error;
}
