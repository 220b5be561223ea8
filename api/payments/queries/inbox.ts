import { sql } from "kysely";
import type { Db } from "../../context.ts";

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
