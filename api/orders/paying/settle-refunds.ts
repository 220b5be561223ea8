import { kopecks } from "#contract/money.ts";
import { actorLabel, systemActor } from "../../actor.ts";
import type { Db } from "../../context.ts";
import {
  callBank,
  closeRefund,
  movePayment,
  noteRefundError,
  type ProviderContext,
  providerNamed,
  type RefundRow,
  selectPayments,
  takeRefundsToTry,
} from "../../payments/public.ts";
import { lockOrder, readWholeOrder, selectUnits } from "../queries/read-order.ts";
import { tellCustomer } from "../telling/tell-customer.ts";
import { makeReceipt } from "./make-receipt.ts";

const batch = 20;
const actor = actorLabel(systemActor("refunds"));

/**
 * Asks banks to pay back what is due, once per refund however often it is asked; one that fails
 * stays due and comes again after a growing pause. `only`: this refund and no other.
 */
export async function settleRefunds(
  context: ProviderContext,
  only?: number,
): Promise<"more" | undefined> {
  const due = await takeRefundsToTry(context.db, batch, only);
  for (const refund of due) {
    try {
      await callBank(() =>
        providerNamed(refund.provider).refund(
          { key: refund.key, paymentKey: refund.payment_key, amount: kopecks(refund.amount) },
          context,
        ),
      );
    } catch (error) {
      await noteRefundError(context.db, refund.id, String((error as Error).cause ?? error));
      continue;
    }
    await context.db.transaction().execute((trx) => finishRefund(trx, refund));
  }
  return due.length === batch ? "more" : undefined;
}

async function finishRefund(trx: Db, refund: RefundRow): Promise<void> {
  const order = await lockOrder(trx, { id: refund.order_id });
  if (!order || !(await closeRefund(trx, refund.id))) return;
  const payments = await selectPayments(trx, order.id);
  const payment = payments.find(({ id }) => id === refund.payment_id);
  if (!payment) throw new Error(`Refund ${refund.id} has lost its payment`);
  const isWhole = payment.refunded + refund.amount === payment.captured;
  const isBooked = await movePayment(trx, {
    id: payment.id,
    to: isWhole ? "refunded" : "partly_refunded",
    refunded: refund.amount,
    cause: refund.reason,
    actor,
  });
  if (!isBooked) throw new Error(`Refund ${refund.id} of a payment that is ${payment.state}`);
  if (payment.is_surplus) return;
  const whole = await readWholeOrder(trx, { id: order.id });
  const wasHandedOver = whole?.shipments.some(({ state }) => state === "delivered") ?? false;
  const units = await selectUnits(trx, order.id);
  await makeReceipt(trx, {
    order,
    kind: "refund",
    units: units.filter(({ refund_id }) => refund_id === refund.id),
    delivery: refund.delivery_amount,
    isHandedOver: wasHandedOver,
    paymentId: payment.id,
    refundId: refund.id,
  });
  await tellCustomer(trx, order.id, "refunded");
}
