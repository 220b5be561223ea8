import { type Selectable, sql } from "kysely";
import type { Db } from "../../../context.ts";
import { prepared } from "../../../db/prepared.ts";
import { relaxedCommit } from "../../../db/relaxed-commit.ts";
import type { PaymentRequest } from "../provider.ts";
import type { BankState, SandboxBankTables } from "./tables.ts";

export type BankPaymentRow = Selectable<SandboxBankTables["sandbox_bank_payments"]>;

/** How long the bank's page waits for a card. */
const pageLivesMinutes = 60;

/** Opens a payment, or answers the one that this key opened before; lost, it is opened again. */
export async function openBankPayment(db: Db, request: PaymentRequest): Promise<BankPaymentRow> {
  const { rows } = await sql<BankPaymentRow>`${prepared}
    insert into sandbox_bank_payments
      (merchant_key, amount, currency, description, locale, success_url, fail_url, webhook_url, expires_at)
    select ${request.key}, ${request.amount}::bigint, ${request.currency}, ${request.description},
      ${request.locale}, ${request.successUrl}, ${request.failUrl}, ${request.webhookUrl},
      now() + make_interval(mins => ${pageLivesMinutes}::integer)
    from ${relaxedCommit}
    on conflict (merchant_key) do update set merchant_key = excluded.merchant_key
    returning *`.execute(db);
  return rows[0] as BankPaymentRow;
}

export async function findBankPayment(
  db: Db,
  by: { id: string } | { key: string },
): Promise<BankPaymentRow | null> {
  const query = db.selectFrom("sandbox_bank_payments").selectAll();
  const row = await ("id" in by
    ? query.where("id", "=", by.id)
    : query.where("merchant_key", "=", by.key)
  ).executeTakeFirst();
  return row ?? null;
}

/** Moves a bank's payment from one of `from`; null when it stands elsewhere. */
export async function moveBankPayment(
  db: Db,
  id: string,
  from: readonly BankState[],
  to: { state: BankState; card?: string; reason?: string | null },
): Promise<BankPaymentRow | null> {
  const row = await db
    .updateTable("sandbox_bank_payments")
    .set(to)
    .where("id", "=", id)
    .where("state", "in", [...from])
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a payment up whose page has waited too long. */
export async function closeLateBankPayment(db: Db, key: string): Promise<void> {
  await sql`
    update sandbox_bank_payments set state = 'cancelled', reason = 'the page was left'
    where merchant_key = ${key} and state in ('waiting', 'confirming') and expires_at < now()`.execute(
    db,
  );
}

/** Writes a refund down once per key. The table's check keeps it within the payment. */
export async function insertBankRefund(
  trx: Db,
  refund: { key: string; paymentKey: string; amount: number },
): Promise<void> {
  await sql`
    with added as (
      insert into sandbox_bank_refunds (merchant_key, payment_id, amount)
      select ${refund.key}, id, ${refund.amount} from sandbox_bank_payments
      where merchant_key = ${refund.paymentKey} and state = 'captured'
      on conflict (merchant_key) do nothing
      returning payment_id, amount
    )
    update sandbox_bank_payments p set refunded = p.refunded + added.amount
    from added where p.id = added.payment_id`.execute(trx);
}

export async function hasBankRefund(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("sandbox_bank_refunds")
    .where("merchant_key", "=", key)
    .select("merchant_key")
    .executeTakeFirst();
  return row !== undefined;
}

/** Plans the webhooks of one event. */
export async function planWebhooks(
  trx: Db,
  paymentId: string,
  type: string,
  afterSeconds: readonly number[],
): Promise<void> {
  await sql`
    insert into sandbox_bank_webhooks (event_id, payment_id, type, send_at)
    select event.id, ${paymentId}::uuid, ${type}, now() + make_interval(secs => after)
    from (select gen_random_uuid() as id) event, unnest(${[...afterSeconds]}::float8[]) after`.execute(
    trx,
  );
}

export interface DueWebhook {
  id: number;
  event_id: string;
  type: string;
  merchant_key: string;
  amount: number;
  currency: string;
  webhook_url: string;
}

/** Webhooks that are due, put off by a growing pause in case nobody takes them; ten tries in all. */
export async function takeDueWebhooks(db: Db, atMost: number): Promise<DueWebhook[]> {
  const { rows } = await sql<DueWebhook>`
    update sandbox_bank_webhooks w set attempts = w.attempts + 1,
      send_at = now() + interval '2 seconds' * power(2, w.attempts)
    from sandbox_bank_payments p
    where p.id = w.payment_id and w.id in (
      select id from sandbox_bank_webhooks
      where sent_at is null and send_at <= now() and attempts < 10
      order by send_at limit ${atMost} for update skip locked)
    returning w.id, w.event_id, w.type, p.merchant_key, p.amount, p.currency, p.webhook_url`.execute(
    db,
  );
  return rows;
}

export async function markWebhookSent(db: Db, id: number): Promise<void> {
  await sql`update sandbox_bank_webhooks set sent_at = now() where id = ${id}`.execute(db);
}
