import { add, type Kopecks, kopecks, toRoubles } from "#contract/money.ts";
import type { Db } from "../../context.ts";
import {
  holdsMoney,
  insertRefund,
  type PaymentRow,
  selectPayments,
  selectRefunds,
} from "../../payments/public.ts";
import { refuse } from "../../refuse.ts";
import { releaseStock } from "../../stock/public.ts";
import { type OrderRow, selectUnits, type UnitRow, updateUnits } from "../queries/read-order.ts";
import { countBySku } from "./count-by-sku.ts";

/** Which pieces are paid back: how many of each item, or null for all that is left. */
export type RefundWish = readonly { id: number; quantity: number }[] | null;

/** The order's payment that holds money; null when nothing was paid or all of it went back. */
export async function paidPayment(db: Db, orderId: number): Promise<PaymentRow | null> {
  const payments = await selectPayments(db, orderId);
  return payments.find((one) => !one.is_surplus && holdsMoney(one.state)) ?? null;
}

/**
 * Writes down that pieces of a locked order are paid back, each by its share of what was paid; with
 * the last piece goes the delivery. Pieces that have not left yet go back on the shelf. The bank is
 * asked afterwards. Answers the sum.
 * @throws Refusal already_refunded, nothing_paid; not_so_many_left of a piece.
 */
export async function refundUnits(
  trx: Db,
  order: OrderRow,
  wish: RefundWish,
  why: { reason: string; actor: string },
): Promise<{ refundId: number; amount: Kopecks; isWhole: boolean }> {
  const payment = await paidPayment(trx, order.id);
  if (!payment) return refuseRefund(trx, order);
  const left = (await selectUnits(trx, order.id)).filter(({ state }) => state !== "refunded");
  const chosen = wish ? chooseUnits(left, wish) : left;
  const isWhole = chosen.length === left.length;
  const delivery = isWhole ? await deliveryLeft(trx, order) : kopecks(0);
  const amount = add(...chosen.map(({ price }) => kopecks(price)), delivery);
  if (amount <= 0) return refuseRefund(trx, order);
  const refundId = await insertRefund(trx, {
    payment_id: payment.id,
    order_id: order.id,
    amount,
    delivery_amount: delivery,
    ...why,
  });
  const ids = chosen.map(({ id }) => id);
  await updateUnits(trx, ids, { state: "refunded", refundId });
  await releaseStock(trx, order.id, why.actor, countBySku(chosen));
  return { refundId, amount, isWhole };
}

/** Nothing is left to pay back: either it has gone back, or it never came. */
async function refuseRefund(trx: Db, order: OrderRow): Promise<never> {
  const refunds = await selectRefunds(trx, order.id);
  const last = refunds.at(-1);
  if (!last) refuse("nothing_paid");
  const amount = add(...refunds.map((refund) => kopecks(refund.amount)));
  refuse("already_refunded", { amount: toRoubles(amount), at: last.created_at.toISOString() });
}

/** An item that is named twice is so many pieces together: no piece is chosen twice. */
function chooseUnits(left: readonly UnitRow[], wish: NonNullable<RefundWish>): UnitRow[] {
  const chosen = new Set<UnitRow>();
  for (const { id, quantity } of wish) {
    const ofItem = left.filter((unit) => unit.item_id === id && !chosen.has(unit));
    if (ofItem.length < quantity) {
      refuse("not_so_many_left", { id, left: ofItem.length, asked: quantity });
    }
    for (const unit of ofItem.slice(0, quantity)) chosen.add(unit);
  }
  return [...chosen];
}

async function deliveryLeft(trx: Db, order: OrderRow): Promise<Kopecks> {
  const refunds = await selectRefunds(trx, order.id);
  const back = refunds.reduce((sum, refund) => sum + refund.delivery_amount, 0);
  return kopecks(order.delivery_price - back);
}
