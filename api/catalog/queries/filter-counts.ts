import { type RawBuilder, sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import { chosenGroups, type Narrowing, narrowing, priceGroup, shownNow } from "./narrowing.ts";

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
    ), counts as materialized (
      select f.name, f.value, sum(bit_count(f.bits & b.bits))::integer as count
      from (
        select unnest(array['size', 'color', 'brand', 'label', 'in_stock', 'sale']) as name
        union all
        select slug from filter_attributes
      ) filter
      join facet_bits f on f.site_id = ${asked.siteId} and f.name = filter.name
      join bases b on b.segment = f.segment
        and b.besides = case when f.name = any(${groups}::text[]) then f.name else '' end
      group by f.name, f.value
      having sum(bit_count(f.bits & b.bits)) > 0
    )
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
