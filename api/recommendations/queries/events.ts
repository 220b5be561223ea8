import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { OfOneProduct, ShopperEvent } from "../providers/provider.ts";

export interface DueEvent {
  id: number;
  visit: string;
  event: ShopperEvent;
}

export async function insertEvent(
  db: Db,
  visit: string,
  { kind, ...facts }: OfOneProduct,
): Promise<void> {
  await sql`${prepared}
    insert into recommendation_events (visit, kind, facts)
    values (${visit}, ${kind}, ${JSON.stringify(facts)})`.execute(db);
}

/** Notes that a piece was put into a cart, whose cart it is, and the block that led to the piece. */
export async function insertCarted(
  db: Db,
  visit: string,
  { hash, cartId, product }: { hash: string; cartId: string; product: number },
): Promise<void> {
  await sql`${prepared}
    with filled as (
      insert into recommendation_carts (cart_id, visit) values (${cartId}::uuid, ${visit})
      on conflict (cart_id) do update set visit = excluded.visit, noted_at = now()
    )
    insert into recommendation_events (visit, kind, facts)
    select ${visit}, 'cart', jsonb_build_object('product', ${product}::bigint, 'code', coalesce((
      select code from recommendation_views
      where visit = ${hash}::uuid and product_id = ${product}::bigint), ''))`.execute(db);
}

/** Notes an order as it stands: what was bought, for how much, and nothing of who did. */
export async function insertPurchase(
  trx: Db,
  order: { siteId: number; cartId: string; number: string },
): Promise<void> {
  await sql`${prepared}
    insert into recommendation_events (visit, kind, facts)
    select c.visit, 'purchase', jsonb_build_object(
      'order', o.number, 'total', o.order_total, 'items', jsonb_agg(jsonb_build_object(
        'product', o.product_id, 'price', o.price, 'quantity', o.quantity)))
    from recommendation_carts c
    join ordered_products o on o.site_id = ${order.siteId} and o.number = ${order.number}
    where c.cart_id = ${order.cartId}::uuid
    group by c.visit, o.number, o.order_total`.execute(trx);
}

/** Events that are due, put off by a growing pause (20 s to 1 h) before they are told. */
export async function takeDueEvents(db: Db, atMost: number): Promise<DueEvent[]> {
  const { rows } = await sql<DueEvent>`
    with taken as (
      update recommendation_events set attempts = attempts + 1,
        try_at = now() + least(interval '1 hour', interval '20 seconds' * power(2, least(attempts, 10)))
      where id in (
        select id from recommendation_events where try_at <= now()
        order by try_at limit ${atMost} for update skip locked)
      returning id, visit, facts || jsonb_build_object('kind', kind) as event
    )
    select * from taken order by id`.execute(db);
  return rows;
}

export async function deleteEvent(db: Db, id: number): Promise<void> {
  await sql`delete from recommendation_events where id = ${id}`.execute(db);
}

/** Gives up on events that nobody could be told in time, and on carts that were left behind. */
export async function deleteOldEvents(
  db: Db,
  keep: { eventHours: number; cartDays: number },
): Promise<void> {
  await sql`
    with carts as (
      delete from recommendation_carts
      where noted_at < now() - make_interval(days => ${keep.cartDays}::integer)
    )
    delete from recommendation_events
    where created_at < now() - make_interval(hours => ${keep.eventHours}::integer)`.execute(db);
}
