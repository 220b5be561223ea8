import { sql } from "kysely";
import type { Db } from "../../context.ts";

/** False while another transaction is learning; the turn ends with the transaction. */
export async function takeLearningTurn(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('recommendations')) as taken`.execute(trx);
  return rows[0]?.taken ?? false;
}
