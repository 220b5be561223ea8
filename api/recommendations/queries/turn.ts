import { sql } from "kysely";
import type { Db } from "../../context.ts";

/**
 * False while another transaction is learning; the turn ends with the transaction. Nobody waits for
 * what is learned: a statement may take longer than a shopper's.
 */
export async function takeLearningTurn(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('recommendations')) as taken,
      set_config('statement_timeout', '5min', true)`.execute(trx);
  return rows[0]?.taken ?? false;
}
