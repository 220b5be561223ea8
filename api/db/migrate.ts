import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";
import { StartupFault } from "../start/startup-fault.ts";

const MIGRATIONS = new URL("./migrations/", import.meta.url);

interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

type Landed = Omit<Migration, "sql">;

/**
 * Brings the schema up to the newest `migrations/NNNN_what.sql`, each in its own transaction.
 * Any number of processes may call it at once; one works, the others wait.
 *
 * @returns the names of those that were run.
 * @throws {StartupFault} when a landed migration was edited or is missing, or the database is
 * ahead of this code.
 */
export async function migrate(pool: pg.Pool, folder: URL = MIGRATIONS): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock(hashtext('vitrina migrations'))");
    const landed = await landedMigrations(client);
    checkLanded(landed, migrations);
    const done = new Set(landed.map(({ number }) => number));
    const pending = migrations.filter(({ number }) => !done.has(number));
    for (const migration of pending) await run(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    // The connection ends with the lock and the setting on it.
    client.release(true);
  }
}

/**
 * Brings an empty schema to where another database was, inside the caller's transaction.
 *
 * @throws {StartupFault} when this code does not have just these migrations.
 */
export async function landMigrations(client: pg.ClientBase, wanted: Landed[]): Promise<void> {
  const migrations = readMigrations(MIGRATIONS);
  checkLanded(wanted, migrations);
  await createList(client);
  const numbers = new Set(wanted.map(({ number }) => number));
  for (const migration of migrations) {
    if (!numbers.has(migration.number)) continue;
    await land(client, migration);
    // What a migration lays out for itself goes with its own transaction elsewhere.
    await client.query("discard temp");
  }
}

function readMigrations(folder: URL): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  return files.map((file, index) => {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]);
    if (!number) throw new StartupFault(`Migration ${file} must be named NNNN_what.sql.`);
    if (files[index - 1]?.startsWith(file.slice(0, 4))) {
      throw new StartupFault(`Two migrations have the number of ${file}.`);
    }
    const sql = readFileSync(new URL(file, folder), "utf8");
    const checksum = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
    return { number, name: file, sql, checksum };
  });
}

async function landedMigrations(client: pg.PoolClient): Promise<Landed[]> {
  await createList(client);
  const { rows } = await client.query(
    "select number, name, checksum from schema_migrations order by number",
  );
  return rows;
}

async function createList(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      number int primary key,
      name text not null,
      checksum text not null,
      landed_at timestamptz not null default now()
    )`);
}

function checkLanded(landed: Landed[], migrations: Migration[]): void {
  for (const past of landed) {
    const present = migrations.find(({ number }) => number === past.number);
    if (!present) {
      throw new StartupFault(`The database is newer than this code: it has ${past.name}.`);
    }
    if (present.checksum !== past.checksum) {
      throw new StartupFault(
        `Migration ${present.name} was edited after it landed: undo that and add a new one.`,
      );
    }
  }
}

async function run(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await land(client, migration);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

async function land(client: pg.ClientBase, migration: Migration): Promise<void> {
  const { number, name, sql, checksum } = migration;
  await client.query(sql);
  await client.query("insert into schema_migrations (number, name, checksum) values ($1, $2, $3)", [
    number,
    name,
    checksum,
  ]);
}
