import type { Kopecks } from "#contract/money.ts";
import type { Db } from "../../context.ts";
import { refuse } from "../../refuse.ts";
import { isInWarehouse } from "../order-states.ts";
import { lockOrder, type OrderName, readWholeOrder } from "../queries/read-order.ts";
import { closeOrder } from "./close-order.ts";
import { type RefundWish, refundUnits } from "./refund-order.ts";

/**
 * Pays back pieces of an order, or all that is left; an order of which nothing is left before it
 * went out is cancelled by that. The bank is asked by `settleRefund` once this is committed.
 * @throws Refusal not_found, and those of `refundUnits`.
 */
export async function refundSome(
  trx: Db,
  name: OrderName,
  wish: RefundWish,
  why: { reason: string; actor: string },
): Promise<{ refundId: number; amount: Kopecks }> {
  const order = (await lockOrder(trx, name)) ?? refuse("not_found");
  const { refundId, amount, isWhole } = await refundUnits(trx, order, wish, why);
  const whole = await readWholeOrder(trx, { id: order.id });
  const isHere = whole?.shipments.every(({ state }) => isInWarehouse(state));
  if (isWhole && isHere) {
    await closeOrder(trx, order, "cancelled", { cause: why.reason, actor: why.actor });
  }
  return { refundId, amount };
}
