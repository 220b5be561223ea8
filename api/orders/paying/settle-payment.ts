import { kopecks } from "#contract/money.ts";
import type { Db } from "../../context.ts";
import {
  type BankAnswer,
  callBank,
  type Decision,
  decidePayment,
  findPaymentByKey,
  holdsMoney,
  insertRefund,
  isOpenPayment,
  movePayment,
  noteLastWord,
  type PaymentRow,
  type ProviderContext,
  providerNamed,
  selectPayments,
} from "../../payments/public.ts";
import { moveOrder, type Why } from "../queries/moves.ts";
import { lockOrder, type OrderRow, selectUnits } from "../queries/read-order.ts";
import { tellCustomer } from "../telling/tell-customer.ts";
import { makeReceipt } from "./make-receipt.ts";

/**
 * Asks the bank how a payment stands and does what follows. Webhooks, the shopper's return, the
 * worker and staff all come here, so whoever is first, late or twice, the end is the same.
 * Answers false for a payment that is not ours. @throws BankSilent.
 */
export async function settlePayment(
  context: ProviderContext,
  paymentKey: string,
  why: Why,
): Promise<boolean> {
  const payment = await findPaymentByKey(context.db, paymentKey);
  if (!payment) return false;
  const answer = await callBank(() => providerNamed(payment.provider).ask(payment.key, context));
  await applyAnswer(context.db, payment, answer, why);
  return true;
}

/** Gives an open payment up at its bank; it may turn out to be paid. @throws BankSilent. */
export async function cancelPayment(
  context: ProviderContext,
  payment: PaymentRow,
  why: Why,
): Promise<void> {
  const answer = await callBank(() => providerNamed(payment.provider).cancel(payment.key, context));
  await applyAnswer(context.db, payment, answer, why);
}

function applyAnswer(db: Db, { id, order_id }: PaymentRow, answer: BankAnswer, why: Why) {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, { id: order_id });
    const payments = await selectPayments(trx, order_id);
    const payment = payments.find((one) => one.id === id);
    if (!order || !payment) throw new Error(`Payment ${id} has lost its order`);
    const decision = decidePayment(factsOf(order, payment, payments), answer);
    if (decision) await carryOut(trx, order, payment, decision, why);
    else if (payment.given_up && !isUndecided(answer)) await noteLastWord(trx, id);
  });
}

function isUndecided({ status }: BankAnswer): boolean {
  return status === "waiting" || status === "authorized";
}

function factsOf(order: OrderRow, payment: PaymentRow, payments: readonly PaymentRow[]) {
  const others = payments.filter((one) => one.id !== payment.id && !one.is_surplus);
  const isTaken = others.some(({ state }) => isOpenPayment(state) || holdsMoney(state));
  return {
    state: payment.state,
    amount: kopecks(payment.amount),
    currency: payment.currency,
    orderWaits: order.state === "new" && !isTaken,
  };
}

async function carryOut(
  trx: Db,
  order: OrderRow,
  payment: PaymentRow,
  decision: Decision,
  why: Why,
): Promise<void> {
  const { id } = payment;
  switch (decision.to) {
    case "authorized":
    case "cancelled":
      await movePayment(trx, { id, to: decision.to, ...why });
      return;
    case "failed":
      await movePayment(trx, { id, to: "failed", failure: decision.reason, ...why });
      return;
    case "surplus":
      await giveBack(trx, order, payment, decision, why);
      return;
    case "paid":
      await movePayment(trx, { id, to: "paid", captured: payment.amount, ...why });
      await moveOrder(trx, order.id, "confirmed", { ...why, cause: "paid" });
      await makeReceipt(trx, {
        order,
        kind: "payment",
        units: await selectUnits(trx, order.id),
        delivery: order.delivery_price,
        isHandedOver: false,
        paymentId: id,
      });
      await tellCustomer(trx, order.id, "paid");
  }
}

/** Money that the order cannot take: written down as it came and sent back whole. */
async function giveBack(
  trx: Db,
  order: OrderRow,
  payment: PaymentRow,
  { captured, reason }: { captured: number; reason: string },
  why: Why,
): Promise<void> {
  await movePayment(trx, { id: payment.id, to: "paid", captured, isSurplus: true, ...why });
  await insertRefund(trx, {
    payment_id: payment.id,
    order_id: order.id,
    amount: captured,
    delivery_amount: 0,
    reason: `Surplus: ${reason}`,
    actor: why.actor,
  });
  await tellCustomer(trx, order.id, "surplus_refunded");
}
