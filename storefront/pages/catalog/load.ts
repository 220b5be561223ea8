import { type LoaderFunctionArgs, redirect } from "react-router";
import { writeListingQuery } from "#contract/listing-query.ts";
import { shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { listingMeta } from "../../parts/listing/listing-meta.ts";
import { loadListing } from "../../parts/listing/load-listing.ts";
import { placeOf } from "../../parts/page-meta/page-meta.ts";
import { menuNodes } from "../../parts/side-menu/menu-node.ts";
import { en } from "../../words/en/words.ts";
import { ru } from "../../words/ru/words.ts";

const words = { ru, en };

/** The whole catalogue. `?category=path` opens that branch of the side menu. */
export async function loadCatalog({ request, context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const url = new URL(request.url);
  const [listing, { settings, categories }] = await Promise.all([
    loadListing(shop, url),
    keptVars(shop),
  ]);
  const { query, pages } = listing;
  if (pages && query.page > pages) {
    throw redirect(links[shop.locale].catalog() + writeListingQuery({ ...query, page: pages }));
  }
  const { catalog } = words[shop.locale];
  return {
    title: catalog.wholeCatalog,
    listing,
    menu: menuNodes(categories),
    branch: url.searchParams.get("category") ?? "",
    meta: listingMeta(placeOf(shop, settings), listing, {
      path: links[shop.locale].catalog(),
      title: catalog.wholeCatalog,
      description: catalog.wholeCatalogDescription,
      picture: listing.cards[0]?.picture,
    }),
  };
}

export type CatalogData = Awaited<ReturnType<typeof loadCatalog>>;
