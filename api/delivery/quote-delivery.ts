import type { PaymentType } from "#contract/ordering/delivery.ts";
import { type DeliveryType, goesToAddress } from "#contract/ordering/delivery-types.ts";
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

/** What the shopper has chosen so far. */
export interface DeliveryChoice {
  siteId: number;
  type: DeliveryType | undefined;
  /** Slug of a locality, or "". */
  locality: string;
  shop: number | null;
}

/** What a choice costs; null while it does not say where to. @throws Refusal delivery_unavailable. */
export async function quoteChoice(db: Db, choice: DeliveryChoice): Promise<DeliveryQuote | null> {
  if (!isPlaceKnown(choice)) return null;
  return (await findQuote(db, choice)) ?? refuse("delivery_unavailable");
}

/** The same for a reader that refuses nothing: null also where the chosen way does not go. */
export async function findQuote(
  db: Db,
  { type, ...where }: DeliveryChoice,
): Promise<DeliveryQuote | null> {
  if (!type || !isPlaceKnown({ type, ...where })) return null;
  return deliveryProviders[type].quote(db, { ...where, now: new Date() });
}

function isPlaceKnown({ type, locality }: DeliveryChoice): boolean {
  return type !== undefined && (!goesToAddress(type) || locality !== "");
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
