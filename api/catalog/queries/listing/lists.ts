import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../context.ts";
import { prepared } from "../../../db/prepared.ts";
import type { ListOrder } from "../../listing/list-order.ts";
import type { CardRow } from "../cards.ts";
import { shownNow, timed } from "./narrowing.ts";

export interface ListHead {
  /** 0: the whole catalog. */
  category_id: number;
  listing_id: number | null;
  /** Products shown now, and those whose time has not come or is over. */
  count: number;
  hidden: number;
  /** Those among them with the label that was asked for, null when no such label is. */
  label: { listing_id: number | null; count: number } | null;
  /** When a launch or an end of sale changes the list next. */
  changes_at: Date | null;
}

const hiddenIn = (listing: RawBuilder<unknown>) => sql`(
  select count(*)::integer from listing_entries e
  where e.listing_id = ${listing}.id and ${timed} and not ${shownNow})`;

/**
 * A list by its category's chain of slugs ("" for the whole catalog): its kept count and how many
 * wear a label. Null when no living category has this chain.
 */
export async function selectListHead(
  db: Db,
  siteId: number,
  path: string,
  labelSlug: string | null,
): Promise<ListHead | null> {
  const { rows } = await sql<ListHead>`${prepared}
    select category.id as category_id, l.id as listing_id,
      coalesce(l.count - ${hiddenIn(sql`l`)}, 0) as count, ${hiddenIn(sql`l`)} as hidden,
      (select jsonb_build_object(
          'listing_id', worn.id, 'count', coalesce(worn.count - ${hiddenIn(sql`worn`)}, 0))
        from labels
        left join listings worn on worn.site_id = ${siteId}
          and worn.category_id = category.id and worn.label_id = labels.id
        where labels.slug = ${labelSlug}) as label,
      (select min(case when e.shown_from > now() then e.shown_from else e.shown_until end)
        from listing_entries e
        where e.listing_id = l.id and ${timed}
          and (e.shown_from > now() or e.shown_until > now())) as changes_at
    from (
      select 0::bigint as id where ${path} = ''
      union all
      select id from categories
      where site_id = ${siteId} and path = ${path} and archived_at is null
    ) category
    left join listings l
      on l.site_id = ${siteId} and l.category_id = category.id and l.label_id = 0`.execute(db);
  return rows[0] ?? null;
}

export interface ListPart {
  siteId: number;
  listingId: number;
  order: ListOrder;
  limit: number;
  offset: number;
  /** Leaves out what stands in this listing too. */
  notIn?: number;
}

const direction = (descending: boolean) => (descending ? sql`desc` : sql`asc`);

/** Each order is one index of listing_entries read forwards or backwards. */
export function orderBy(order: ListOrder, table: RawBuilder<unknown>): RawBuilder<unknown> {
  if (order.by === "price" || order.by === "discount") {
    const way = direction(order.descending);
    return sql`${table}.${sql.ref(order.by)} ${way}, ${table}.product_id ${way}`;
  }
  return sql`${table}.position, ${table}.added_at desc, ${table}.product_id desc`;
}

/** What is read of each entry that is passed by: only what the order's own index holds. */
export function heldColumns(order: ListOrder, table: RawBuilder<unknown>): RawBuilder<unknown> {
  return order.by === "price" || order.by === "discount"
    ? sql`${table}.${sql.ref(order.by)}`
    : sql`${table}.position, ${table}.added_at`;
}

/** The place that orders by price do not hold is looked up for the page's own entries. */
function positionOf({ order, listingId }: ListPart): RawBuilder<unknown> {
  return order.by === "price" || order.by === "discount"
    ? sql`(
      select position from listing_entries
      where listing_id = ${listingId} and product_id = part.product_id)`
    : sql`part.position`;
}

/** A stretch of a list as cards: the index finds the products, each card is one look-up. */
export async function selectListPart(db: Db, part: ListPart): Promise<CardRow[]> {
  const notIn =
    part.notIn === undefined
      ? sql``
      : sql`and not exists (
          select from listing_entries other
          where other.listing_id = ${part.notIn} and other.product_id = e.product_id)`;
  const { rows } = await sql<CardRow>`${prepared}
    select c.product_id, c.card, c.price, c.old_price, c.in_stock, c.in_shops,
      ${positionOf(part)} as position
    from (
      select e.product_id, ${heldColumns(part.order, sql`e`)}
      from listing_entries e
      where e.listing_id = ${part.listingId} and ${shownNow} ${notIn}
      order by ${orderBy(part.order, sql`e`)}
      limit ${part.limit} offset ${part.offset}
    ) part
    join product_cards c on c.site_id = ${part.siteId} and c.product_id = part.product_id
    order by ${orderBy(part.order, sql`part`)}`.execute(db);
  return rows;
}
