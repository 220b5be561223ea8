import { presentList } from "../calls/present-list.ts";
import type { Handlers } from "../calls/serve.ts";
import { findOwnPage } from "../content/public.ts";
import type { CallContext } from "../context.ts";
import { findSet } from "./reading/find-set.ts";
import { listSets } from "./reading/list-sets.ts";
import { setsPage, setsPageSlug } from "./reading/sets-page.ts";

async function pageOfSets(context: CallContext) {
  const { db, siteId, locale } = context;
  context.tag(`page:${setsPageSlug}`);
  const own = await findOwnPage(db, siteId, setsPageSlug, locale);
  if (own?.validUntil) context.validUntil(own.validUntil);
  return setsPage(own?.page ?? null, locale);
}

export const setsHandlers: Handlers = {
  "GET sets/list/": async ({ query }, context) => {
    const list = await listSets(context.db, context.siteId, query, context.locale);
    context.tag(...list.tags);
    if (list.validUntil) context.validUntil(list.validUntil);
    return presentList(context, "sets/list/", { ...query }, list);
  },
  "GET sets/page/": (_, context) => pageOfSets(context),
  "GET sets/:id/": async ({ params }, context) => {
    const { db, siteId, locale } = context;
    const found = await findSet(db, siteId, params.id, locale);
    context.tag(...found.tags);
    if (found.validUntil) context.validUntil(found.validUntil);
    const { title } = await pageOfSets(context);
    const { category } = found;
    const ofCategory = category ? [{ ...category, path: `sets/${category.path}` }] : [];
    return { ...found.set, breadcrumbs: [{ title, path: "sets" }, ...ofCategory] };
  },
};
