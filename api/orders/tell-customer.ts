import { said } from "#contract/locale.ts";
import { kopecks, toRoubles } from "#contract/money.ts";
import type { Db } from "../context.ts";
import { type OrderNews, queueEmail } from "../messages/public.ts";
import { makeGuestKey } from "./guest-key.ts";
import { presentPriceLines } from "./price-lines.ts";
import {
  findShopName,
  insertOrderKey,
  readWholeOrder,
  type WholeOrder,
} from "./queries/read-order.ts";

/**
 * Puts a letter about an order's news into the outbox, in the customer's language, with a secret
 * of its own that opens the order's page.
 */
export async function tellCustomer(trx: Db, orderId: number, news: OrderNews): Promise<void> {
  const order = await readWholeOrder(trx, { id: orderId });
  if (!order) throw new Error(`There is no order ${orderId}`);
  const { key, hash } = makeGuestKey();
  await insertOrderKey(trx, orderId, hash);
  const { locale, delivery } = order;
  const shop = said(await findShopName(trx, order.site_id), locale);
  await queueEmail(
    trx,
    { siteId: order.site_id, email: order.contacts.email, locale },
    {
      kind: "order",
      news,
      story: {
        shop,
        number: order.number,
        key,
        name: order.contacts.first_name,
        items: order.items.map((item) => ({
          title: said(item.title, locale),
          size: item.size,
          quantity: item.quantity,
          total: toRoubles(kopecks(item.total)),
        })),
        lines: presentPriceLines(stepsOf(order), locale),
        total: toRoubles(kopecks(order.total)),
        delivery: `${said(delivery.title, locale)}: ${said(delivery.address, locale)}`,
        date: delivery.date,
        payUntil: null,
      },
    },
  );
}

/** The steps of a kept order's sum. */
export function stepsOf(order: WholeOrder) {
  return {
    itemsAmount: kopecks(order.items_amount),
    saleDiscount: kopecks(order.sale_discount),
    complexDiscount: kopecks(order.complex_discount),
    delivery: kopecks(order.delivery_price),
    total: kopecks(order.total),
    count: order.items.reduce((sum, item) => sum + item.quantity, 0),
  };
}
