import type { ProductListing } from "#contract/goods/listing.ts";
import type { ListingQuery } from "#contract/goods/listing-query.ts";

/**
 * Of what an address asked for that which the list knows: its links are made of this, so that
 * invented groups, values and orders fall away with the next step.
 */
export function knownQuery(
  { page, price, sort }: ListingQuery,
  { filters, in_stock, sale }: Pick<ProductListing, "filters" | "in_stock" | "sale">,
  orders: readonly string[],
): ListingQuery {
  const chosen = filters.map(({ slug, items }): [string, string[]] => [
    slug,
    items.filter(({ active }) => active).map((item) => item.slug),
  ]);
  return {
    page,
    filters: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    ...(price && { price }),
    ...(in_stock.active && { inStock: true }),
    ...(sale.active && { sale: true }),
    ...(sort && orders.includes(sort) && { sort }),
  };
}
