import { returnPreorder } from "../../catalog/public.ts";
import type { Db } from "../../context.ts";
import { isOpenPayment, movePayment, selectPayments } from "../../payments/public.ts";
import { releaseStock } from "../../stock/public.ts";
import { moveOrder, moveShipments, type Why } from "../queries/moves.ts";
import { type OrderRow, selectUnits } from "../queries/read-order.ts";
import { countBySku } from "./count-by-sku.ts";

/**
 * Ends a locked order that will not be carried out: all it held comes back. Payments that are open
 * still, because their bank was silent, are given up here; money that comes for them all the same
 * is paid back by itself. False when the order's state does not lead there.
 */
export async function closeOrder(
  trx: Db,
  order: OrderRow,
  to: "cancelled" | "expired",
  why: Why,
): Promise<boolean> {
  if (!(await moveOrder(trx, order.id, to, why))) return false;
  await moveShipments(trx, order.id, "cancelled", why);
  for (const payment of await selectPayments(trx, order.id)) {
    if (isOpenPayment(payment.state)) {
      await movePayment(trx, { id: payment.id, to: "cancelled", isGivenUp: true, ...why });
    }
  }
  await releaseStock(trx, order.id, why.actor);
  if (order.is_preorder) {
    for (const { skuId, quantity } of countBySku(await selectUnits(trx, order.id))) {
      await returnPreorder(trx, skuId, quantity);
    }
  }
  return true;
}
