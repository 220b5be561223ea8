import type { DeliveryType } from "#contract/delivery.ts";
import type { Locale } from "#contract/locale.ts";
import { add, toRoubles } from "#contract/money.ts";
import type { CalculatedPrice } from "#contract/orders.ts";
import { type CartLineRow, priceLines } from "../cart/public.ts";
import type { Db } from "../context.ts";
import { deliveryPrice, quoteDelivery } from "../delivery/public.ts";
import { presentPriceLines } from "./price-lines.ts";

export interface PriceAsked {
  siteId: number;
  lines: readonly CartLineRow[];
  deliveryType: DeliveryType | undefined;
  locality: string;
  shop: number | null;
}

/**
 * What the cart would cost for a choice, step by step; while the place of a courier is not known
 * yet, without the delivery. Writes nothing. @throws Refusal delivery_unavailable.
 */
export async function calcPrice(
  db: Db,
  asked: PriceAsked,
  locale: Locale,
): Promise<CalculatedPrice> {
  const { deliveryType: type, siteId, locality, shop } = asked;
  const isKnown = type === "own_shop" || (type === "courier" && locality !== "");
  const quote =
    type && isKnown
      ? await quoteDelivery(db, type, { siteId, locality, shop, now: new Date() })
      : null;
  const price = priceLines(asked.lines, quote ? (goods) => deliveryPrice(quote, goods) : undefined);
  const count = price.lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    lines: presentPriceLines({ ...price, delivery: quote && price.delivery, count }, locale),
    total: toRoubles(price.total),
    saved: toRoubles(add(price.saleDiscount, price.complexDiscount)),
  };
}
