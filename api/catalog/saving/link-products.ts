import type { Db } from "../../context.ts";
import { linkParts, type ProductLinks, selectLinks } from "../queries/saving/product-links.ts";
import { replaceParts } from "../queries/saving/replace-parts.ts";

/** What the pages of these products show, by product; one without links is not there. */
export async function findLinks(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, ProductLinks>> {
  const found = new Map<number, ProductLinks>();
  for (const { product_id, kind, linked } of await selectLinks(db, productIds)) {
    found.set(product_id, { ...found.get(product_id), [kind]: linked });
  }
  return found;
}

/** Makes the products that a product's page shows exactly these, in this order; never itself. */
export async function linkProducts(db: Db, productId: number, links: ProductLinks): Promise<void> {
  await replaceParts(db, productId, [linkParts(productId, links)]);
}
