import type { Db } from "../../context.ts";
import type { OrderNews } from "../../messages/public.ts";
import { makeGuestKey } from "../guest-key.ts";
import { findShopName, insertOrderKey, readWholeOrder } from "../queries/read-order.ts";
import { queueOrderLetter } from "./order-letter.ts";
import { stepsOf } from "./price-lines.ts";

/**
 * Puts a letter about an order's news into the outbox, in the customer's language, with a secret
 * of its own that opens the order's page.
 */
export async function tellCustomer(trx: Db, orderId: number, news: OrderNews): Promise<void> {
  const order = await readWholeOrder(trx, { id: orderId });
  if (!order) throw new Error(`There is no order ${orderId}`);
  const { key, hash } = makeGuestKey();
  await insertOrderKey(trx, orderId, hash);
  const shop = await findShopName(trx, order.site_id);
  const facts = { ...order, siteId: order.site_id, shop, steps: stepsOf(order), payUntil: null };
  await queueOrderLetter(trx, news, facts, key);
}
