import { readIds } from "../calls/read-ids.ts";
import type { Handlers } from "../calls/serve.ts";
import { readCartId } from "../cart/public.ts";
import { findCards } from "../catalog/public.ts";
import { limitCalls, shopperAddress } from "../plugins/limits.ts";
import { recordViews } from "./hearing/record-views.ts";
import { presentFacts } from "./present.ts";
import { recommend } from "./recommend.ts";

export const recommendationHandlers: Handlers = {
  "GET recommendations/": async ({ query }, context) => {
    // What it answers changes with every shopper's step; no page is made of it.
    context.validUntil(new Date());
    return recommend(context, {
      code: query.code,
      limit: query.limit,
      category: query.category || null,
      item: query.item ?? null,
      exclude: readIds(query.exclude),
      cartId: readCartId(query.cart_id),
      searchQuery: query.search_query || null,
      title: query.title ?? "",
      visit: query.visit ?? null,
    });
  },

  "GET products/recommends/": async ({ query }, { db, siteId, locale, tag }) => {
    const { results, tags } = await findCards(db, siteId, readIds(query.ids), locale);
    tag(...tags);
    return { results: results.slice(0, query.limit) };
  },

  "GET products/marketing/": async ({ query }, { db, siteId, locale, tag }) => {
    const { results, tags } = await findCards(db, siteId, readIds(query.id), locale);
    tag(...tags);
    return { results: results.map(presentFacts) };
  },

  "POST products/viewed/": async ({ body }, context) => {
    await limitCalls(context, { viewsPerAddress: shopperAddress(context.ip) });
    const { visit, shown, opened = null, recommend_code: code = "" } = body;
    await recordViews(context, { visit, shown, opened, code });
    return {};
  },
};
