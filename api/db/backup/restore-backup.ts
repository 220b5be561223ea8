import { createReadStream } from "node:fs";
import { cp, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import type pg from "pg";
import type { Progress } from "../../start/progress.ts";
import { StartupFault } from "../../start/startup-fault.ts";
import { checkClosed, clearDatabase } from "../clear.ts";
import { landMigrations } from "../migrate.ts";
import { detachKeys } from "./detach-keys.ts";
import { type Ending, FORMAT, KEPT_FILES, type Manifest } from "./manifest.ts";
import { TableLoader } from "./table-loader.ts";
import { readTar, type TarEntry } from "./tar.ts";

interface Target {
  pool: pg.Pool;
  dataDir: string;
}

interface RestoreOptions {
  /** Throw away what the database holds. */
  force: boolean;
  progress: Progress;
}

/**
 * Puts a backup into an empty database and data folder, in one transaction: all of it or nothing.
 *
 * @throws {StartupFault} when the database is not empty (and not `force`) or in use, and when the
 * file is no backup, not whole, or of a newer version of the shop.
 */
export async function restoreBackup(
  { pool, dataDir }: Target,
  file: string,
  { force, progress }: RestoreOptions,
): Promise<Ending> {
  const staging = join(dataDir, "restoring");
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await checkClosed(client);
    await client.query("begin");
    await makeRoom(client, force);
    const ending = await load(client, readArchive(file, progress), staging);
    await client.query("update pictures set ready_at = null");
    // What is so new the server has not counted yet: until then its plans are guesses.
    await client.query("analyze");
    for (const kept of KEPT_FILES) await moveInto(dataDir, staging, kept);
    await client.query("commit");
    return ending;
  } catch (error) {
    if (error instanceof StartupFault) throw error;
    throw new StartupFault(`Nothing was restored: ${(error as Error).message}`);
  } finally {
    client.release(true);
    await rm(staging, { recursive: true, force: true });
  }
}

function readArchive(file: string, progress: Progress): AsyncGenerator<TarEntry> {
  // A fault of the file ends the decompression, and so the reading of the archive.
  return readTar(pipeline(readChunks(file, progress), createZstdDecompress(), () => {}));
}

async function* readChunks(file: string, progress: Progress): AsyncGenerator<Buffer> {
  const { size } = await stat(file);
  let read = 0;
  for await (const chunk of createReadStream(file)) {
    read += chunk.length;
    progress.advance(read, size);
    yield chunk;
  }
}

async function makeRoom(client: pg.ClientBase, force: boolean): Promise<void> {
  const { rows } = await client.query(
    "select to_regclass('public.schema_migrations') is not null as is_used",
  );
  if (rows[0].is_used && !force) {
    throw new StartupFault("The database is not empty: --force throws away what it holds.");
  }
  await clearDatabase(client);
}

async function load(
  client: pg.ClientBase,
  entries: AsyncGenerator<TarEntry>,
  staging: string,
): Promise<Ending> {
  const manifest = await readFirst(entries);
  await landMigrations(client, manifest.migrations);
  const attachKeys = await detachKeys(client, manifest.tables);
  const tables = new TableLoader(client, manifest.tables);
  let files = 0;
  let ending: Ending | undefined;
  for await (const entry of entries) {
    if (entry.name === "end.json") {
      ending = JSON.parse((await wholeOf(entry)).toString());
    } else if (entry.name.startsWith("tables/")) {
      await tables.load(entry.name.slice("tables/".length), entry.content);
    } else {
      await writeStaged(staging, entry);
      files += 1;
    }
  }
  await tables.finish();
  if (!ending) throw new Error("the backup breaks off before its end.");
  checkWhole(ending, { rows: tables.rows, files });
  await attachKeys();
  await setSequences(client, manifest.sequences);
  return ending;
}

async function readFirst(entries: AsyncGenerator<TarEntry>): Promise<Manifest> {
  const { value } = await entries.next();
  if (value?.name !== "manifest.json") throw new Error("the file is no backup.");
  const manifest: Manifest = JSON.parse((await wholeOf(value)).toString());
  if (manifest.format !== FORMAT) throw new Error(`format ${manifest.format} is unknown here.`);
  return manifest;
}

async function wholeOf(entry: TarEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry.content) parts.push(part);
  return Buffer.concat(parts);
}

async function writeStaged(staging: string, entry: TarEntry): Promise<void> {
  const name = entry.name.replace(/^files\//, "");
  const isKept = KEPT_FILES.some((kept) => name === kept || name.startsWith(`${kept}/`));
  if (!isKept || name.split("/").includes("..")) throw new Error(`${entry.name} is out of place.`);
  const path = join(staging, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, entry.content, { mode: name === "secret" ? 0o600 : 0o644 });
}

function checkWhole(said: Ending, found: Ending): void {
  const names = new Set([...Object.keys(said.rows), ...Object.keys(found.rows)]);
  for (const name of names) {
    const [wanted = 0, got = 0] = [said.rows[name], found.rows[name]];
    if (wanted !== got) throw new Error(`${name} should hold ${wanted} rows and holds ${got}.`);
  }
  if (said.files !== found.files) {
    throw new Error(`${said.files} files should be there and ${found.files} are.`);
  }
}

async function setSequences(
  client: pg.ClientBase,
  sequences: Manifest["sequences"],
): Promise<void> {
  for (const { name, value } of sequences) {
    if (value !== null)
      await client.query("select setval($1::regclass, $2)", [`public."${name}"`, value]);
  }
}

async function moveInto(dataDir: string, staging: string, name: string): Promise<void> {
  const target = join(dataDir, name);
  await rm(target, { recursive: true, force: true });
  await cp(join(staging, name), target, { recursive: true, force: true }).catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
}
