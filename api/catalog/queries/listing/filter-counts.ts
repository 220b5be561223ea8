import { type RawBuilder, sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../../context.ts";
import { prepared } from "../../../db/prepared.ts";
import { commonGroups } from "../../listing/common-groups.ts";
import {
  chosenGroups,
  type Narrowing,
  narrowing,
  priceGroup,
  shownNow,
  timed,
} from "./narrowing.ts";

export interface ValueRow {
  /** The filter group, as addresses name it. */
  name: string;
  /** The value's slug. */
  value: string;
  count: number;
  /** Of the handbook's row; null for a number. */
  id: number | null;
  title: Said | null;
  color_code: string | null;
  shelf: number | null;
  position: number | null;
}

/** An attribute that is a filter group. */
export interface GroupRow {
  id: number;
  slug: string;
  title: Said;
  kind: "option" | "number" | "boolean";
  is_upper_filter: boolean;
}

/** The choices of yes or no. */
const switches = ["in_stock", "sale"];

export interface FilterCounts {
  /** Products that are left by all that is chosen. */
  count: number;
  values: ValueRow[];
  /** In the owner's order. */
  attributes: GroupRow[];
  /** Kopecks: the cheapest and the dearest that all but the price leave; null where none is left. */
  price: [number, number] | null;
}

/**
 * How many products each value of each filter would leave: what the other groups leave is ANDed
 * with the value's own bits and counted.
 */
export async function selectFilterCounts(db: Db, asked: Narrowing): Promise<FilterCounts> {
  const groups = chosenGroups(asked);
  const { rows } = await sql<FilterCounts>`${prepared}
    with ${narrowing(asked)}, bases as materialized (
      -- What is left by the choices of all groups, and by those of all but one.
      select base.besides, l.segment,
        case when base.needed = 0 then l.bits else l.bits & bit_and(c.bits) end as bits
      from listed l
      cross join (
        select '' as besides, ${groups.length}::integer as needed
        union all
        select name, ${groups.length - 1} from unnest(${groups}::text[]) name
      ) base
      left join chosen c on c.segment = l.segment and c.name <> base.besides
      group by base.besides, base.needed, l.segment, l.bits
      having count(c.bits) = base.needed
    ), counts as materialized (${counts(asked, groups)})
    select
      (select coalesce(sum(bit_count(bits)), 0)::integer from bases where besides = '') as count,
      (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'value', c.value,
          'count', c.count, 'id', v.id, 'title', v.title, 'color_code', v.color_code,
          'shelf', v.shelf, 'position', v.position)), '[]')
        from counts c left join filter_values v on v.name = c.name and v.value = c.value) as values,
      (select coalesce(jsonb_agg(to_jsonb(a) order by a.position, a.id), '[]')
        from filter_attributes a) as attributes,
      ${priceBounds(asked)} as price`.execute(db);
  return rows[0] as FilterCounts;
}

/** More products than these that are not shown now are quicker left out as bits. */
const hiddenMax = 200;

/** A value that the whole list has and that the choices leave nothing of is counted as 0. */
function counts(asked: Narrowing, groups: readonly string[]): RawBuilder<unknown> {
  if (asked.hidden > hiddenMax) return bitCounts(asked, groups);
  if (groups.length === 0) return keptCounts(asked);
  return sql`
    select name, value, coalesce(b.count, 0) as count
    from (${keptCounts(asked)}) whole
    left join (${bitCounts(asked, groups)}) b using (name, value)`;
}

/** Of an unnarrowed list: what is kept, less those who are not shown now. */
function keptCounts({ siteId, categoryId, listingId }: Narrowing): RawBuilder<unknown> {
  return sql`
    select k.name, k.value, k.count - coalesce(h.count, 0) as count
    from facet_counts k
    left join (
      select split_part(facet, ':', 1) as name, split_part(facet, ':', 2) as value,
        count(*)::integer as count
      from listing_entries e
      join product_facets f on f.site_id = ${siteId} and f.product_id = e.product_id
      cross join unnest(f.facets) facet
      where e.listing_id = ${listingId} and ${timed} and not ${shownNow}
      group by 1, 2
    ) h on h.name = k.name and h.value = k.value
    where k.site_id = ${siteId} and k.category_id = ${categoryId}
      and k.count > coalesce(h.count, 0)`;
}

function bitCounts({ siteId }: Narrowing, groups: readonly string[]): RawBuilder<unknown> {
  return sql`
    select name, value, sum(count)::integer as count
    from (
      select f.name, f.value, bit_count(f.bits & b.bits) as count
      from (
        select name, case when name = any(${groups}::text[]) then name else '' end as besides
        from unnest(${[...commonGroups, ...switches]}::text[]
          || array(select slug from filter_attributes)) name
      ) filter
      join bases b on b.besides = filter.besides
      join facet_bits f
        on f.site_id = ${siteId} and f.name = filter.name and f.segment = b.segment
      offset 0
    ) of_segments
    group by name, value
    having sum(count) > 0`;
}

/** Of an unnarrowed list the ends of its order by price tell it. */
function priceBounds(asked: Narrowing): RawBuilder<unknown> {
  const { siteId, listingId, chosen, price } = asked;
  if (chosen.size === 0) {
    const end = (way: RawBuilder<unknown>) => sql`(
      select price from listing_entries e
      where e.listing_id = ${listingId} and ${shownNow}
      order by price ${way}, product_id ${way} limit 1)`;
    return sql`(
      select jsonb_build_array(low, high)
      from (select ${end(sql`asc`)} as low, ${end(sql`desc`)} as high) ends
      where low is not null)`;
  }
  const besides = price ? priceGroup : "";
  return sql`(
    select to_jsonb(price_bounds(${siteId},
      join_bits(coalesce(b.bits::bit varying, no_bits()) order by place), max(place)))
    from generate_series(0, (select max(segment) from bases where besides = ${besides})) place
    left join bases b on b.segment = place and b.besides = ${besides})`;
}
