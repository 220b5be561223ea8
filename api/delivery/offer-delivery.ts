import { type Locale, said } from "#contract/locale.ts";
import type { Kopecks } from "#contract/money.ts";
import type { DeliveryOption } from "#contract/ordering/delivery.ts";
import type { Db } from "../context.ts";
import { presentOption } from "./present.ts";
import { findLocality } from "./queries.ts";
import { quoteAll } from "./quote-delivery.ts";

interface OfferRequest {
  siteId: number;
  /** Slug of a locality. */
  locality: string;
  /** What the goods cost, for free delivery. */
  goods: Kopecks;
}

/** The ways of delivery to a place by its name; no name when the place is not known. */
export async function offerDelivery(
  db: Db,
  { siteId, locality, goods }: OfferRequest,
  locale: Locale,
): Promise<{ city: string; options: DeliveryOption[] }> {
  const place = await findLocality(db, locality);
  const quotes = await quoteAll(db, { siteId, locality, shop: null, now: new Date() });
  return {
    city: said(place?.title, locale),
    options: quotes.map((quote) => presentOption(quote, goods, locale)),
  };
}
