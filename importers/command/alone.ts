import type pg from "pg";
import { CatalogFault } from "../port.ts";

/** A run that was killed a moment ago may still hold its place. */
const patience = "5s";

/**
 * Runs `work` while no other run of the same source can: two at once would add everything twice.
 * The place is given back with the connection, however the process ends.
 *
 * @throws CatalogFault while another run has it
 */
export async function runAlone(
  pool: pg.Pool,
  source: string,
  work: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await takePlace(client, source);
    await work();
  } finally {
    client.release(true);
  }
}

async function takePlace(client: pg.PoolClient, source: string): Promise<void> {
  await client.query(`set lock_timeout = '${patience}'`);
  try {
    await client.query("select pg_advisory_lock(hashtextextended('import ' || $1, 0))", [source]);
  } catch (error) {
    const isTaken = (error as { code?: string }).code === "55P03";
    throw isTaken ? new CatalogFault(`Another import of ${source} is running.`) : error;
  }
}
