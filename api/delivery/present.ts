import { type Locale, said } from "#contract/locale.ts";
import { type Kopecks, toRoubles } from "#contract/money.ts";
import type { DeliveryOption, PickupShop } from "#contract/ordering/delivery.ts";
import { type DeliveryQuote, deliveryPrice } from "./providers/provider.ts";
import { deliveryProviders } from "./providers/registry.ts";
import type { PickupShopRow } from "./queries.ts";

/** A way of delivery as offered for goods of this sum. */
export function presentOption(
  quote: DeliveryQuote,
  goods: Kopecks,
  locale: Locale,
): DeliveryOption {
  return {
    type: quote.type,
    title: said(quote.title, locale),
    description: said(quote.description, locale),
    price: toRoubles(deliveryPrice(quote, goods)),
    date: quote.date,
    free_from: quote.freeFrom === null ? null : toRoubles(quote.freeFrom),
    payment_types: [...deliveryProviders[quote.type].paymentTypes],
  };
}

export function presentShop(shop: PickupShopRow, locale: Locale): PickupShop {
  return {
    id: shop.id,
    slug: shop.slug,
    title: said(shop.title, locale),
    city: said(shop.city, locale),
    address: said(shop.address, locale),
    phone: shop.phone,
    hours: said(shop.hours, locale),
    lat: shop.lat,
    lon: shop.lon,
  };
}
