import { type Locale, said } from "#contract/locale.ts";
import type { Locality } from "#contract/ordering/delivery.ts";
import type { Db } from "../context.ts";
import { selectLocalities } from "./queries.ts";

/** A page of localities by the beginning of a word of their name, the largest first. */
export async function listLocalities(
  db: Db,
  { q = "", page, limit }: { q?: string; page: number; limit: number },
  locale: Locale,
): Promise<{ count: number; results: Locality[] }> {
  const offset = (page - 1) * limit;
  const { rows, count } = await selectLocalities(db, { start: q.trim(), limit, offset });
  const results = rows.map(({ id, slug, title, region }) => ({
    id,
    slug,
    title: said(title, locale),
    region: said(region, locale),
  }));
  return { count, results };
}
