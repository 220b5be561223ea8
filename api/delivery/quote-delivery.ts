import type { DeliveryType, PaymentType } from "#contract/delivery.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import type { DeliveryQuote, DeliveryRequest } from "./providers/provider.ts";
import { deliveryProviders } from "./providers/registry.ts";

/** What a way of delivery costs and when it comes. @throws Refusal delivery_unavailable. */
export async function quoteDelivery(
  db: Db,
  type: DeliveryType,
  request: DeliveryRequest,
): Promise<DeliveryQuote> {
  return (await deliveryProviders[type].quote(db, request)) ?? refuse("delivery_unavailable");
}

/** Every way of delivery that goes there. */
export async function quoteAll(db: Db, request: DeliveryRequest): Promise<DeliveryQuote[]> {
  const quotes = [];
  for (const provider of Object.values(deliveryProviders)) {
    const quote = await provider.quote(db, request);
    if (quote) quotes.push(quote);
  }
  return quotes;
}

export function paymentTypesOf(type: DeliveryType): readonly PaymentType[] {
  return deliveryProviders[type].paymentTypes;
}

/** Checks that a payment type goes with a way of delivery. @throws Refusal payment_unavailable. */
export function checkPaymentType(type: DeliveryType, paymentType: PaymentType): void {
  if (!paymentTypesOf(type).includes(paymentType)) refuse("payment_unavailable");
}
