import { limits } from "#contract/limits.ts";
import { fromRoubles } from "#contract/money.ts";
import { presentList, wholeList } from "../calls/present-list.ts";
import type { Handlers } from "../calls/serve.ts";
import type { CallContext } from "../context.ts";
import { offerDelivery } from "../delivery/public.ts";
import { readSettings } from "../settings/public.ts";
import { listShopStock } from "../shops/public.ts";
import { findListing } from "./listing/find-listing.ts";
import { listProducts } from "./listing/list-products.ts";
import { presentListing } from "./listing/present-listing.ts";
import { crumbs, findCategory, findCategoryPage } from "./reading/find-category.ts";
import { findKit } from "./reading/find-kit.ts";
import { findProduct, findSizes, productIdOf } from "./reading/find-product.ts";
import { listCategories } from "./reading/list-categories.ts";
import { listLabels } from "./reading/list-labels.ts";
import { presentAvailability } from "./reading/present-size.ts";

async function labelList(context: CallContext) {
  context.tag("settings");
  return wholeList(await listLabels(context.db, context.locale));
}

export const catalogHandlers: Handlers = {
  "GET categories/": async (_, context) => {
    context.tag("settings");
    return { results: await listCategories(context.db, context.siteId, context.locale) };
  },
  "GET categories/:path/": async ({ params }, context) => {
    context.tag("settings");
    return findCategoryPage(context.db, context.siteId, params.path, context.locale);
  },
  "GET catalog/breadcrumbs/": async ({ query }, context) => {
    context.tag("settings");
    const found = await findCategory(context.db, context.siteId, query.category, context.locale);
    return { results: crumbs(found.chain) };
  },
  "GET catalog/": async ({ query }, context) => {
    const listing = await findListing(context.db, context.siteId, query, context.locale);
    context.tag(...listing.tags);
    if (listing.validUntil) context.validUntil(listing.validUntil);
    if (listing.isInvented) context.validUntil(new Date());
    return presentListing(context, query, listing);
  },
  "GET products/": async ({ query }, context) => {
    const list = await listProducts(context.db, context.siteId, query, context.locale);
    context.tag(...list.tags);
    if (list.validUntil) context.validUntil(list.validUntil);
    return presentList(context, "products/", query, { ...list, depth: limits.listDepth });
  },
  "GET labels/": (_, context) => labelList(context),
  "GET handbooks/product-labels/": (_, context) => labelList(context),
  "GET products/:id/": async ({ params }, context) => {
    const { db, siteId, locale } = context;
    const found = await findProduct(db, siteId, params.id, locale);
    context.tag(...found.tags);
    if (found.validUntil) context.validUntil(found.validUntil);
    return found.product;
  },
  "GET products/:id/sizes/": async ({ params, query }, context) => {
    context.validUntil(new Date());
    const id = await productIdOf(context.db, params.id);
    const sizes = await findSizes(context.db, context.siteId, id);
    const from = (query.page - 1) * query.limit;
    return presentList(context, `products/${encodeURIComponent(params.id)}/sizes/`, query, {
      count: sizes.length,
      results: sizes.slice(from, from + query.limit),
    });
  },
  "GET products/:id/availability/": async ({ params, query }, context) => {
    context.validUntil(new Date());
    const { db, siteId, locale } = context;
    const id = await productIdOf(db, params.id);
    const sizes = await findSizes(db, siteId, id);
    const shops = await listShopStock(db, siteId, id, locale);
    const { settings } = await readSettings(db, siteId, locale);
    const locality = query.city || settings.default_city;
    const goods = fromRoubles(sizes[0]?.price ?? 0);
    const { city, options } = await offerDelivery(db, { siteId, locality, goods }, locale);
    return presentAvailability(sizes, shops, { city, delivery: options });
  },
  "GET kits/:id/": async ({ params, query }, context) => {
    const { tags, ...kit } = await findKit(context.db, context.siteId, params.id, context.locale);
    context.tag(...tags);
    const from = (query.page - 1) * query.limit;
    return {
      ...kit,
      products: presentList(context, `kits/${encodeURIComponent(params.id)}/`, query, {
        count: kit.products.length,
        results: kit.products.slice(from, from + query.limit),
      }),
    };
  },
};
