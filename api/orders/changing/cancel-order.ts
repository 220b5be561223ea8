import type { Db } from "../../context.ts";
import { isFinal } from "../../life-cycle.ts";
import type { ProviderContext } from "../../payments/public.ts";
import { refuse } from "../../refuse.ts";
import { isInWarehouse, orderCycle } from "../order-states.ts";
import { giveUpPayments } from "../paying/give-up-payments.ts";
import { settleRefund } from "../paying/settle-refunds.ts";
import { lockOrder, type OrderName, readWholeOrder } from "../queries/read-order.ts";
import { findNamedOrder } from "../telling/read-order.ts";
import { tellCustomer } from "../telling/tell-customer.ts";
import { closeOrder } from "./close-order.ts";
import { paidPayment, refundUnits } from "./refund-order.ts";

/** Does the work in one transaction: the pool's own, or one that remembers its answer. */
type InTransaction = <T>(work: (trx: Db) => Promise<T>) => Promise<T>;

/**
 * Cancels an order that has not left the warehouse: stock comes back, what was paid is paid back.
 * @throws Refusal not_found, order_has_left, order_closed.
 */
export async function cancelOrder(
  context: ProviderContext,
  name: OrderName,
  why: { reason: string; actor: string },
  inTransaction: InTransaction = (work) => context.db.transaction().execute(work),
): Promise<void> {
  const { id } = await findNamedOrder(context.db, name);
  await giveUpPayments(context, id, { cause: why.reason, actor: why.actor });
  const refundId = await inTransaction((trx) => cancelLocked(trx, id, why));
  if (refundId !== null) await settleRefund(context, refundId);
}

async function cancelLocked(
  trx: Db,
  id: number,
  why: { reason: string; actor: string },
): Promise<number | null> {
  const order = (await lockOrder(trx, { id })) ?? refuse("not_found");
  const whole = await readWholeOrder(trx, { id });
  const left = whole?.shipments.find(({ state }) => state !== "cancelled" && !isInWarehouse(state));
  if (left) refuse("order_has_left", { from: left.state });
  if (isFinal(orderCycle, order.state)) refuse("order_closed");
  const isPaid = (await paidPayment(trx, id)) !== null;
  const refund = isPaid ? await refundUnits(trx, order, null, why) : null;
  await closeOrder(trx, order, "cancelled", { cause: why.reason, actor: why.actor });
  await tellCustomer(trx, id, "cancelled");
  return refund?.refundId ?? null;
}
