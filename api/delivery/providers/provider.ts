import type { Said } from "#contract/locale.ts";
import { type Kopecks, noMoney } from "#contract/money.ts";
import type { PaymentType } from "#contract/ordering/delivery.ts";
import type { DeliveryType } from "#contract/ordering/delivery-types.ts";
import type { Db } from "../../context.ts";
import type { PickupShopRow } from "../queries.ts";
import type { Day } from "../working-days.ts";

/** Where to and from when; what a way of delivery does not need is left empty. */
export interface DeliveryRequest {
  siteId: number;
  /** Slug of a locality, or "" while it is not known. */
  locality: string;
  /** Id of an own shop, or null while it is not chosen. */
  shop: number | null;
  now: Date;
}

export interface DeliveryQuote {
  type: DeliveryType;
  title: Said;
  description: Said;
  price: Kopecks;
  /** From this sum of goods on it costs nothing; null: never. */
  freeFrom: Kopecks | null;
  /** Earliest day. */
  date: Day;
  /** The city, or the shop's city and street. */
  address: Said;
  shop: PickupShopRow | null;
}

/** One way of delivery. */
export interface DeliveryProvider {
  type: DeliveryType;
  /** Payment types that go with it. */
  paymentTypes: readonly PaymentType[];
  /** What it costs and when it comes; null when it does not go there. */
  quote(db: Db, request: DeliveryRequest): Promise<DeliveryQuote | null>;
}

/** What a quote comes to for goods of this sum. */
export function deliveryPrice(
  quote: Pick<DeliveryQuote, "price" | "freeFrom">,
  goods: Kopecks,
): Kopecks {
  const isFree = quote.freeFrom !== null && goods >= quote.freeFrom;
  return isFree ? noMoney : quote.price;
}
