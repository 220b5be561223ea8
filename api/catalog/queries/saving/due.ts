import { sql } from "kysely";
import type { Db } from "../../../context.ts";

/** Refreshes what launches and ends of sale have changed by now; answers how many products. */
export async function refreshDue(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select refresh_due() as count`.execute(db);
  return rows[0]?.count ?? 0;
}
