import { type Selectable, sql } from "kysely";
import type { Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";
import type { Letter } from "./providers/provider.ts";
import type { MessagesTables } from "./tables.ts";

export type OutboxRow = Selectable<MessagesTables["outbox"]>;
export type LetterRow = Selectable<MessagesTables["sandbox_letters"]>;

export async function insertMessage(
  trx: Db,
  message: Pick<OutboxRow, "site_id" | "channel" | "recipient" | "locale" | "kind" | "payload">,
): Promise<void> {
  await sql`${prepared}
    insert into outbox (site_id, channel, recipient, locale, kind, payload)
    values (${message.site_id}, ${message.channel}, ${message.recipient}, ${message.locale},
      ${message.kind}, ${JSON.stringify(message.payload)})`.execute(trx);
}

/** Messages that are due, put off by a growing pause (10 s to 1 h) before they are tried. */
export async function takeDueMessages(db: Db, atMost: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    update outbox set attempts = attempts + 1,
      try_at = now() + least(interval '1 hour', interval '10 seconds' * power(2, least(attempts, 10)))
    where id in (
      select id from outbox where sent_at is null and try_at <= now()
      order by try_at limit ${atMost} for update skip locked)
    returning *`.execute(db);
  return rows;
}

export async function markSent(db: Db, id: number): Promise<void> {
  await sql`update outbox set sent_at = now(), last_error = null where id = ${id}`.execute(db);
}

export async function noteError(db: Db, id: number, error: string): Promise<void> {
  await sql`update outbox set last_error = ${error.slice(0, 500)} where id = ${id}`.execute(db);
}

/** Forgets messages sent longer ago than this, and what the sandbox took of them; answers how many. */
export async function deleteSent(db: Db, days: number, atMost: number): Promise<number> {
  const { rows } = await sql`
    with gone as (
      delete from outbox where id in (
        select id from outbox where sent_at < now() - make_interval(days => ${days}::integer)
        order by sent_at limit ${atMost} for update skip locked)
      returning id
    ), letters as (
      delete from sandbox_letters l using gone where l.outbox_id = gone.id
    )
    select id from gone`.execute(db);
  return rows.length;
}

/** Keeps a letter that the sandbox took; the same message again changes nothing. */
export async function insertLetter(db: Db, outboxId: number, letter: Letter): Promise<void> {
  await db
    .insertInto("sandbox_letters")
    .values({ outbox_id: outboxId, ...letter })
    .onConflict((conflict) => conflict.column("outbox_id").doNothing())
    .execute();
}

/** The letters that the sandbox took, newest first. */
export function selectLetters(db: Db, atMost: number): Promise<LetterRow[]> {
  return db
    .selectFrom("sandbox_letters")
    .selectAll()
    .orderBy("outbox_id", "desc")
    .limit(atMost)
    .execute();
}
