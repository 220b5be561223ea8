import type { Found } from "./found.ts";
import { FoundGroup } from "./found-group.tsx";
import { ProductTiles } from "./product-tiles.tsx";

/** The first of the pieces. */
export function FoundProducts({ products }: Pick<Found, "products">) {
  return (
    <FoundGroup group="products" count={products.count}>
      <ProductTiles cards={products.cards} />
    </FoundGroup>
  );
}
