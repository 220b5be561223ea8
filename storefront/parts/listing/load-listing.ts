import { limits } from "#contract/limits.ts";
import type { Settings } from "#contract/settings.ts";
import type { ShopOnServer } from "../../api.ts";
import { keptVars } from "../../kept-vars.ts";
import { type CardView, cardView } from "../product-card/card-view.ts";
import { type ListingQuery, readListingQuery } from "./listing-query.ts";

/** One page of a listing as the browser needs it. */
export interface ListingData {
  cards: CardView[];
  /** Products on all pages. */
  count: number;
  pages: number;
  query: ListingQuery;
  labels: LabelColors;
}

/** The colours that the owner gives to labels; null where the shop's own are used. */
export type LabelColors = { ground: string; ink: string } | null;

/** `category` is a path; without it the whole catalogue. A page beyond the last one is empty. */
export async function loadListing(
  shop: ShopOnServer,
  url: URL,
  category?: string,
): Promise<ListingData> {
  const query = readListingQuery(url.searchParams);
  const [{ settings }, list] = await Promise.all([
    keptVars(shop),
    shop.api("GET catalog/", { query: { ...query, ...(category && { category }) } }),
  ]);
  return {
    cards: list.results.map((product) => cardView(product, settings)),
    count: list.count,
    pages: Math.ceil(Math.min(list.count, limits.listDepth) / limits.pageSize),
    query,
    labels: labelColorsOf(settings),
  };
}

export function labelColorsOf(settings: Settings): LabelColors {
  if (!settings.enable_labels_bg) return null;
  return { ground: settings.labels_bg_colors_code, ink: settings.labels_colors_code };
}
