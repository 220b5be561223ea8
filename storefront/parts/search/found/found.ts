import type { ProductCard } from "#contract/goods/product-card.ts";
import type { SearchResults } from "#contract/goods/search.ts";
import type { CardView } from "../../product-card/card-view.ts";

/** What a search found, as the sheet and the page draw it. */
export type Found = Omit<SearchResults, "products"> & {
  products: { count: number; cards: CardView[] };
};

/** The groups in the order in which they are shown. */
export const groups = ["products", "sets", "brands", "articles", "shops", "pages"] as const;
export type Group = (typeof groups)[number];

export function foundView(
  { products, ...rest }: SearchResults,
  cardView: (product: ProductCard) => CardView,
): Found {
  return { ...rest, products: { count: products.count, cards: products.results.map(cardView) } };
}

/** The groups that something was found in. */
export function filledGroups(found: Found): Group[] {
  return groups.filter((group) => found[group].count > 0);
}
