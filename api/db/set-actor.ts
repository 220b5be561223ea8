import { sql } from "kysely";
import type { Db } from "../context.ts";

/** Names who acts until the transaction ends, for the histories that the database keeps itself. */
export async function setActor(db: Db, actor: string): Promise<void> {
  await sql`select set_config('vitrina.actor', ${actor}, true)`.execute(db);
}
