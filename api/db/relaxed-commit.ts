import { sql } from "kysely";

/**
 * A row to join into a statement whose loss in a crash of the database would be borne: its commit
 * does not wait for the disk. What is committed later and does wait brings it along.
 */
export const relaxedCommit = sql`(select set_config('synchronous_commit', 'off', true)) relaxed`;
