import { type RawBuilder, sql } from "kysely";

/** A list and what is chosen of it, in the words of the kept bits. */
export interface Narrowing {
  siteId: number;
  /** 0: the whole catalog. */
  categoryId: number;
  listingId: number;
  /** Entries of the list whose time has not come or is over. */
  hidden: number;
  /** Chosen values by group; those of one group widen, groups narrow. */
  chosen: ReadonlyMap<string, readonly string[]>;
  /** Kopecks, both ends included; null when no price was asked for. */
  price: { from: number; to: number } | null;
}

/** The group that the range of prices stands for. */
export const priceGroup = "price";

export function chosenGroups({ chosen, price }: Narrowing): string[] {
  return [...chosen.keys(), ...(price ? [priceGroup] : [])];
}

/** Entries of launches to come and of sales that end: few, and their index holds them alone. */
export const timed = sql`(e.shown_from is not null or e.shown_until is not null)`;
export const shownNow = sql`(coalesce(e.shown_from <= now(), true)
  and coalesce(e.shown_until > now(), true))`;

/**
 * Tables for a statement's WITH: `listed`, the list as it is shown now, and `chosen`, what each
 * chosen group lets through; both as bits by segment (0050_facets.sql).
 */
export function narrowing(asked: Narrowing): RawBuilder<unknown> {
  const { siteId, categoryId, listingId, chosen, price } = asked;
  const pairs = [...chosen].flatMap(([name, values]) => values.map((value) => ({ name, value })));
  const names = pairs.map(({ name }) => name);
  const values = pairs.map(({ value }) => value);
  return sql`
    hidden as materialized (
      select (e.product_id / 8192)::integer as segment,
        bit_or(set_bit(no_bits(), (e.product_id % 8192)::integer, 1)) as bits
      from listing_entries e
      where e.listing_id = ${listingId} and ${timed} and not ${shownNow}
      group by 1
    ), listed as materialized (
      select f.segment, case when h.bits is null then f.bits else f.bits & ~h.bits end as bits
      from facet_bits f left join hidden h on h.segment = f.segment
      where f.site_id = ${siteId} and f.name = 'category' and f.value = ${String(categoryId)}
    ), chosen as materialized (
      select f.name, f.segment, bit_or(f.bits) as bits
      from unnest(${names}::text[], ${values}::text[]) asked (name, value)
      join facet_bits f on f.site_id = ${siteId} and f.name = asked.name and f.value = asked.value
      group by f.name, f.segment
      union all
      select ${priceGroup}, p.segment, p.bits
      from price_between(${siteId}, ${price?.from ?? 0}, ${price?.to ?? 0},
        (select max(segment) from listed)) p
      where ${price !== null}
    )`;
}
