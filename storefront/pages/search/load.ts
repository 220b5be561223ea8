import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { readListingQuery } from "#contract/goods/listing-query.ts";
import { type ShopOnServer, shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { categoryLink } from "../../parts/header/category-link.ts";
import { leadToLast, pagesOf } from "../../parts/page-selector/pages.ts";
import { cardView } from "../../parts/product-card/card-view.ts";
import { filledGroups, foundView } from "../../parts/search/found/found.ts";
import { finding as en } from "../../words/en/finding/finding.ts";
import { finding as ru } from "../../words/ru/finding/finding.ts";

const words = { ru, en };

/** What was found by `?q=…`, or where to begin. */
export async function loadSearch({ request, context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const { searchParams } = new URL(request.url);
  // No shopper types it; the call would refuse it.
  const asked = (searchParams.get("q") ?? "").replaceAll("\0", " ");
  const { page } = readListingQuery(searchParams);
  const [{ settings }, results] = await Promise.all([
    keptVars(shop),
    shop.api("GET search/", { query: { q: asked, page } }),
  ]);
  const found = foundView(results, (product) => cardView(product, settings));
  const pages = pagesOf(found.products.count);
  leadToLast(page, pages, (last) => links[shop.locale].search(found.query, last));
  return {
    found,
    page,
    pages,
    ways: filledGroups(found).length === 0 ? await readWays(shop) : null,
    meta: metaOf(words[shop.locale].search, found.query, settings.shop_name),
  };
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>;

/** Where a search can begin, or go on after it has found nothing. */
async function readWays(shop: ShopOnServer) {
  const [popular, { categories }] = await Promise.all([
    shop.api("GET search/popular/"),
    keptVars(shop),
  ]);
  return {
    popular: popular.results,
    categories: categories
      .filter((category) => category.show_in_menu)
      .map((category) => ({
        title: category.title,
        href: categoryLink(category, links[shop.locale]),
      })),
  };
}

/** A search's page is nobody's first one: search engines keep away from it. */
function metaOf(search: typeof ru.search, query: string, shopName: string): MetaDescriptor[] {
  return [
    { title: `${query ? search.titleOf(query) : search.title} — ${shopName}` },
    { name: "robots", content: "noindex" },
  ];
}
