import { createWriteStream } from "node:fs";
import { glob, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Progress } from "../../start/progress.ts";
import { copyCommand, type Ending, KEPT_FILES, type Manifest, readManifest } from "./manifest.ts";
import { tarEnd, tarHeader, tarPadding } from "./tar.ts";

const PART = 1024 * 1024;

interface Source {
  pool: pg.Pool;
  dataDir: string;
}

/**
 * Writes the whole shop into one file (a tar archive under zstd): every table as of one moment,
 * while the shop stays open, and the originals of its pictures. The file appears when it is whole.
 *
 * @returns what went in.
 */
export async function writeBackup(
  source: Source,
  file: string,
  progress: Progress,
): Promise<Ending> {
  const part = `${file}.part`;
  const ending: Ending = { rows: {}, files: 0 };
  const client = await source.pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only deferrable");
    await client.query("set local statement_timeout = 0");
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    const entries = Readable.from(archive(client, source.dataDir, ending, progress));
    await pipeline(entries, compress, createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, file);
    return ending;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    // Ends the snapshot with the connection.
    client.release(true);
  }
}

async function* archive(
  client: pg.ClientBase,
  dataDir: string,
  ending: Ending,
  progress: Progress,
) {
  const manifest = await readManifest(client);
  const files = await keptFiles(dataDir);
  const total = manifest.tables.length + files.length;
  let done = 0;
  yield* entry("manifest.json", Buffer.from(JSON.stringify(manifest)));
  for (const table of manifest.tables) {
    yield* tableEntries(client, table, ending);
    progress.advance(++done, total);
  }
  for (const name of files) {
    yield* entry(`files/${name}`, await readFile(join(dataDir, name)));
    ending.files += 1;
    progress.advance(++done, total);
  }
  yield* entry("end.json", Buffer.from(JSON.stringify(ending)));
  yield tarEnd;
}

/** A table's size is not known beforehand and tar's header comes first: so it goes in parts. */
async function* tableEntries(
  client: pg.ClientBase,
  table: Manifest["tables"][number],
  ending: Ending,
) {
  const rows = client.query(copyTo(`${copyCommand(table)} to stdout`));
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows) {
    parts.push(chunk);
    size += chunk.length;
    if (size < PART) continue;
    yield* entry(`tables/${table.name}`, Buffer.concat(parts));
    parts = [];
    size = 0;
  }
  yield* entry(`tables/${table.name}`, Buffer.concat(parts));
  // The count comes after the rows, perhaps later than their end: the next answer is behind it.
  await client.query("");
  ending.rows[table.name] = rows.rowCount;
}

function* entry(name: string, content: Buffer) {
  yield tarHeader(name, content.length);
  if (content.length > 0) yield content;
  yield tarPadding(content.length);
}

/** Names under the data folder, with slashes. A picture that is being written ends in ".part". */
async function keptFiles(dataDir: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of glob(
    KEPT_FILES.flatMap((kept) => [kept, `${kept}/**`]),
    { cwd: dataDir },
  )) {
    const isFile = (await stat(join(dataDir, name))).isFile();
    if (isFile && !name.endsWith(".part")) names.push(name.replaceAll("\\", "/"));
  }
  return names.sort();
}
