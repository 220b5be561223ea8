import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { checkQuantity } from "./cart-lines.ts";
import { deleteLine, lockLine, updateQuantity } from "./queries/change-line.ts";
import type { CartOwner } from "./queries/read-lines.ts";

/**
 * Sets a line's quantity to what `change` makes of the present one; nothing left removes the line.
 * Less is always allowed. @throws Refusal as for adding; not_found for another cart's line.
 */
export async function changeQuantity(
  trx: Db,
  owner: CartOwner,
  itemId: number,
  change: (before: number) => number,
): Promise<void> {
  const line = await lockLine(trx, owner, itemId);
  if (!line) refuse("not_found");
  const quantity = change(line.quantity);
  if (quantity <= 0) {
    await deleteLine(trx, owner, itemId);
    return;
  }
  if (quantity > line.quantity) checkQuantity(line, quantity);
  await updateQuantity(trx, itemId, quantity);
}
