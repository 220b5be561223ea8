import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";
import type { StockCause } from "./tables.ts";

export interface Booking {
  skuId: number;
  placeId: number;
  change: number;
  cause: StockCause;
  actor: string;
  reason: string;
  orderId?: number;
}

export interface Balance {
  on_hand: number;
  reserved: number;
}

/**
 * Changes what lies at a place and writes why, in one statement. Null when less than what is
 * reserved would be left; nothing is written then.
 */
export async function bookOnHand(db: Db, booking: Booking): Promise<Balance | null> {
  const { skuId, placeId, change, cause, actor, reason, orderId = null } = booking;
  // A negative row could not be inserted, not even to meet the one that is there.
  const balance =
    change < 0
      ? sql`
        update stock_balances set on_hand = on_hand + ${change}
        where sku_id = ${skuId} and place_id = ${placeId} and on_hand + ${change} >= reserved`
      : sql`
        insert into stock_balances as present (sku_id, place_id, on_hand)
        values (${skuId}, ${placeId}, ${change})
        on conflict (sku_id, place_id) do update set on_hand = present.on_hand + excluded.on_hand`;
  const { rows } = await sql<Balance>`
    with balance as (${balance} returning on_hand, reserved), entry as (
      insert into stock_ledger (sku_id, place_id, cause, on_hand_change, order_id, actor, reason)
      select ${skuId}, ${placeId}, ${cause}, ${change}, ${orderId}::bigint, ${actor}, ${reason}
      from balance
    )
    select on_hand, reserved from balance`.execute(db);
  return rows[0] ?? null;
}

export interface CountedStock {
  skuId: number;
  placeId: number;
  /** Pieces that lie there. */
  onHand: number;
}

/**
 * Brings balances to what was counted and writes the differences, in SKU order. What is reserved
 * stays: a count below it leaves just the reserved pieces.
 */
export async function bookCount(
  db: Db,
  counted: readonly CountedStock[],
  why: { cause: StockCause; actor: string; reason: string },
): Promise<void> {
  await sql`
    with counted as (
      select * from unnest(
        ${counted.map((line) => line.skuId)}::bigint[],
        ${counted.map((line) => line.placeId)}::bigint[],
        ${counted.map((line) => line.onHand)}::integer[]
      ) as c (sku_id, place_id, on_hand)
    ), present as (
      select b.sku_id, b.place_id, b.on_hand, b.reserved
      from stock_balances b join counted c using (sku_id, place_id)
      order by b.sku_id, b.place_id
      for update of b
    ), change as (
      select c.sku_id, c.place_id,
        greatest(c.on_hand, coalesce(p.reserved, 0)) as on_hand,
        greatest(c.on_hand, coalesce(p.reserved, 0)) - coalesce(p.on_hand, 0) as difference
      from counted c left join present p using (sku_id, place_id)
    ), balance as (
      insert into stock_balances (sku_id, place_id, on_hand)
      select sku_id, place_id, on_hand from change where difference <> 0
      order by sku_id, place_id
      on conflict (sku_id, place_id) do update set on_hand = excluded.on_hand
    )
    insert into stock_ledger (sku_id, place_id, cause, on_hand_change, actor, reason)
    select sku_id, place_id, ${why.cause}, difference, ${why.actor}, ${why.reason}
    from change where difference <> 0`.execute(db);
}

export interface StockLine {
  skuId: number;
  quantity: number;
}

export interface ReservedLine {
  sku_id: number;
  asked: number;
  available: number;
}

/**
 * Takes pieces aside for an order, out of warehouses, the first place first. All balances are
 * locked in SKU order before any is changed, so two orders wait for each other but never deadlock.
 * Answers each SKU with what was asked and what there was; where that is less, nothing of the
 * statement may be kept.
 */
