import type { Locale } from "#contract/locale.ts";
import { add, toRoubles } from "#contract/money.ts";
import type { CalculatedPrice } from "#contract/ordering/orders.ts";
import { type CartLineRow, priceLines } from "../../cart/public.ts";
import type { Db } from "../../context.ts";
import { type DeliveryChoice, deliveryPrice, quoteChoice } from "../../delivery/public.ts";
import { presentPriceLines } from "../telling/price-lines.ts";

/**
 * What the cart would cost for a choice, step by step; while the place of a courier is not known
 * yet, without the delivery. Writes nothing. @throws Refusal delivery_unavailable.
 */
export async function calcPrice(
  db: Db,
  lines: readonly CartLineRow[],
  choice: DeliveryChoice,
  locale: Locale,
): Promise<CalculatedPrice> {
  const quote = await quoteChoice(db, choice);
  const price = priceLines(lines, quote ? (goods) => deliveryPrice(quote, goods) : undefined);
  const count = price.lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    lines: presentPriceLines({ ...price, delivery: quote && price.delivery, count }, locale),
    total: toRoubles(price.total),
    saved: toRoubles(add(price.saleDiscount, price.complexDiscount)),
  };
}
