import { type Selectable, sql } from "kysely";
import type { Db } from "../../context.ts";
import type { PaymentsTables } from "../tables.ts";

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

export type RefundToTry = RefundRow & { payment_key: string; provider: string };

/**
 * Refunds that are due, put off by a growing pause before the bank is asked. `only`: this one and
 * no other.
 */
export async function takeRefundsToTry(
  db: Db,
  atMost: number,
  only?: number,
): Promise<RefundToTry[]> {
  const { rows } = await sql<RefundToTry>`
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

export async function isRefundDone(db: Db, id: number): Promise<boolean> {
  const refund = await db
    .selectFrom("refunds")
    .where("id", "=", id)
    .select("state")
    .executeTakeFirst();
  return refund?.state === "done";
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
