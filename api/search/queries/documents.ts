import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";

/** A product that has the words. */
export interface Candidate {
  product_id: number;
  in_stock: boolean;
  /** It has every word, if only in its description. */
  has_all: boolean;
  /** "kind плат": each lexeme that names it, after its best field. */
  naming: string[];
}

const shown = sql`d.shown_from <= now() and d.shown_until > now()`;
const standing = sql`d.in_stock desc, d.position, d.product_id desc`;

/** How many products match, and the first `atMost` of them in their standing order. */
export async function selectCandidates(
  db: Db,
  siteId: number,
  { tsquery, all, atMost }: { tsquery: string; all: string; atMost: number },
): Promise<{ count: number; candidates: Candidate[] }> {
  const { rows } = await sql<Candidate & { count: number }>`
    with found as materialized (
      select d.product_id, d.in_stock, d.position from search_documents d
      where d.words @@ ${tsquery}::tsquery and d.site_id = ${siteId} and ${shown}
    ), best as (
      select d.* from found d order by ${standing} limit ${atMost}
    )
    select (select count(*)::integer from found) as count, best.product_id, best.in_stock,
      d.naming, d.words @@ ${all}::tsquery as has_all
    from best
    join search_documents d on d.site_id = ${siteId} and d.product_id = best.product_id
    order by best.in_stock desc, best.position, best.product_id desc`.execute(db);
  return { count: rows[0]?.count ?? 0, candidates: rows };
}

/** Products that have the words, in their standing order, without those named. */
export async function selectFurther(
  db: Db,
  siteId: number,
  tsquery: string,
  { without, offset, limit }: { without: readonly number[]; offset: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`${prepared}
    select d.product_id from search_documents d
    where d.words @@ ${tsquery}::tsquery and d.site_id = ${siteId} and ${shown}
      and d.product_id <> all(${[...without]})
    order by ${standing} limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.product_id);
}

/** Which of the queries match any product. */
export async function selectHas(
  db: Db,
  siteId: number,
  tsqueries: readonly string[],
): Promise<boolean[]> {
  const { rows } = await sql<{ has: boolean }>`${prepared}
    select exists (
      select from search_documents d
      where d.words @@ asked.query::tsquery and d.site_id = ${siteId} and ${shown}) as has
    from unnest(${[...tsqueries]}::text[]) with ordinality asked (query, n)
    order by n`.execute(db);
  return rows.map(({ has }) => has);
}

/** The place of the first query that matches any product; null when none does. */
export async function selectFirstFound(
  db: Db,
  siteId: number,
  tsqueries: readonly string[],
): Promise<number | null> {
  const { rows } = await sql<{ n: number }>`${prepared}
    select (asked.n - 1)::integer as n
    from unnest(${[...tsqueries]}::text[]) with ordinality asked (query, n)
    where exists (
      select from search_documents d
      where d.words @@ asked.query::tsquery and d.site_id = ${siteId} and ${shown})
    order by asked.n limit 1`.execute(db);
  return rows[0]?.n ?? null;
}
