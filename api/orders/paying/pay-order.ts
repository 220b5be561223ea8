import type { Config } from "../../config.ts";
import type { Db } from "../../context.ts";
import {
  holdsMoney,
  insertPayment,
  isOpenPayment,
  type PaymentIntent,
  selectPayments,
} from "../../payments/public.ts";
import { refuse } from "../../refuse.ts";
import { lockOrder, type OrderRow } from "../queries/read-order.ts";
import { providerFor } from "./provider-for.ts";

/**
 * The payment by which an order is to be paid: the open one, so that two tabs pay one, else a new
 * intent. Ask the bank about open ones first. @throws Refusal not_found, already_paid,
 * payment_in_progress, order_not_payable, payment_unavailable.
 */
export async function payOrder(
  trx: Db,
  orderId: number,
  config: Config,
  actor: string,
): Promise<PaymentIntent> {
  const order = (await lockOrder(trx, { id: orderId })) ?? refuse("not_found");
  const payments = (await selectPayments(trx, orderId)).filter((one) => !one.is_surplus);
  if (payments.some(({ state }) => holdsMoney(state))) refuse("already_paid");
  if (order.state !== "new" || isLate(order)) refuse("order_not_payable");
  const open = payments.find(({ state }) => isOpenPayment(state));
  if (open?.state === "authorized") refuse("payment_in_progress");
  const provider = providerFor(order.payment_type, config);
  const payment =
    open ?? (await insertPayment(trx, { orderId, provider, amount: order.total, actor }));
  const { id, key, amount, currency } = payment;
  const { number: orderNumber, locale } = order;
  return { id, key, provider: open?.provider ?? provider, amount, currency, orderNumber, locale };
}

function isLate({ pay_until }: OrderRow): boolean {
  return pay_until !== null && pay_until.getTime() <= Date.now();
}
