import { createHmac } from "node:crypto";
import type { CallContext } from "../../context.ts";
import { findProducts } from "../matching/find-products.ts";
import { countQuery } from "../queries/popular.ts";
import { tidyQuery } from "../understanding/read-query.ts";
import { understandQuery } from "../understanding/understand-query.ts";

/**
 * Counts a query for the popular ones, as it was understood. Left out is what found nothing, and
 * what could be somebody's own: long texts, addresses, numbers.
 */
export async function tellQuery(
  { db, siteId, locale, config, ip }: CallContext,
  typed: string,
): Promise<void> {
  const { words, corrected, price } = await understandQuery(db, siteId, tidyQuery(typed), false);
  const query = (corrected ?? tidyQuery(typed)).toLocaleLowerCase("ru");
  if (words.length === 0 || !isShareable(query)) return;
  const { count } = await findProducts(db, { siteId, price }, words, { offset: 0, limit: 1 });
  if (count === 0) return;
  const visitor = createHmac("sha256", config.secret ?? "")
    .update(JSON.stringify([new Date().toISOString().slice(0, 10), siteId, query, ip]))
    .digest();
  await countQuery(db, { siteId, locale, query, visitor });
}

/** A few words of letters, with a number or two: "джинсы 501". */
function isShareable(query: string): boolean {
  return /^[\p{L}\d][\p{L}\d -]{2,39}$/u.test(query) && !/\d{4}/.test(query);
}
