import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../db/embedded/embedded.ts";
import { migrate } from "../db/migrate.ts";
import { createPool } from "../db/pool.ts";
import { sweepLeftovers, throwAwayFolder } from "./throw-away-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the throw-away server's template database, named `vitrina`. */
    databaseUrl: string;
  }
}

/** One throw-away PostgreSQL for the whole run; its `vitrina` is migrated once and copied per file. */
export default async function startTestDatabase(
  project: TestProject,
): Promise<() => Promise<void>> {
  await sweepLeftovers();
  const folder = throwAwayFolder();
  // Nothing here outlives the run, so nothing has to reach the disk.
  const database = await startEmbedded(folder, {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    shared_buffers: "64MB",
    max_wal_size: "128MB",
    autovacuum: "off",
    max_connections: "200",
  });
  const tearDown = async () => {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const pool = createPool(database.url);
  try {
    await migrate(pool);
  } catch (error) {
    await tearDown();
    throw error;
  } finally {
    await pool.end();
  }
  project.provide("databaseUrl", database.url);
  return tearDown;
}
