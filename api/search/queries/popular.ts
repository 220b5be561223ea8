import { sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";

export interface TypedQuery {
  siteId: number;
  locale: Locale;
  query: string;
  /** Stands for the visitor, this day and this query. */
  visitor: Buffer;
}

/** Counts a query for today, once a visitor. */
export async function countQuery(db: Db, typed: TypedQuery): Promise<void> {
  await sql`${prepared}
    with first as (
      insert into search_query_visitors (day, visitor)
      values (current_date, ${typed.visitor}) on conflict do nothing returning day
    )
    insert into search_queries as q (site_id, locale, day, query, visitors)
    select ${typed.siteId}, ${typed.locale}, day, ${typed.query}, 1 from first
    on conflict (site_id, locale, day, query) do update set visitors = q.visitors + 1`.execute(db);
}

/** What several visitors have looked for in the last days, the most wanted first. */
export async function selectPopular(
  db: Db,
  siteId: number,
  locale: Locale,
  { days, visitors, atMost }: { days: number; visitors: number; atMost: number },
): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`${prepared}
    select query from search_queries
    where site_id = ${siteId} and locale = ${locale} and day > current_date - ${days}::integer
    group by query having sum(visitors) >= ${visitors}
    order by sum(visitors) desc, query limit ${atMost}`.execute(db);
  return rows.map(({ query }) => query);
}

/** Forgets visitors of other days and counts older than `days`. */
export async function sweepQueries(db: Db, days: number): Promise<void> {
  await sql`delete from search_query_visitors where day < current_date`.execute(db);
  await sql`delete from search_queries where day <= current_date - ${days}::integer`.execute(db);
}
