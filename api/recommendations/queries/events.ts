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

/** Notes that a piece was put into a cart, and the block that led the visit to it. */
export async function insertCarted(
  db: Db,
  visit: string,
  { hash, product }: { hash: string; product: number },
): Promise<void> {
  await sql`${prepared}
    insert into recommendation_events (visit, kind, facts)
    select ${visit}, 'cart', jsonb_build_object('product', ${product}::bigint, 'code', coalesce((
      select code from recommendation_views
      where visit = ${hash}::uuid and product_id = ${product}::bigint), ''))`.execute(db);
}

/** Notes an order as it stands: what was bought, for how much, and nothing of who did. */
export async function insertPurchase(
  trx: Db,
  visit: string,
  order: { siteId: number; number: string },
): Promise<void> {
  await sql`${prepared}
    insert into recommendation_events (visit, kind, facts)
    select ${visit}, 'purchase', jsonb_build_object(
      'order', number, 'total', order_total, 'items', jsonb_agg(jsonb_build_object(
        'product', product_id, 'price', price, 'quantity', quantity)))
    from ordered_products where site_id = ${order.siteId} and number = ${order.number}
    group by number, order_total`.execute(trx);
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

/** Gives up on events that nobody could be told in time; answers how many. */
export async function deleteOldEvents(db: Db, hours: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from recommendation_events
    where created_at < now() - make_interval(hours => ${hours}::integer)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
