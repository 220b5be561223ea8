import type { Handlers } from "../calls/serve.ts";
import { findRedirect } from "./find-redirect.ts";

export const seoHandlers: Handlers = {
  "GET seo/has-redirect/": ({ query }, context) =>
    findRedirect(context.db, context.siteId, query.url),
};
