import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { EntryKind } from "../tables.ts";

export interface FoundEntry {
  kind: EntryKind;
  id: number;
}

export interface EntriesAsked {
  /** Every word somewhere in it. */
  anywhere: string;
  /** Every word in what names it. */
  naming: string;
  /** One of the words in what names it. */
  anyName: string;
  /** Lexemes of which a brand's name may be made, while other words ask for something else of it. */
  lexemes: readonly string[];
}

/** Entries that have the words, and brands whose whole name is among them; the best named first. */
export async function selectEntries(
  db: Db,
  siteId: number,
  { anywhere, naming, anyName, lexemes }: EntriesAsked,
): Promise<FoundEntry[]> {
  const names = lexemes.map((lexeme) => `=${lexeme}`);
  // A name stands in two languages: half of its lexemes are all of it in one.
  const { rows } = await sql<FoundEntry>`${prepared}
    select kind, id from search_entries
    where (site_id is null or site_id = ${siteId}) and (
      words @@ ${anywhere}::tsquery
      or kind = 'brand' and words @@ ${anyName}::tsquery and (
        select 2 * count(*) filter (where name = any(${names})) >= count(*)
        from unnest(tsvector_to_array(words)) name where name ^@ '='))
    order by words @@ ${naming}::tsquery desc, id`.execute(db);
  return rows;
}

export interface BrandRow {
  id: number;
  slug: string;
  title: Said;
  count: number;
}

/** Brands with how many of their products the site shows, those without any left out. */
export async function selectBrands(
  db: Db,
  siteId: number,
  ids: readonly number[],
): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`${prepared}
    select b.id, b.slug, b.title, shown.count
    from unnest(${[...ids]}::bigint[]) with ordinality asked (id, n)
    join brands b on b.id = asked.id
    cross join lateral (
      select count(*)::integer as count from search_documents d
      where d.words @@ quote_literal('@' || b.id)::tsquery and d.site_id = ${siteId}
        and d.shown_from <= now() and d.shown_until > now()
    ) shown
    where shown.count > 0
    order by asked.n`.execute(db);
  return rows;
}

export interface ShopRow {
  id: number;
  slug: string;
  title: Said;
  address: Said;
  city: Said;
  phone: string;
  hours: Said;
}

export async function selectShops(db: Db, ids: readonly number[]): Promise<ShopRow[]> {
  const { rows } = await sql<ShopRow>`${prepared}
    select s.id, s.slug, s.title, s.address, s.city, s.phone, s.hours
    from unnest(${[...ids]}::bigint[]) with ordinality asked (id, n) join shops s on s.id = asked.id
    where s.archived_at is null
    order by asked.n`.execute(db);
  return rows;
}

/** Words that stand on other pages, under slugs that are no pages themselves. */
const wordsOfPages = ["homepage", "error", "sets"];

/** Static pages that are shown now. */
export async function selectPages(
  db: Db,
  ids: readonly number[],
): Promise<{ slug: string; title: Said }[]> {
  const { rows } = await sql<{ slug: string; title: Said }>`${prepared}
    select p.slug, p.title
    from unnest(${[...ids]}::bigint[]) with ordinality asked (id, n) join pages p on p.id = asked.id
    where p.slug <> all(${wordsOfPages})
      and coalesce(p.publish_from <= now(), true) and coalesce(p.publish_until > now(), true)
    order by asked.n`.execute(db);
  return rows;
}
