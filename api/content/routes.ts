import type { Handlers } from "../calls/serve.ts";
import { composeHome } from "./compose-home.ts";
import { errorPageWords, errorSlug, findPage } from "./find-page.ts";

export const contentHandlers: Handlers = {
  "GET pages/homepage/homepage/": async (_, context) => {
    const composed = await composeHome(context.db, context.siteId, context.locale);
    context.tag(...composed.tags);
    if (composed.validUntil) context.validUntil(composed.validUntil);
    return composed.home;
  },
  "GET pages/error/": async (_, context) => {
    context.tag(`page:${errorSlug}`);
    return errorPageWords(context.db, context.siteId, context.locale);
  },
  "GET pages/:slug/": async ({ params }, context) => {
    const found = await findPage(context.db, context.siteId, params.slug, context.locale);
    context.tag(`page:${params.slug}`);
    if (found.validUntil) context.validUntil(found.validUntil);
    return found.page;
  },
};
