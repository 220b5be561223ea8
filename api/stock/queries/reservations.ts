import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";

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
