import { type Selectable, sql } from "kysely";
import type { PaymentState } from "#contract/orders.ts";
import type { Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";
import { statesBefore } from "../life-cycle.ts";
import { openPaymentStates, paymentCycle } from "./payment-states.ts";
import type { PaymentsTables } from "./tables.ts";

export type PaymentRow = Selectable<PaymentsTables["payments"]>;

/** Writes an intent down before any bank hears of it. */
export async function insertPayment(
  trx: Db,
  payment: { orderId: number; provider: string; amount: number; actor: string },
): Promise<{ id: number; key: string; amount: number; currency: string }> {
  const { rows } = await sql<{
    id: number;
    key: string;
    amount: number;
    currency: string;
  }>`${prepared}
    with made as (
      insert into payments (order_id, provider, amount)
      values (${payment.orderId}, ${payment.provider}, ${payment.amount})
      returning id, key, amount, currency
    ), moved as (
      insert into payment_moves (payment_id, to_state, cause, actor)
      select id, 'created', 'order', ${payment.actor} from made
    )
    select * from made`.execute(trx);
  return rows[0] as (typeof rows)[number];
}

export async function findPaymentByKey(db: Db, key: string): Promise<PaymentRow | null> {
  const row = await db.selectFrom("payments").where("key", "=", key).selectAll().executeTakeFirst();
  return row ?? null;
}

/** Payments of an order from the first to the last. Lock the order's row before changing any. */
export function selectPayments(db: Db, orderId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .where("order_id", "=", orderId)
    .selectAll()
    .orderBy("id")
    .execute();
}

export interface PaymentMove {
  id: number;
  to: PaymentState;
  cause: string;
  actor: string;
  pageUrl?: string;
  failure?: string;
  captured?: number;
  isSurplus?: boolean;
  /** Added to what was paid back. */
  refunded?: number;
}

/** Moves a payment and writes the move down; false when its state does not lead there. */
export async function movePayment(db: Db, move: PaymentMove): Promise<boolean> {
  const { rows } = await sql`${prepared}
    with before as (
      select id, state from payments
      where id = ${move.id} and state = any(${statesBefore(paymentCycle, move.to)}::text[])
      for update
    ), moved as (
      update payments p set state = ${move.to},
        page_url = coalesce(${move.pageUrl ?? null}, page_url),
        failure = coalesce(${move.failure ?? null}, failure),
        captured = coalesce(${move.captured ?? null}::bigint, captured),
        is_surplus = is_surplus or ${move.isSurplus ?? false},
        refunded = refunded + ${move.refunded ?? 0}
      from before where p.id = before.id
      returning p.id, before.state
    )
    insert into payment_moves (payment_id, from_state, to_state, cause, actor)
    select id, state, ${move.to}, ${move.cause}, ${move.actor} from moved
    returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Open payments of which the bank has said nothing for a while; each is put off by a minute, so
 * that two workers do not ask at once.
 */
export async function takePaymentsToAsk(db: Db, atMost: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payments set ask_at = now() + interval '1 minute'
    where id in (
      select id from payments
      where ask_at < now() and state = any(${[...openPaymentStates]}::text[])
      order by ask_at limit ${atMost} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** False when this event of the provider came before. */
export async function insertEvent(
  db: Db,
  event: { provider: string; eventId: string; paymentKey: string; body: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_inbox (provider, event_id, payment_key, body)
    values (${event.provider}, ${event.eventId}, ${event.paymentKey}, ${event.body})
    on conflict (provider, event_id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function markEventHandled(db: Db, provider: string, eventId: string): Promise<void> {
  await sql`
    update provider_inbox set handled_at = now()
    where provider = ${provider} and event_id = ${eventId} and handled_at is null`.execute(db);
}

/** Whether an event was handled to its end; one that was not is taken up again. */
export async function isEventHandled(db: Db, provider: string, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom("provider_inbox")
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .select("handled_at")
    .executeTakeFirst();
  return row?.handled_at != null;
}

export type RefundRow = Selectable<PaymentsTables["refunds"]>;

export async function insertRefund(
  trx: Db,
  refund: Pick<
    RefundRow,
    "payment_id" | "order_id" | "amount" | "delivery_amount" | "reason" | "actor"
  >,
): Promise<number> {
  const { id } = await trx
    .insertInto("refunds")
    .values(refund)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Refunds of an order that went through or still may. */
export function selectRefunds(db: Db, orderId: number): Promise<RefundRow[]> {
  return db
    .selectFrom("refunds")
    .where("order_id", "=", orderId)
    .where("state", "<>", "refused")
    .selectAll()
    .orderBy("id")
    .execute();
}

/** Refunds that are due, put off by a growing pause before the bank is asked. */
export async function takeRefundsToTry(
  db: Db,
  atMost: number,
  only?: number,
): Promise<(RefundRow & { payment_key: string; provider: string })[]> {
  const { rows } = await sql<RefundRow & { payment_key: string; provider: string }>`
    update refunds r set attempts = r.attempts + 1,
      try_at = now() + least(interval '1 hour', interval '15 seconds' * power(2, least(r.attempts, 10)))
    from payments p
    where p.id = r.payment_id and r.id in (
      select id from refunds
      where state = 'created' and try_at <= now() and (${only ?? null}::bigint is null or id = ${only ?? null}::bigint)
      order by try_at limit ${atMost} for update skip locked)
    returning r.*, p.key as payment_key, p.provider`.execute(db);
  return rows;
}

/** False when it was settled before. */
export async function closeRefund(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("refunds")
    .set({ state: "done", done_at: new Date(), last_error: null })
    .where("id", "=", id)
    .where("state", "=", "created")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function noteRefundError(db: Db, id: number, error: string): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ last_error: error.slice(0, 500) })
    .where("id", "=", id)
    .execute();
}

export type ReceiptRow = Selectable<PaymentsTables["receipts"]>;

/** Keeps a receipt; the same one again changes nothing. */
export async function insertReceipt(
  trx: Db,
  receipt: Pick<
    ReceiptRow,
    | "order_id"
    | "payment_id"
    | "refund_id"
    | "kind"
    | "total"
    | "tax_system"
    | "contact"
    | "positions"
  >,
): Promise<void> {
  await trx
    .insertInto("receipts")
    .values({ ...receipt, positions: JSON.stringify(receipt.positions) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function selectReceipts(db: Db, orderId: number): Promise<ReceiptRow[]> {
  return db
    .selectFrom("receipts")
    .where("order_id", "=", orderId)
    .selectAll()
    .orderBy("id")
    .execute();
}

export type PaymentMoveRow = Selectable<PaymentsTables["payment_moves"]>;

/** Every move of an order's payments, surplus ones included, from the first to the last. */
export async function selectPaymentMoves(db: Db, orderId: number): Promise<PaymentMoveRow[]> {
  return db
    .selectFrom("payment_moves as m")
    .innerJoin("payments as p", "p.id", "m.payment_id")
    .where("p.order_id", "=", orderId)
    .selectAll("m")
    .orderBy("m.id")
    .execute();
}
