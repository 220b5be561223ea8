import { join, resolve } from "node:path";
import pg from "pg";
import { openDataFolder } from "../../start/data-folder.ts";
import { databaseAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { openCluster } from "./cluster.ts";
import { launch, shutDown } from "./postmaster.ts";
import { keepPresence } from "./presence.ts";

export interface EmbeddedDatabase {
  url: string;
  /** Leaves the server, and stops it unless another process of ours still uses it. */
  stop(): Promise<void>;
}

/** What a shop on one machine of 2–4 GB needs; a commit is on the disk before it is confirmed. */
const SETTINGS: Record<string, string> = {
  max_connections: "100",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  work_mem: "8MB",
  maintenance_work_mem: "128MB",
  random_page_cost: "1.1",
  jit: "off",
  // A shop's tables grow by the hour: the figures that plans rest on follow within seconds.
  autovacuum_naptime: "15s",
  fsync: "on",
  synchronous_commit: "on",
  log_checkpoints: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // After a kill every file is put on the disk first: one by one takes ten seconds on a busy disk.
  recovery_init_sync_method: process.platform === "linux" ? "syncfs" : "fsync",
};

/**
 * Starts the PostgreSQL server that comes with the packages, with its files in `dataDir/postgres`
 * and its messages in `dataDir/postgres.log`, and brings it up again should it die.
 *
 * @param extraSettings lines of postgresql.conf that go before ours.
 * @throws {StartupFault} when it cannot be made or started.
 */
export async function startEmbedded(
  dataDir: string,
  extraSettings: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  openDataFolder(dataDir);
  const account = databaseAccount();
  const binaries = await findBinaries(account);
  const folder = await openCluster(resolve(dataDir), account, binaries);
  const logFile = join(resolve(dataDir), "postgres.log");
  const settings = { ...SETTINGS, ...extraSettings };
  const options = { folder, account, binaries, settings, logFile };
  const { socketFolder } = await launch(options);
  const address = (name: string) =>
    `postgresql://postgres@/${name}?host=${encodeURIComponent(socketFolder)}`;
  await createOwnDatabase(address("postgres"));
  const presence = await keepPresence(address("postgres"), () => launch(options));
  const leave = async () => {
    if (await presence.leave()) await shutDown(folder);
  };
  let left: Promise<void> | undefined;
  return {
    url: address("vitrina"),
    stop() {
      left ??= leave();
      return left;
    },
  };
}

async function createOwnDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'vitrina'");
    if (rowCount === 0) await client.query("create database vitrina");
  } catch (error) {
    // Two processes starting at once: the other one made it.
    const made = ["42P04", "23505"].includes((error as pg.DatabaseError).code ?? "");
    if (!made) throw error;
  } finally {
    await client.end();
  }
}
