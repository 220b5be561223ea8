import { sql } from "kysely";
import type { Db } from "../../context.ts";

export type Lesson = "interest" | "companions";

/**
 * False while another transaction is learning the same; the turn ends with the transaction. Nobody
 * waits for what is learned: a statement may take longer than a shopper's.
 */
export async function takeLearningTurn(trx: Db, lesson: Lesson): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${`recommendations: ${lesson}`})) as taken,
      set_config('statement_timeout', '5min', true)`.execute(trx);
  return rows[0]?.taken ?? false;
}
