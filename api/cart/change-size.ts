import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { checkQuantity } from "./cart-lines.ts";
import {
  deleteLine,
  findLineOfSku,
  findOffer,
  lockLine,
  updateQuantity,
  updateSku,
} from "./queries/change-line.ts";
import type { CartOwner } from "./queries/read-lines.ts";

/**
 * Gives a line another size of its product; a line of that size that is there already takes the
 * pieces over. @throws Refusal as for adding; not_found for another cart's line or an unknown size.
 */
export async function changeSize(
  trx: Db,
  owner: CartOwner,
  itemId: number,
  sizeId: number,
): Promise<void> {
  const line = await lockLine(trx, owner, itemId);
  if (!line) refuse("not_found");
  const offer = await findOffer(trx, owner.siteId, line.product_id, sizeId);
  if (!offer) refuse("not_found");
  if (offer.sku_id === line.sku_id) return;

  const other = await findLineOfSku(trx, owner.cartId, offer.sku_id);
  const quantity = line.quantity + (other?.quantity ?? 0);
  checkQuantity(offer, quantity);
  if (other) {
    await deleteLine(trx, owner, itemId);
    await updateQuantity(trx, other.id, quantity);
  } else {
    await updateSku(trx, itemId, { skuId: offer.sku_id, price: offer.price, quantity });
  }
}