export async function reserveInWarehouses(
  db: Db,
  lines: readonly StockLine[],
  orderId: number,
  actor: string,
): Promise<ReservedLine[]> {
  const { rows } = await sql<ReservedLine>`${prepared}
    with asked as (
      select sku_id, sum(quantity)::integer as quantity
      from unnest(
        ${lines.map((line) => line.skuId)}::bigint[],
        ${lines.map((line) => line.quantity)}::integer[]
      ) as a (sku_id, quantity)
      group by sku_id
    ), held as (
      select b.sku_id, b.place_id, b.on_hand - b.reserved as available
      from stock_balances b
      join places p on p.id = b.place_id and p.kind = 'warehouse'
      where b.sku_id in (select sku_id from asked)
      order by b.sku_id, b.place_id
      for update of b
    ), share as (
      select h.sku_id, h.place_id, h.available,
        least(h.available, greatest(0, a.quantity - coalesce(sum(h.available) over (
          partition by h.sku_id order by h.place_id
          rows between unbounded preceding and 1 preceding), 0)))::integer as taken
      from held h join asked a using (sku_id)
    ), reserved as (
      update stock_balances b set reserved = b.reserved + s.taken
      from share s
      where b.sku_id = s.sku_id and b.place_id = s.place_id and s.taken > 0
    ), entry as (
      insert into stock_ledger (sku_id, place_id, cause, reserved_change, order_id, actor)
      select sku_id, place_id, 'reserve', taken, ${orderId}::bigint, ${actor}
      from share where taken > 0
    )
    select a.sku_id, a.quantity as asked, coalesce(sum(s.available), 0)::integer as available
    from asked a left join share s using (sku_id)
    group by a.sku_id, a.quantity
    order by a.sku_id`.execute(db);
  return rows;
}

/** One release or sale at a time per order, until the transaction ends. */
export async function lockOrderStock(db: Db, orderId: number): Promise<void> {
  await sql`${prepared}select pg_advisory_xact_lock(hashtextextended('order stock', ${orderId}))`.execute(
    db,
  );
}

/**
 * Ends an order's reservations: a release gives the pieces back to the shelf, a sale takes them
 * out of it. `lines` null: all that the order still holds. Answers the pieces per SKU.
 */
export async function settleReservations(
  db: Db,
  orderId: number,
  cause: "release" | "sale",
  lines: readonly StockLine[] | null,
  actor: string,
): Promise<{ sku_id: number; quantity: number }[]> {
  const { rows } = await sql<{ sku_id: number; quantity: number }>`${prepared}
    with held as (
      select sku_id, place_id, sum(reserved_change)::integer as pieces
      from stock_ledger where order_id = ${orderId}
      group by sku_id, place_id having sum(reserved_change) > 0
    ), asked as (
      select sku_id, sum(quantity)::integer as quantity
      from unnest(
        ${lines?.map((line) => line.skuId) ?? []}::bigint[],
        ${lines?.map((line) => line.quantity) ?? []}::integer[]
      ) as a (sku_id, quantity)
      group by sku_id
    ), locked as (
      select b.sku_id, b.place_id, h.pieces
      from stock_balances b join held h using (sku_id, place_id)
      order by b.sku_id, b.place_id
      for update of b
    ), share as (
      select l.sku_id, l.place_id,
        case when ${lines === null} then l.pieces
        else least(l.pieces, greatest(0, coalesce(a.quantity, 0) - coalesce(sum(l.pieces) over (
          partition by l.sku_id order by l.place_id
          rows between unbounded preceding and 1 preceding), 0)))::integer end as pieces
      from locked l left join asked a using (sku_id)
    ), balance as (
      update stock_balances b set
        reserved = b.reserved - s.pieces,
        on_hand = b.on_hand - case when ${cause} = 'sale' then s.pieces else 0 end
      from share s
      where b.sku_id = s.sku_id and b.place_id = s.place_id and s.pieces > 0
    ), entry as (
      insert into stock_ledger
        (sku_id, place_id, cause, reserved_change, on_hand_change, order_id, actor)
      select sku_id, place_id, ${cause}, -pieces,
        case when ${cause} = 'sale' then -pieces else 0 end, ${orderId}::bigint, ${actor}
      from share where pieces > 0
    )
    select sku_id, sum(pieces)::integer as quantity from share
    group by sku_id having sum(pieces) > 0 order by sku_id`.execute(db);
  return rows;
}

/** The warehouse that a SKU of an order came from, else the first one; null without any. */
export async function selectReturnPlace(
  db: Db,
  skuId: number,
  orderId: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select p.id from places p
    left join stock_ledger l
      on l.place_id = p.id and l.sku_id = ${skuId} and l.order_id = ${orderId} and l.cause = 'sale'
    where p.kind = 'warehouse'
    order by l.id nulls last, p.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function selectPlaceId(db: Db, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom("places")
    .where("slug", "=", slug)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function upsertPlace(
  db: Db,
  place: { slug: string; kind: "warehouse" | "shop"; title: Said; shopId: number | null },
): Promise<number> {
  const values = {
    kind: place.kind,
    title: JSON.stringify(place.title),
    shop_id: place.shopId,
  };
  const { id } = await db
    .insertInto("places")
    .values({ slug: place.slug, ...values })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
