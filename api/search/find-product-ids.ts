import type { Db } from "../context.ts";
import { findProducts } from "./matching/find-products.ts";
import { tidyQuery } from "./understanding/read-query.ts";
import { understandQuery } from "./understanding/understand-query.ts";

/** Products that a query finds, the best first, `limit` at most. */
export async function findProductIds(
  db: Db,
  siteId: number,
  q: string,
  limit: number,
): Promise<number[]> {
  const { words, price } = await understandQuery(db, siteId, tidyQuery(q), false);
  if (words.length === 0) return [];
  const { ids } = await findProducts(db, { siteId, price }, words, { offset: 0, limit });
  return ids;
}
