import type { AnswerOf } from "#contract/call.ts";
import type { Calls } from "#contract/calls.ts";
import type { Locale } from "#contract/locale.ts";
import type { Order } from "#contract/ordering/orders.ts";
import { apiIn } from "../../api.ts";
import { orderKey } from "./order-keys.ts";

export type CheckedPayment = AnswerOf<Calls["POST orders/:number/check-payment/"]>;

const named = (number: string) => ({ params: { number }, query: { key: orderKey(number) } });

/** An order with its receipts, by the key kept here. Rejects with a `Fault`: 404 without the key. */
export function readOrder(number: string, locale: Locale, signal?: AbortSignal): Promise<Order> {
  const { params, query } = named(number);
  return apiIn(locale, { signal })("GET orders/:number/", {
    params,
    query: { ...query, receipt: "true" },
  });
}

/** Has the server ask the bank how the payment stands. Rejects with a `Fault`. */
export function checkPayment(
  number: string,
  locale: Locale,
  signal?: AbortSignal,
): Promise<CheckedPayment> {
  return apiIn(locale, { signal })("POST orders/:number/check-payment/", named(number));
}

/** Starts the payment anew; answers the bank's page, null when nothing is left to pay. */
export async function startPayment(number: string, locale: Locale): Promise<string | null> {
  const api = apiIn(locale, { idempotencyKey: crypto.randomUUID() });
  return (await api("POST orders/:number/pay/", named(number))).payment_url;
}
