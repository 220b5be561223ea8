import type { z } from "zod";
import type { cartQuery } from "#contract/ordering/cart.ts";
import { actorLabel } from "../actor.ts";
import type { Handlers } from "../calls/serve.ts";
import { findCart, partOf, readCartId } from "../cart/public.ts";
import type { CallContext } from "../context.ts";
import { holdsMoney } from "../payments/public.ts";
import { once } from "../plugins/idempotency.ts";
import { type Counted, limitCalls, shopperAddress } from "../plugins/limits.ts";
import { notePurchase } from "../recommendations/public.ts";
import { checkPayment } from "./paying/check-payment.ts";
import { openPayment } from "./paying/open-payment.ts";
import { payOrder } from "./paying/pay-order.ts";
import { calcPrice } from "./placing/calc-price.ts";
import { placeOrder } from "./placing/place-order.ts";
import { stateTitles } from "./telling/order-words.ts";
import { isUndecided, presentOrder, stateOf } from "./telling/present.ts";
import { findNamedOrder, guestOrderName, readOrder } from "./telling/read-order.ts";

async function linesOf(query: z.output<typeof cartQuery>, { db, siteId }: CallContext) {
  const { lines } = await findCart(db, siteId, readCartId(query.cart_id));
  return partOf(lines, query.is_preorder);
}

/** Whose order it is, as far as limits go: those who try the shop on their own machine have none. */
function ordersOf(email: string, ip: string): Counted {
  const address = shopperAddress(ip);
  return { ordersPerAddress: address, ordersPerMailbox: address && email.toLowerCase() };
}

export const ordersHandlers: Handlers = {
  "POST orders/": async ({ query, body }, context) => {
    const { siteId, locale, config } = context;
    const cartId = readCartId(query.cart_id);
    const actor = actorLabel(context.actor);
    const isPreorder = query.is_preorder;
    await limitCalls(context, ordersOf(body.email, context.ip));
    const placing = { siteId, cartId, isPreorder, locale, request: body, config, actor };
    const call = { route: "POST orders/", caller: cartId ?? "", request: [query, body] } as const;
    const { number, key, payment } = await once(context, call, async (trx) => {
      const placed = await placeOrder(trx, placing);
      await notePurchase(trx, context, { number: placed.number, cartId });
      return placed;
    });
    return { number, key, payment_url: await openPayment(context, payment) };
  },

  "POST orders/calc-price/": async ({ query, body }, context) => {
    const lines = await linesOf(query, context);
    const { delivery_type: type, locality = "", shop = null } = body;
    const choice = { siteId: context.siteId, type, locality, shop };
    return calcPrice(context.db, lines, choice, context.locale);
  },

  "GET orders/:number/": async ({ params, query }, { db, siteId, locale }) => {
    const name = guestOrderName(siteId, params.number, query.key);
    const withReceipts = query.receipt;
    return presentOrder(await readOrder(db, name, { withReceipts }), locale);
  },

  "POST orders/:number/check-payment/": async ({ params, query }, context) => {
    const name = guestOrderName(context.siteId, params.number, query.key);
    const order = await findNamedOrder(context.db, name);
    await limitCalls(context, { questionsPerOrder: order.number });
    await checkPayment(context, order.id);
    const reading = await readOrder(context.db, name);
    const state = stateOf(reading);
    const paid = reading.payments.some((one) => !one.is_surplus && holdsMoney(one.state));
    const state_title = stateTitles[state][context.locale];
    return { state, state_title, paid, is_undecided: isUndecided(reading) };
  },

  "POST orders/:number/pay/": async ({ params, query }, context) => {
    const name = guestOrderName(context.siteId, params.number, query.key);
    const order = await findNamedOrder(context.db, name);
    await limitCalls(context, { paymentsPerOrder: order.number });
    await checkPayment(context, order.id);
    const call = {
      route: "POST orders/:number/pay/",
      caller: order.number,
      request: params,
    } as const;
    const actor = actorLabel(context.actor);
    const payment = await once(context, call, (trx) =>
      payOrder(trx, order.id, context.config, actor),
    );
    return { payment_url: await openPayment(context, payment, "refuse") };
  },
};
