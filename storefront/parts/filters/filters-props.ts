import type { ListingQuery } from "#contract/goods/listing-query.ts";
import type { FilterChoice } from "./choice.ts";

/** What the panel and the drawer narrow, and by what. */
export interface FiltersProps {
  choice: FilterChoice;
  query: ListingQuery;
  /** The list's own path, in the shopper's language. */
  path: string;
  /** The category's path in the API; the whole catalog has none. */
  category?: string | undefined;
  /** Products in the list. */
  count: number;
}
