import type { LoaderFunctionArgs } from "react-router";
import { writeListingQuery } from "#contract/goods/listing-query.ts";
import { shopContext } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { links } from "../../links.ts";
import { listingMeta } from "../../parts/listing/listing-meta.ts";
import { loadListing } from "../../parts/listing/load-listing.ts";
import { placeOf } from "../../parts/page-meta/page-meta.ts";
import { leadToLast } from "../../parts/page-selector/pages.ts";
import { hasNode, menuNodes } from "../../parts/side-menu/menu-node.ts";
import { en } from "../../words/en/words.ts";
import { ru } from "../../words/ru/words.ts";

const words = { ru, en };

/** The whole catalog. `?category=path` opens that branch of the side menu. */
export async function loadCatalog({ request, context }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const url = new URL(request.url);
  const [whole, { settings, categories }] = await Promise.all([
    loadListing(shop, url),
    keptVars(shop),
  ]);
  const menu = menuNodes(categories);
  const asked = url.searchParams.get("category") ?? "";
  const branch = hasNode(menu, asked) ? asked : "";
  const query = { ...whole.query, ...(branch && { branch }) };
  const listing = { ...whole, query };
  const path = links[shop.locale].catalog();
  leadToLast(query.page, whole.pages, (page) => path + writeListingQuery({ ...query, page }));
  const { catalog } = words[shop.locale];
  return {
    title: catalog.wholeCatalog,
    listing,
    menu,
    branch,
    meta: listingMeta(placeOf(shop, settings), listing, {
      path,
      title: catalog.wholeCatalog,
      description: catalog.wholeCatalogDescription,
      picture: listing.cards[0]?.picture,
    }),
  };
}

export type CatalogData = Awaited<ReturnType<typeof loadCatalog>>;
