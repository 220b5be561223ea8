import type { Locale } from "#contract/locale.ts";
import { fromRoubles, toRoubles } from "#contract/money.ts";
import { actorLabel } from "../actor.ts";
import type { Handlers } from "../calls/serve.ts";
import {
  productIdBySlug,
  publishProduct,
  setPrice,
  skuIdByCode,
  unpublishProduct,
} from "../catalog/public.ts";
import { cancelOrder, moveShipment, refundSome, settleRefund } from "../orders/public.ts";
import { once } from "../plugins/idempotency.ts";
import { refuse } from "../refuse.ts";
import { hideSet, orderSets, publishSet, putSet } from "../sets/public.ts";
import { bookStock, placeIdBySlug } from "../stock/public.ts";

const done = { ru: "Готово", en: "Done" };
const answerDone = (locale: Locale) => ({ detail: done[locale] });

export const staffHandlers: Handlers = {
  "PUT staff/products/:slug/price/": async ({ params, body }, { db, siteId, locale, actor }) => {
    const price = fromRoubles(body.price);
    const oldPrice = body.old_price === null ? null : fromRoubles(body.old_price);
    await db.transaction().execute(async (trx) => {
      const productId = await productIdBySlug(trx, params.slug);
      await setPrice(trx, { siteId, productId, price, oldPrice }, actorLabel(actor));
    });
    return answerDone(locale);
  },

  "POST staff/products/:slug/publish/": async ({ params, body }, { db, siteId, locale, actor }) => {
    const from = body.from === null ? null : new Date(body.from);
    await db.transaction().execute(async (trx) => {
      const product = { siteId, productId: await productIdBySlug(trx, params.slug) };
      const by = actorLabel(actor);
      await (body.published
        ? publishProduct(trx, { ...product, from }, by)
        : unpublishProduct(trx, product, by));
    });
    return answerDone(locale);
  },

  "PUT staff/sets/:slug/": async ({ params, body }, { db, siteId, actor }) => {
    const asked = { siteId, ...params, ...body };
    return { id: await db.transaction().execute((trx) => putSet(trx, asked, actorLabel(actor))) };
  },

  "POST staff/sets/:slug/publish/": async ({ params, body }, { db, siteId, locale, actor }) => {
    const set = { siteId, ...params };
    const from = body.from === null ? null : new Date(body.from);
    const by = actorLabel(actor);
    await db
      .transaction()
      .execute((trx) =>
        body.published ? publishSet(trx, { ...set, from }, by) : hideSet(trx, set, by),
      );
    return answerDone(locale);
  },

  "POST staff/sets/order/": async ({ body }, { db, siteId, locale, actor }) => {
    const asked = { siteId, ...body };
    await db.transaction().execute((trx) => orderSets(trx, asked, actorLabel(actor)));
    return answerDone(locale);
  },

  "POST staff/skus/:code/stock/": ({ params, body }, context) => {
    const route = "POST staff/skus/:code/stock/";
    return once(context, { route, caller: params.code, request: body }, async (trx) => {
      const skuId = await skuIdByCode(trx, params.code);
      const placeId = (await placeIdBySlug(trx, body.place)) ?? refuse("not_found");
      const cause = body.change > 0 ? "receipt" : "correction";
      const why = { cause, actor: actorLabel(context.actor), reason: body.reason } as const;
      return bookStock(trx, { skuId, placeId, change: body.change, ...why });
    });
  },

  "POST staff/orders/:number/shipment/": async ({ params, body }, context) => {
    const { db, siteId, locale, actor } = context;
    const why = { cause: "staff", actor: actorLabel(actor) };
    await db
      .transaction()
      .execute((trx) => moveShipment(trx, { siteId, ...params }, body.state, why));
    return answerDone(locale);
  },

  "POST staff/orders/:number/cancel/": async ({ params, body }, context) => {
    const { siteId, locale, actor } = context;
    const why = { reason: body.reason, actor: actorLabel(actor) };
    const route = "POST staff/orders/:number/cancel/";
    await cancelOrder(context, { siteId, ...params }, why, (work) =>
      once(context, { route, caller: params.number, request: body }, work),
    );
    return answerDone(locale);
  },

  "POST staff/orders/:number/refund/": async ({ params, body }, context) => {
    const { siteId, actor } = context;
    const why = { reason: body.reason, actor: actorLabel(actor) };
    const call = { route: "POST staff/orders/:number/refund/", caller: params.number } as const;
    const { refundId, amount } = await once(context, { ...call, request: body }, (trx) =>
      refundSome(trx, { siteId, ...params }, body.items, why),
    );
    const is_settled = await settleRefund(context, refundId);
    return { refunded: toRoubles(amount), is_settled };
  },
};
