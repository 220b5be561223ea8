import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { PriceRange } from "../understanding/read-price.ts";

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

/** The products among which is looked: those that a site shows now, of a price when one is asked for. */
export interface Shelf {
  siteId: number;
  price: PriceRange | null;
}

const onShelf = ({ siteId, price }: Shelf) => sql`d.site_id = ${siteId}
  and d.shown_from <= now() and d.shown_until > now()${price ? atPrice(price) : sql``}`;
const atPrice = ({ from, to }: PriceRange) => sql` and exists (
    select from priced_products p where p.site_id = d.site_id and p.product_id = d.product_id
      and p.price between coalesce(${from}::bigint, p.price) and coalesce(${to}::bigint, p.price))`;
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
  shelf: Shelf,
  { tsquery, all, weighed, counted }: CandidatesAsked,
): Promise<{ count: number; candidates: Candidate[] }> {
  const { rows } = await sql<Candidate & { count: number }>`
    with found as materialized (
      select d.product_id, d.in_stock, d.position from search_documents d
      where d.words @@ ${tsquery}::tsquery and ${onShelf(shelf)}
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
      join search_documents d on d.site_id = ${shelf.siteId} and d.product_id = best.product_id
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
  shelf: Shelf,
  { tsquery, all, weighed }: Omit<CandidatesAsked, "counted">,
  within: number | null = null,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${candidate(all)} from (
      select d.* from search_documents d where ${onShelf(shelf)}
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
  shelf: Shelf,
  { tsquery, isCommon, without, offset, limit }: FurtherAsked,
): Promise<number[]> {
  const matches = sql`d.words @@ ${tsquery}::tsquery`;
  const { rows } = await sql<{ product_id: number }>`
    select d.product_id from search_documents d
    where ${isCommon ? sql`(${matches}) is true` : matches} and ${onShelf(shelf)}
      and d.product_id <> all(${[...without]})
    order by ${standing} limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => row.product_id);
}

/** Which of the queries match any product. */
export async function selectHas(
  db: Db,
  shelf: Shelf,
  tsqueries: readonly string[],
): Promise<boolean[]> {
  const { rows } = await sql<{ has: boolean }>`${prepared}
    select exists (
      select from search_documents d
      where d.words @@ asked.query::tsquery and ${onShelf(shelf)}) as has
    from unnest(${[...tsqueries]}::text[]) with ordinality asked (query, n)
    order by n`.execute(db);
  return rows.map(({ has }) => has);
}

/** How many products each of the queries matches; more than `atMost` are not counted. */
export async function selectCounts(
  db: Db,
  shelf: Shelf,
  tsqueries: readonly string[],
  atMost: number,
): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`${prepared}
    select (select count(*) from (
      select from search_documents d
      where d.words @@ asked.query::tsquery and ${onShelf(shelf)} limit ${atMost}) found)::integer as count
    from unnest(${[...tsqueries]}::text[]) with ordinality asked (query, n)
    order by n`.execute(db);
  return rows.map(({ count }) => count);
}

/** The place of the first query that matches any product; null when none does. */
export async function selectFirstFound(
  db: Db,
  shelf: Shelf,
  tsqueries: readonly string[],
): Promise<number | null> {
  const { rows } = await sql<{ n: number }>`${prepared}
    select (asked.n - 1)::integer as n
    from unnest(${[...tsqueries]}::text[]) with ordinality asked (query, n)
    where exists (
      select from search_documents d
      where d.words @@ asked.query::tsquery and ${onShelf(shelf)})
    order by asked.n limit 1`.execute(db);
  return rows[0]?.n ?? null;
}
