import type { z } from "zod";
import type { cartQuery } from "#contract/cart.ts";
import { actorLabel } from "../actor.ts";
import { findCart, partOf, readCartId } from "../cart/public.ts";
import type { CallContext } from "../context.ts";
import { once } from "../plugins/idempotency.ts";
import type { Handlers } from "../serve.ts";
import { calcPrice } from "./calc-price.ts";
import { openPayment } from "./open-payment.ts";
import { placeOrder } from "./place-order.ts";

async function linesOf(query: z.output<typeof cartQuery>, { db, siteId }: CallContext) {
  const { lines } = await findCart(db, siteId, readCartId(query.cart_id));
  return partOf(lines, query.is_preorder);
}

export const ordersHandlers: Handlers = {
  "POST orders/": async ({ query, body }, context) => {
    const { siteId, locale } = context;
    const cartId = readCartId(query.cart_id);
    const placing = {
      siteId,
      cartId,
      isPreorder: query.is_preorder,
      locale,
      request: body,
      actor: actorLabel(context.actor),
    };
    const call = { route: "POST orders/", caller: cartId ?? "", request: [query, body] } as const;
    const { number, key, payment } = await once(context, call, (trx) => placeOrder(trx, placing));
    return { number, key, payment_url: await openPayment(context, payment) };
  },

  "POST orders/calc-price/": async ({ query, body }, context) => {
    const lines = await linesOf(query, context);
    const { delivery_type: deliveryType, locality = "", shop = null } = body;
    const asked = { siteId: context.siteId, lines, deliveryType, locality, shop };
    return calcPrice(context.db, asked, context.locale);
  },
};
