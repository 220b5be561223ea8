import { type Selectable, sql } from "kysely";
import type { PaymentState } from "#contract/ordering/order-states.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import { relaxedCommit } from "../../db/relaxed-commit.ts";
import { statesBefore } from "../../life-cycle.ts";
import { openPaymentStates, paymentCycle } from "../payment-states.ts";
import type { PaymentsTables } from "../tables.ts";

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
  failure?: string;
  captured?: number;
  isSurplus?: boolean;
  /** Closed here although its bank has not said so: the bank is asked on. */
  isGivenUp?: boolean;
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
        failure = coalesce(${move.failure ?? null}, failure),
        captured = coalesce(${move.captured ?? null}::bigint, captured),
        is_surplus = is_surplus or ${move.isSurplus ?? false},
        given_up = ${move.isGivenUp ?? false},
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
 * Notes that the bank knows a payment and where its page is. Lost in a crash it is only asked for
 * again, by the same key.
 */
export async function noteRegistered(
  db: Db,
  registered: { id: number; pageUrl: string; actor: string },
): Promise<void> {
  await sql`${prepared}
    with moved as (
      update payments set state = 'pending', page_url = ${registered.pageUrl}
      from ${relaxedCommit}
      where id = ${registered.id} and state = 'created'
      returning id
    )
    insert into payment_moves (payment_id, from_state, to_state, cause, actor)
    select id, 'created', 'pending', 'registered', ${registered.actor} from moved`.execute(db);
}

/** The bank has said how a payment ended that was given up here: it is asked no more. */
export async function noteLastWord(db: Db, id: number): Promise<void> {
  await db.updateTable("payments").set({ given_up: false }).where("id", "=", id).execute();
}

/**
 * Open and given up payments of which the bank has said nothing for a while; each is put off by a
 * minute, so that two workers do not ask at once.
 */
export async function takePaymentsToAsk(db: Db, atMost: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update payments set ask_at = now() + interval '1 minute'
    where id in (
      select id from payments
      where ask_at < now() and (state = any(${[...openPaymentStates]}::text[]) or given_up)
      order by ask_at limit ${atMost} for update skip locked)
    returning *`.execute(db);
  return rows;
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
