import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import { relaxedCommit } from "../../db/relaxed-commit.ts";

export interface Report {
  siteId: number;
  /** Hash of the visit's key, a UUID in form. */
  visit: string;
  opened: number | null;
  /** The block that led to what was opened. */
  code: string;
  shown: readonly number[];
}

/** A visit that opens more than this is no shopper's; the rest of it teaches nothing. */
const viewsOfVisit = 100;

/**
 * Keeps what a visit saw: what it opened once, what was in sight as reported. Ids of nothing that
 * can be had are passed over. Answers whether the opened product is new to the visit.
 */
export async function insertReport(db: Db, report: Report): Promise<boolean> {
  const { siteId, visit, opened, code, shown } = report;
  const { rows } = await sql<{ product_id: number }>`${prepared}
    with opened as (
      insert into recommendation_views (site_id, visit, product_id, code)
      select r.site_id, ${visit}::uuid, r.product_id, ${code}
      from recommendable_products r, ${relaxedCommit}
      where r.site_id = ${siteId} and r.product_id = ${opened}::bigint and (
        select count(*) from recommendation_views v where v.visit = ${visit}::uuid
      ) < ${viewsOfVisit}
      on conflict (visit, product_id) do nothing
      returning product_id
    ), shown as (
      insert into recommendation_showings (site_id, products)
      select ${siteId}, ${[...shown]}::bigint[] from ${relaxedCommit}
      where cardinality(${[...shown]}::bigint[]) > 0
    )
    select product_id from opened`.execute(db);
  return rows.length > 0;
}

/** Forgets views older than this; answers how many. */
export async function deleteOldViews(db: Db, days: number, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from recommendation_views where (visit, product_id) in (
      select visit, product_id from recommendation_views
      where seen_at < now() - make_interval(days => ${days}::integer)
      order by seen_at limit ${atMost})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
