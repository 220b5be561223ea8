import type { Db } from "../../context.ts";
import { refuse } from "../../refuse.ts";
import { selectLivingProductId } from "../queries/saving/product-writes.ts";
import { selectSkuId } from "../queries/saving/sku-writes.ts";

/** The id of the living product with this slug. @throws Refusal not_found. */
export async function productIdBySlug(db: Db, slug: string): Promise<number> {
  return (await selectLivingProductId(db, slug)) ?? refuse("not_found");
}

/** The id of the living SKU with this code. @throws Refusal not_found. */
export async function skuIdByCode(db: Db, code: string): Promise<number> {
  return (await selectSkuId(db, code)) ?? refuse("not_found");
}
