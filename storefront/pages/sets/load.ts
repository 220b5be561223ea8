import { type LoaderFunctionArgs, redirect } from "react-router";
import type { Category } from "#contract/goods/catalog.ts";
import { readListingQuery, writeListingQuery } from "#contract/goods/listing-query.ts";
import { type ShopOnServer, shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { listingMeta } from "../../parts/listing/listing-meta.ts";
import { breadcrumbsMeta, itemListMeta, placeOf } from "../../parts/page-meta/page-meta.ts";
import { leadToLast, pagesOf } from "../../parts/page-selector/pages.ts";
import { sets as en } from "../../words/en/sets.ts";
import { sets as ru } from "../../words/ru/sets.ts";

const words = { ru, en };

/**
 * All looks, or those of a category by its chain of slugs; an old or partial chain goes to the whole
 * one. A category that has neither looks nor the mark of having some is not found.
 */
export async function loadSets({ request, params, context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const path = params["*"] ?? "";
  const url = new URL(request.url);
  const { page } = readListingQuery(url.searchParams);
  const category = path === "" ? null : await findCategory(shop, path, url);
  const [list, over, { settings, categories }] = await Promise.all([
    shop.api("GET sets/list/", { query: { page, ...(category && { category: path }) } }),
    shop.api("GET sets/page/"),
    keptVars(shop),
  ]);
  if (category && !category.has_sets && list.count === 0) throw new Response(null, { status: 404 });
  const address = links[shop.locale].sets(path);
  const pages = pagesOf(list.count);
  leadToLast(page, pages, (last) => address + writeListingQuery({ page: last }));
  const place = placeOf(shop, settings);
  const title = category ? words[shop.locale].looksOf(category.title) : over.title;
  return {
    title,
    description: category ? "" : over.description,
    above: over.title,
    path,
    address,
    page,
    pages,
    sets: list.results,
    departments: withSets(categories).map((one) => ({
      title: one.title,
      path: one.categories_path,
    })),
    meta: [
      ...listingMeta(
        place,
        { query: { page, filters: {} }, pages },
        {
          path: address,
          title: category ? title : over.seo_title,
          description: over.seo_description,
          picture: list.results[0]?.image,
        },
      ),
      breadcrumbsMeta(place, [
        { title: over.title, path: "sets" },
        ...(category ? [{ title: category.title, path: `sets/${path}` }] : []),
      ]),
      itemListMeta(
        place,
        list.results.map((set) => ({ title: set.title, path: links[shop.locale].set(set.slug) })),
      ),
    ],
  };
}

export type SetsData = Awaited<ReturnType<typeof loadSets>>;

async function findCategory(shop: ShopOnServer, path: string, url: URL): Promise<Category> {
  const { category, canonical } = await shop.api("GET categories/:path/", { params: { path } });
  if (canonical !== path) throw redirect(links[shop.locale].sets(canonical) + url.search, 301);
  return category;
}

function withSets(categories: readonly Category[]): Category[] {
  return categories.flatMap((one) => [...(one.has_sets ? [one] : []), ...withSets(one.children)]);
}
