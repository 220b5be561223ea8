import type { ProductListing } from "#contract/goods/listing.ts";
import {
  type ListingQuery,
  readListingQuery,
  sortValues,
  writeListingQuery,
} from "#contract/goods/listing-query.ts";
import type { ShopOnServer } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import type { FilterChoice } from "../filters/choice.ts";
import { knownQuery } from "../filters/known-query.ts";
import { pagesOf } from "../page-selector/pages.ts";
import { type CardView, cardView } from "../product-card/card-view.ts";

/** One page of a listing as the browser needs it. */
export interface ListingData {
  cards: CardView[];
  /** Products on all pages. */
  count: number;
  pages: number;
  /** What the address asks for, as far as the listing knows it. */
  query: ListingQuery;
  /** What it can be narrowed by and ordered; an editor's choice has neither. */
  offers?: ListingOffers;
}

export interface ListingOffers {
  choice: FilterChoice;
  hasDiscounts: boolean;
  /** Labels that some of its products wear: they can come first. */
  labels: LabelOrder[];
}

interface LabelOrder {
  slug: string;
  /** "New arrivals" */
  title_plural: string;
}

/** `category` is a path; without it the whole catalog. A page beyond the last one is empty. */
export async function loadListing(
  shop: ShopOnServer,
  url: URL,
  category?: string,
): Promise<ListingData> {
  const asked = readListingQuery(url.searchParams);
  const parameters = Object.fromEntries(new URLSearchParams(writeListingQuery(asked)));
  const [{ settings }, handbook, list] = await Promise.all([
    keptVars(shop),
    shop.keep(`labels ${shop.locale}`, (api) => api("GET handbooks/product-labels/")),
    shop.api("GET catalog/", { query: { ...parameters, ...(category && { category }) } }),
  ]);
  const offers = offersOf(list, handbook.results, asked.sort);
  return {
    cards: list.results.map((product) => cardView(product, settings)),
    count: list.count,
    pages: pagesOf(list.count),
    query: knownQuery(asked, list, ordersOf(offers)),
    offers,
  };
}

/** An order by a label stays to be seen as chosen when the other choices leave nobody who wears it. */
function offersOf(
  { filters, price, in_stock, sale, is_sortable_by_discount }: ProductListing,
  handbook: readonly LabelOrder[],
  sort: string | undefined,
): ListingOffers {
  const worn = filters.find(({ slug }) => slug === "label")?.items ?? [];
  const isWorn = (label: string) => worn.some(({ slug, count }) => slug === label && count > 0);
  return {
    choice: { filters, price, in_stock, sale },
    hasDiscounts: is_sortable_by_discount || (sort?.endsWith("discount") ?? false),
    labels: handbook
      .filter(({ slug }) => slug === sort || isWorn(slug))
      .map(({ slug, title_plural }) => ({ slug, title_plural })),
  };
}

/** Every order that the listing's menu offers but its own. */
function ordersOf({ hasDiscounts, labels }: ListingOffers): string[] {
  const kept = sortValues.filter((value) => hasDiscounts || !value.endsWith("discount"));
  return [...kept, ...labels.map(({ slug }) => slug)];
}
