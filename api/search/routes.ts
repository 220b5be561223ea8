import type { Handlers } from "../calls/serve.ts";
import { limitCalls, shopperAddress } from "../plugins/limits.ts";
import { popularQueries } from "./popular/popular-queries.ts";
import { tellQuery } from "./popular/tell-query.ts";
import { search } from "./search.ts";

export const searchHandlers: Handlers = {
  "GET search/": ({ query }, context) => {
    // What is typed is without end: nothing of it is kept.
    context.validUntil(new Date());
    return search(context.db, context.siteId, query, context.locale);
  },
  "GET search/popular/": async (_, context) => {
    context.validUntil(new Date());
    return { results: await popularQueries(context.db, context.siteId, context.locale) };
  },
  "POST search/queries/": async ({ body }, context) => {
    await limitCalls(context, { queriesPerAddress: shopperAddress(context.ip) });
    await tellQuery(context, body.q);
    return {};
  },
};
