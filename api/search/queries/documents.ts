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
  /** How much shoppers care for it of late, in whole numbers: a glance or two is none. */
  heat: number;
}

const shown = sql`d.shown_from <= now() and d.shown_until > now()`;
const standing = sql`d.in_stock desc, d.position, d.product_id desc`;

export interface CandidatesAsked {
  /** What they must match. */
  tsquery: string;
  /** What those have that have every word; null when all that match do. */
  all: string | null;
  /** So many of them are answered. */
  weighed: number;
  /** Counting ends one behind this. */
  counted: number;
}

const candidate = (all: string | null) => sql`d.product_id, d.in_stock, d.naming,
  ${all === null ? sql`true` : sql`d.words @@ ${all}::tsquery`} as has_all,
  coalesce((
    select round(heat)::integer from product_heat h
    where h.site_id = d.site_id and h.product_id = d.product_id), 0) as heat`;

/**
 * How many products match and the first of them in their standing order; none where more match than
 * are counted: `walkCandidates` knows them.
 */
export async function selectCandidates(
  db: Db,
  siteId: number,
  { tsquery, all, weighed, counted }: CandidatesAsked,
): Promise<{ count: number; candidates: Candidate[] }> {
  const { rows } = await sql<Candidate & { count: number }>`
    with found as materialized (
      select d.product_id, d.in_stock, d.position from search_documents d
      where d.words @@ ${tsquery}::tsquery and d.site_id = ${siteId} and ${shown}
      limit ${counted + 1}
    ), counted as (
      select count(*)::integer as count from found
    ), best as (
      select d.* from found d
      where (select count from counted) <= ${counted} order by ${standing} limit ${weighed}
    )
    select counted.count, weighed.* from counted left join (
      select ${candidate(all)}, d.position
      from best
      join search_documents d on d.site_id = ${siteId} and d.product_id = best.product_id
    ) weighed on true
    order by in_stock desc, position, product_id desc`.execute(db);
  const candidates = rows.filter(({ product_id }) => product_id !== null);
  return { count: rows[0]?.count ?? 0, candidates };
}

/**
 * The first that match, found by walking through the shop, for what many products match; no further
 * than through the first `within`.
 */
export async function walkCandidates(
  db: Db,
  siteId: number,
  { tsquery, all, weighed }: Omit<CandidatesAsked, "counted">,
  within: number | null = null,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${candidate(all)} from (
      select d.* from search_documents d where d.site_id = ${siteId} and ${shown}
      order by ${standing} limit ${within}
    ) d
    where (d.words @@ ${tsquery}::tsquery) is true
    order by ${standing} limit ${weighed}`.execute(db);
  return rows;
}

export interface FurtherAsked {
  tsquery: string;
  /** So many match that a walk finds them sooner than the index. */
  isCommon: boolean;
  without: readonly number[];
  offset: number;
  limit: number;
}

/** Products that match, in their standing order, without those named. */
export async function selectFurther(
  db: Db,
  siteId: number,
  { tsquery, isCommon, without, offset, limit }: FurtherAsked,
): Promise<number[]> {
  const matches = sql`d.words @@ ${tsquery}::tsquery`;
  const { rows } = await sql<{ product_id: number }>`
    select d.product_id from search_documents d
    where ${isCommon ? sql`(${matches}) is true` : matches} and d.site_id = ${siteId} and ${shown}
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
