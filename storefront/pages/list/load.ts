import { type LoaderFunctionArgs, redirect } from "react-router";
import { readListingQuery, writeListingQuery } from "#contract/goods/listing-query.ts";
import { shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { listingMeta } from "../../parts/listing/listing-meta.ts";
import type { ListingData } from "../../parts/listing/load-listing.ts";
import { placeOf } from "../../parts/page-meta/page-meta.ts";
import { leadToLast, pagesOf } from "../../parts/page-selector/pages.ts";
import { cardView } from "../../parts/product-card/card-view.ts";

/** A kit: products chosen and ordered by an editor. Without a slug it is the whole catalog. */
export async function loadKit({ request, params, context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const url = new URL(request.url);
  const slug = params.slug ?? "";
  if (slug === "") throw redirect(links[shop.locale].catalog(), 301);
  const { page } = readListingQuery(url.searchParams);
  const [kit, { settings }] = await Promise.all([
    shop.api("GET kits/:id/", { params: { id: slug }, query: { page } }),
    keptVars(shop),
  ]);
  const path = links[shop.locale].kit(kit.slug);
  const pages = pagesOf(kit.products.count);
  if (kit.slug !== slug) throw redirect(path + url.search, 301);
  leadToLast(page, pages, (last) => path + writeListingQuery({ page: last }));
  const listing: ListingData = {
    cards: kit.products.results.map((product) => cardView(product, settings)),
    count: kit.products.count,
    pages,
    query: { page, filters: {} },
  };
  return {
    slug: kit.slug,
    title: kit.title,
    description: kit.description,
    listing,
    meta: listingMeta(placeOf(shop, settings), listing, {
      path,
      title: kit.title,
      description: kit.description,
      picture: listing.cards[0]?.picture,
    }),
  };
}

export type KitData = Awaited<ReturnType<typeof loadKit>>;
