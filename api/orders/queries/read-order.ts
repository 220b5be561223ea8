import { type RawBuilder, type Selectable, sql } from "kysely";
import type { OrderState, ShipmentState } from "#contract/ordering/order-states.ts";
import type { Db } from "../../context.ts";
import type { OrdersTables, UnitState } from "../tables.ts";

export type OrderRow = Selectable<OrdersTables["orders"]>;
type ItemRow = Selectable<OrdersTables["order_items"]>;

export interface WholeOrder extends OrderRow {
  contacts: Selectable<OrdersTables["order_contacts"]>;
  items: (ItemRow & { product_slug: string | null })[];
  shipments: { id: number; provider: string; state: ShipmentState }[];
  /** Moves of the order and its shipments; times as ISO text. */
  moves: (
    | { of: "order"; to: OrderState; at: string }
    | { of: "shipment"; to: ShipmentState; at: string }
  )[];
}

/** How an order is asked for. A guest's key opens one order; without one only the shop itself asks. */
export type OrderName = { id: number } | { siteId: number; number: string; keyHash?: Buffer };

function named(name: OrderName): RawBuilder<unknown> {
  if ("id" in name) return sql`o.id = ${name.id}`;
  const ofSite = sql`o.number = ${name.number.toUpperCase()} and o.site_id = ${name.siteId}`;
  if (!name.keyHash) return ofSite;
  return sql`${ofSite} and exists (
    select from order_keys k where k.order_id = o.id and k.hash = ${name.keyHash})`;
}

/** Takes an order's row: all that changes an order, its payments or shipments begins here. */
export async function lockOrder(trx: Db, name: OrderName): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select o.* from orders o where ${named(name)} for update`.execute(trx);
  return rows[0] ?? null;
}

export async function findOrder(db: Db, name: OrderName): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`select o.* from orders o where ${named(name)}`.execute(db);
  return rows[0] ?? null;
}

/** An order with all that a reader sees of it; null for none and for another's alike. */
export async function readWholeOrder(db: Db, name: OrderName): Promise<WholeOrder | null> {
  const { rows } = await sql<WholeOrder>`
    select o.*, to_jsonb(c) as contacts,
      (select jsonb_agg(to_jsonb(i) || jsonb_build_object('product_slug', p.slug) order by i.position)
        from order_items i
        left join products p on p.id = i.product_id and p.archived_at is null
        where i.order_id = o.id) as items,
      (select jsonb_agg(jsonb_build_object('id', s.id, 'provider', s.provider, 'state', s.state)
        order by s.id) from shipments s where s.order_id = o.id) as shipments,
      (select jsonb_agg(jsonb_build_object('of', m.subject, 'to', m.to_state, 'at', m.at) order by m.at, m.id)
        from (
          select 'order' as subject, id, to_state, at from order_moves where order_id = o.id
          union all
          select 'shipment', m.id, m.to_state, m.at from shipment_moves m
          join shipments s on s.id = m.shipment_id where s.order_id = o.id
        ) m) as moves
    from orders o join order_contacts c on c.order_id = o.id
    where ${named(name)}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps the hash of one more secret that opens the order. */
export async function insertOrderKey(trx: Db, orderId: number, hash: Buffer): Promise<void> {
  await trx.insertInto("order_keys").values({ order_id: orderId, hash }).execute();
}

export interface UnitRow {
  id: number;
  item_id: number;
  sku_id: number;
  title: ItemRow["title"];
  size: string;
  price: number;
  tax: number;
  tax_code: string;
  mark_code: string | null;
  state: UnitState;
  refund_id: number | null;
}

/** Every piece of an order, in the order of its items. */
export async function selectUnits(db: Db, orderId: number): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    select u.id, u.item_id, i.sku_id, i.title, i.size, u.price, u.tax, i.tax_code, u.mark_code,
      u.state, u.refund_id
    from order_units u join order_items i on i.id = u.item_id
    where u.order_id = ${orderId} order by i.position, u.number`.execute(db);
  return rows;
}

export async function updateUnits(
  trx: Db,
  ids: readonly number[],
  change: { state: UnitState; refundId?: number },
): Promise<void> {
  await sql`
    update order_units set state = ${change.state},
      refund_id = coalesce(${change.refundId ?? null}::bigint, refund_id)
    where id = any(${[...ids]}::bigint[])`.execute(trx);
}

/** Unpaid orders whose time is up, the longest ago first. */
export async function selectExpired(db: Db, atMost: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where state = 'new' and pay_until < now()
    order by pay_until limit ${atMost}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface OrderLine {
  number: string;
  state: OrderState;
  /** Kopecks. */
  total: number;
  placed_at: Date;
}

/** The newest orders of a site. */
export function selectNewestOrders(db: Db, siteId: number, atMost: number): Promise<OrderLine[]> {
  return db
    .selectFrom("orders")
    .where("site_id", "=", siteId)
    .select(["number", "state", "total", "placed_at"])
    .orderBy("placed_at", "desc")
    .limit(atMost)
    .execute();
}

/** The shop's name for letters. */
export async function findShopName(db: Db, siteId: number) {
  const site = await db
    .selectFrom("sites")
    .where("id", "=", siteId)
    .select("name")
    .executeTakeFirstOrThrow();
  return site.name;
}
