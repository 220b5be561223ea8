import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../db/embedded/embedded.ts";
import { shutDown } from "../db/embedded/postmaster.ts";
import { migrate } from "../db/migrate.ts";
import { createPool } from "../db/pool.ts";
import { isAlive } from "../start/is-alive.ts";

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
  // Whole runs keep their data in memory (scripts/testing/memory-folder.ts), single ones do not.
  for (const place of new Set([tmpdir(), "/dev/shm"])) await sweepLeftovers(place);
  const folder = mkdtempSync(join(tmpdir(), `vitrina-test-${process.pid}-`));
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

/** Stops the servers of runs that were killed: the number in the folder's name is their process. */
async function sweepLeftovers(place: string): Promise<void> {
  if (!existsSync(place)) return;
  for (const name of readdirSync(place)) {
    const owner = Number(/^vitrina-test-(\d+)-/.exec(name)?.[1]);
    if (!owner || isAlive(owner)) continue;
    const folder = join(place, name);
    try {
      await shutDown(join(folder, "postgres"));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another person's, or being swept by another run.
    }
  }
}
