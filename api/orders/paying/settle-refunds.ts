import { kopecks } from "#contract/money.ts";
import { actorLabel, systemActor } from "../../actor.ts";
import type { Db } from "../../context.ts";
import {
  callBank,
  closeRefund,
  isRefundDone,
  movePayment,
  noteRefundError,
  type ProviderContext,
  providerNamed,
  type RefundRow,
  type RefundToTry,
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
 * stays due and comes again after a growing pause.
 */
export async function settleRefunds(context: ProviderContext): Promise<"more" | undefined> {
  const due = await takeRefundsToTry(context.db, batch);
  for (const refund of due) await tryRefund(context, refund);
  return due.length === batch ? "more" : undefined;
}

/** Asks for one refund at once. Answers whether it is paid back; until it is it stays due. */
export async function settleRefund(context: ProviderContext, id: number): Promise<boolean> {
  const [refund] = await takeRefundsToTry(context.db, 1, id);
  return refund ? tryRefund(context, refund) : isRefundDone(context.db, id);
}

async function tryRefund(context: ProviderContext, refund: RefundToTry): Promise<boolean> {
  const { id, key, order_id, payment_key, provider, amount, attempts } = refund;
  const wish = { key, paymentKey: payment_key, amount: kopecks(amount) };
  try {
    await callBank(() => providerNamed(provider).refund(wish, context));
  } catch (error) {
    await noteRefundError(context.db, id, String((error as Error).cause ?? error));
    const facts = { err: error, refund: id, order: order_id, provider, attempts };
    context.log.warn(facts, "A bank has not paid back what is due; it is asked again");
    return false;
  }
  await context.db.transaction().execute((trx) => finishRefund(trx, refund));
  return true;
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
