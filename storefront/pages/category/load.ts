import { type LoaderFunctionArgs, redirect } from "react-router";
import { writeListingQuery } from "#contract/goods/listing-query.ts";
import { type ShopOnServer, shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { listingMeta } from "../../parts/listing/listing-meta.ts";
import { loadListing } from "../../parts/listing/load-listing.ts";
import { breadcrumbsMeta, placeOf } from "../../parts/page-meta/page-meta.ts";
import { leadToLast } from "../../parts/page-selector/pages.ts";
import { menuNodes } from "../../parts/side-menu/menu-node.ts";

/**
 * A category by its chain of slugs. An old or partial chain goes to the whole one for good, with
 * its query, one made of a kit to the kit's list; a page beyond the last one goes to the last.
 */
export async function loadCategory({ request, params, context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const to = links[shop.locale];
  const url = new URL(request.url);
  const path = params["*"] ?? "";
  const page = await shop
    .keep(`category ${shop.locale} ${path}`, (client) =>
      client("GET categories/:path/", { params: { path } }),
    )
    .catch((fault) => movedOr(fault, shop, url));
  const { category } = page;
  if (page.canonical !== path || category.kit_slug) {
    throw redirect(to.category(page.canonical, category.kit_slug) + url.search, 301);
  }
  const [listing, { settings, categories }, looks] = await Promise.all([
    loadListing(shop, url, path),
    keptVars(shop),
    category.has_sets ? shop.keep(`sets ${shop.locale}`, (api) => api("GET sets/page/")) : null,
  ]);
  const { query, pages } = listing;
  leadToLast(query.page, pages, (last) => {
    return to.category(path) + writeListingQuery({ ...query, page: last });
  });
  const place = placeOf(shop, settings);
  return {
    title: category.title,
    description: page.description,
    path,
    /** What the way to the category's looks is called; null where it has none. */
    looks: looks?.title ?? null,
    breadcrumbs: page.breadcrumbs.filter((crumb) => crumb.path !== path),
    menu: menuNodes(categories),
    listing,
    meta: [
      ...listingMeta(place, listing, {
        path: to.category(path),
        title: category.seo_title || category.title,
        description: page.seo_description,
        picture: category.image ?? listing.cards[0]?.picture,
      }),
      breadcrumbsMeta(place, page.breadcrumbs),
    ],
  };
}

/** Only what is no category may have moved elsewhere: the redirect table is asked last. */
async function movedOr(fault: unknown, { api }: ShopOnServer, url: URL): Promise<never> {
  if (!(fault instanceof Response) || fault.status !== 404) throw fault;
  const moved = await api("GET seo/has-redirect/", {
    query: { url: url.pathname + url.search },
  }).catch(() => null);
  throw moved ? redirect(moved.to_url, moved.status) : fault;
}

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>;
