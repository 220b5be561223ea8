import { sql } from "kysely";
import type { Db } from "../../context.ts";
import type { StockCause } from "../tables.ts";

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
