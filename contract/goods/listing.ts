import { z } from "zod";
import type { CallTable } from "../call.ts";
import { limits } from "../limits.ts";
import { listOf } from "../lists.ts";
import { CategoryPath, pageQuery } from "../parameters.ts";
import { readListingQuery, sortValues } from "./listing-query.ts";
import { Price, ProductCard } from "./product-card.ts";

/**
 * One value of a filter group. `count` is how many products the list would show if it were chosen,
 * with what is chosen in the other groups kept. Every value of the whole list is told, those that
 * would find nothing at 0, and so is a chosen one that the list does not have.
 */
export const FilterItem = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  active: z.boolean(),
  count: z.number().int(),
  color_code: z.string().nullable().describe('"#1d5b45" in the color group, null elsewhere.'),
});
export type FilterItem = z.infer<typeof FilterItem>;

/** A filter group; `slug` is its name in the address: `?color=red,black`. */
export const Filter = z.object({
  slug: z.string(),
  title: z.string(),
  upper_auto_filter: z.boolean().describe("Shown above the grid, ahead of size and color."),
  items: z.array(FilterItem),
});
export type Filter = z.infer<typeof Filter>;

/** A yes-or-no choice: `?in_stock=1`. */
export const FilterSwitch = z.object({ active: z.boolean(), count: z.number().int() });
export type FilterSwitch = z.infer<typeof FilterSwitch>;

/** Roubles: the bounds of what the other choices leave, and those that were asked for. */
export const PriceFilter = z.object({
  min: Price,
  max: Price,
  from: Price.nullable(),
  to: Price.nullable(),
});
export type PriceFilter = z.infer<typeof PriceFilter>;

/** A list of products with everything that it can be narrowed by. */
export const ProductListing = listOf(ProductCard).extend({
  filters: z.array(Filter),
  price: PriceFilter.nullable().describe("Null where all cost the same or nothing is shown."),
  in_stock: FilterSwitch,
  sale: FilterSwitch,
  is_sortable_by_discount: z
    .boolean()
    .describe("Some of it is on sale, so that it can be sorted by discount."),
});
export type ProductListing = z.infer<typeof ProductListing>;

/** The parameters as they stand in an address, made into one checked query. */
const ListingParameters = pageQuery(limits.pageSize, limits.pageSizeMax)
  .extend({
    category: CategoryPath.optional(),
    sort: z
      .unknown()
      .optional()
      .describe(`${sortValues.join(", ")} or a label's slug: its products first.`),
    price: z.unknown().optional().describe('Whole roubles, either end open: "1000-5000".'),
    in_stock: z.unknown().optional().describe('"1": only what the warehouse has.'),
    sale: z.unknown().optional().describe('"1": only what is on sale.'),
  })
  .catchall(z.unknown());

/** Each parameter once or many times, as a server's parser hands them over. */
function addressOf(parameters: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, given] of Object.entries(parameters)) {
    for (const value of Array.isArray(given) ? given : [given]) {
      if (typeof value === "string" || typeof value === "number") search.append(name, `${value}`);
    }
  }
  return search;
}

export const listingCalls = {
  "GET catalog/": {
    summary:
      "Products as cards with the filters of their list; each group of filters is a parameter: color=red,black",
    query: ListingParameters.transform(({ category, page, limit, ...rest }) => ({
      category,
      limit,
      ...readListingQuery(addressOf(rest)),
      page,
    })),
    answer: ProductListing,
    refusals: ["not_found"],
  },
} as const satisfies CallTable;
