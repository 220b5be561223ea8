import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../context.ts";
import { prepared } from "../../../db/prepared.ts";
import type { ListOrder } from "../../listing/list-order.ts";
import type { CardRow } from "../cards.ts";
import { heldColumns, orderBy } from "./lists.ts";
import { chosenGroups, type Narrowing, narrowing } from "./narrowing.ts";

export interface NarrowedPart {
  narrowing: Narrowing;
  order: ListOrder;
  /** The list of those that come first because of their label; null when none wears it. */
  labelListingId: number | null;
  limit: number;
  offset: number;
}

/**
 * A stretch of a narrowed list as cards. Walked, the list is read in its order until enough of it
 * has matched; gathered, what matches is put in order. Which is cheaper hangs on how much matches.
 */
export async function selectNarrowedPart(
  db: Db,
  part: NarrowedPart,
  way: "walk" | "gather",
): Promise<CardRow[]> {
  const { siteId, listingId } = part.narrowing;
  const groups = chosenGroups(part.narrowing).length;
  const entries = way === "walk" ? walked(part) : gathered(part);
  const { rows } = await sql<CardRow>`${prepared}
    with ${narrowing(part.narrowing)}, matches as materialized (
      select l.segment, l.bits & bit_and(c.bits) as bits
      from listed l join chosen c on c.segment = l.segment
      group by l.segment, l.bits
      having count(*) = ${groups}
    ), ${entries}, part as (
      select * from entries e
      order by e.rank, ${orderBy(part.order, sql`e`)}
      limit ${part.limit} offset ${part.offset}
    )
    select c.product_id, c.card, c.price, c.old_price, c.in_stock, c.in_shops,
      (select position from listing_entries
        where listing_id = ${listingId} and product_id = part.product_id) as position
    from part
    join product_cards c on c.site_id = ${siteId} and c.product_id = part.product_id
    order by part.rank, ${orderBy(part.order, sql`part`)}`.execute(db);
  return rows;
}

/** All matches in one row of bits, so that an entry's own is one look. */
function walked({ narrowing: asked, order, labelListingId, limit, offset }: NarrowedPart) {
  const { siteId, listingId } = asked;
  const joined = (bits: RawBuilder<unknown>, more = sql``) => sql`
    select join_bits(coalesce(${bits}::bit varying, no_bits()) order by place) as bits
    from generate_series(0, (select max(segment) from listed)) place
    left join matches m on m.segment = place ${more}`;
  const branch = (rank: number, listing: number, joinedName: string) => sql`(
    select ${rank}::integer as rank, e.product_id, ${heldColumns(order, sql`e`)}
    from listing_entries e
    where e.listing_id = ${listing} ${withinOrder(asked, order)}
      and get_bit((select bits from ${sql.ref(joinedName)}), e.product_id::integer) = 1
    order by ${orderBy(order, sql`e`)}
    limit ${offset + limit})`;
  const whole = sql`whole as materialized (${joined(sql`m.bits`)})`;
  if (order.by !== "label" || labelListingId === null) {
    return sql`${whole}, entries as (${branch(0, listingId, "whole")})`;
  }
  const withoutLabel = joined(
    sql`case when f.bits is null then m.bits else m.bits & ~f.bits end`,
    sql`left join facet_bits f on f.site_id = ${siteId} and f.segment = place
      and f.name = 'label' and f.value = ${order.slug}`,
  );
  return sql`${whole}, rest as materialized (${withoutLabel}), entries as (
    ${branch(0, labelListingId, "whole")} union all ${branch(1, listingId, "rest")})`;
}

/** What the order's own index can leave out: of a walk by price all that costs less or more. */
function withinOrder({ price, chosen }: Narrowing, order: ListOrder): RawBuilder<unknown> {
  if (order.by === "price" && price) {
    return sql`and e.price between ${price.from} and ${price.to}`;
  }
  if (order.by === "discount" && chosen.has("sale")) return sql`and e.discount > 0`;
  return sql``;
}

/** The ids behind the bits, looked for only in words of 64 that have any. */
function gathered({ narrowing: { listingId }, order, labelListingId }: NarrowedPart) {
  return sql`ids as materialized (
      select m.segment * 8192::bigint + word * 64 + place as id
      from matches m
      cross join generate_series(0, 127) word
      cross join lateral (select substring(m.bits from word * 64 + 1 for 64) as bits) w
      cross join generate_series(0, 63) place
      where bit_count(w.bits) > 0 and get_bit(w.bits, place) = 1
    ), entries as (
      select e.product_id, ${heldColumns(order, sql`e`)},
        (case when exists (
          select from listing_entries worn
          where worn.listing_id = ${labelListingId} and worn.product_id = e.product_id)
          then 0 else 1 end) as rank
      from ids join listing_entries e on e.listing_id = ${listingId} and e.product_id = ids.id
    )`;
}
