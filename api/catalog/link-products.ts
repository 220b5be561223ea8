import type { Db } from "../context.ts";
import { replaceLinks } from "./queries/product-parts.ts";
import type { LinkKind } from "./tables.ts";

/** Makes the products that a product's page shows as `kind` exactly these, in this order. */
export async function linkProducts(
  db: Db,
  productId: number,
  kind: LinkKind,
  linkedIds: readonly number[],
): Promise<void> {
  await replaceLinks(db, productId, kind, linkedIds);
}
