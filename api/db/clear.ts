import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { StartupFault } from "../start/startup-fault.ts";

/** @throws {StartupFault} when a shop is open on this database. */
export async function checkClosed(client: pg.ClientBase): Promise<void> {
  // A connection that was just closed is seen for a moment longer.
  for (let tries = 0; tries < 20; tries++) {
    const { rowCount } = await client.query(`
      select from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and application_name in ('vitrina', 'pgboss')`);
    if (rowCount === 0) return;
    await pause(100);
  }
  throw new StartupFault("The shop is open: stop it first.");
}

/** Throws away all that the database holds, its tables too: the next migration makes them anew. */
export async function clearDatabase(client: pg.ClientBase): Promise<void> {
  await client.query("drop schema if exists jobs cascade");
  await client.query("drop schema public cascade");
  await client.query("create schema public");
}
