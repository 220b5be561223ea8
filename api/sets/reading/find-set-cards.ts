import type { SetCard } from "#contract/goods/sets.ts";
import type { Locale } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { presentSetCard } from "./present-set.ts";
import { type MeantSets, selectMeantSets } from "./queries.ts";

/** The shown ones of some sets, then those that some products are pieces of, the best first. */
export async function findSetCards(
  db: Db,
  siteId: number,
  meant: MeantSets,
  atMost: number,
  locale: Locale,
): Promise<{ count: number; results: SetCard[] }> {
  if (meant.ids.length === 0 && meant.pieces.length === 0) return { count: 0, results: [] };
  const rows = await selectMeantSets(db, siteId, meant, atMost);
  return {
    count: rows[0]?.total ?? 0,
    results: rows.map((row) => presentSetCard(row, locale)),
  };
}
