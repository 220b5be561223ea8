import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadDemo } from "#demo/load.ts";
import { folderStore } from "../../media/public.ts";
import { testDatabase } from "../../testing/database.ts";
import { cuttableDatabase } from "../../testing/processes/cuttable-database.ts";
import { createPool } from "../pool.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const place = mkdtempSync(join(tmpdir(), "vitrina-backup-"));
const newFolder = () => mkdtempSync(join(place, "folder-"));
afterAll(() => rmSync(place, { recursive: true, force: true }), 120_000);

const progress = { advance: () => {} };

const shop = await testDatabase();
const shopFiles = newFolder();
const backup = join(newFolder(), "shop.backup");

beforeAll(async () => {
  await loadDemo(shop.db, folderStore(shopFiles), () => {});
  writeFileSync(join(shopFiles, "secret"), "kept between the walls");
  mkdirSync(join(shopFiles, "media", "sized"), { recursive: true });
  writeFileSync(join(shopFiles, "media", "sized", "w800.avif"), "made again when it is asked for");
  await writeBackup({ pool: shop.pool, dataDir: shopFiles }, backup, progress);
}, 60_000);

/** An empty database and folder, as on a new machine. */
const copy = await testDatabase();
let target: { pool: pg.Pool; dataDir: string };
beforeEach(async () => {
  await copy.pool.query("drop schema public cascade; create schema public");
  target = { pool: copy.pool, dataDir: newFolder() };
});

const restore = (file = backup, force = false) => restoreBackup(target, file, { force, progress });

/** Every table's rows as text, in one order. */
async function contents(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    // Landing times of migrations and the making of picture widths start anew by intent.
    const row = "to_jsonb(t) - 'landed_at' - 'ready_at'";
    const { rows } = await pool.query(
      `select count(*) as count, md5(coalesce(string_agg((${row})::text, ',' order by (${row})::text), '')) as digest
       from public."${name}" t`,
    );
    all[name] = `${rows[0].count} rows, ${rows[0].digest}`;
  }
  return all;
}

test("all comes back: rows, originals of pictures, numbers, keys, triggers and what the planner knows", async () => {
  const { files } = await restore();
  expect(await contents(copy.pool)).toEqual(await contents(shop.pool));
  const originals = (folder: string) =>
    readdirSync(join(folder, "media", "originals"), { recursive: true }).sort();
  expect(originals(target.dataDir)).toEqual(originals(shopFiles));
  expect(files).toBeGreaterThan(50);
  expect(readFileSync(join(target.dataDir, "secret"), "utf8")).toBe("kept between the walls");
  expect(readdirSync(target.dataDir)).not.toContain("restoring");
  expect(readdirSync(join(target.dataDir, "media"))).toEqual(["originals"]);

  // Before its first look the server plans as if every table were small.
  const unknown = await copy.pool.query(
    "select relname from pg_class where relname in ('products', 'skus', 'cart_items') and reltuples < 0",
  );
  expect(unknown.rows).toEqual([]);
  const facts = `
    select (select json_agg(json_build_array(sequencename, last_value) order by sequencename)
        from pg_sequences where schemaname = 'public') as sequences,
      (select json_agg(pg_get_constraintdef(oid) order by conrelid::regclass::text, conname)
        from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
      (select json_agg(tgname order by tgrelid::regclass::text, tgname) from pg_trigger
        where not tgisinternal and tgenabled = 'O') as triggers`;
  expect((await copy.pool.query(facts)).rows).toEqual((await shop.pool.query(facts)).rows);
});

test("a backup is of one moment: what is sold while it is written is not in it", async () => {
  const file = join(newFolder(), "moment.backup");
  const before = await contents(shop.pool);
  let isSold = false;
  const sellMeanwhile = {
    advance() {
      if (isSold) return;
      isSold = true;
      void shop.pool.query("create table sold_meanwhile (id int)");
    },
  };
  await writeBackup({ pool: shop.pool, dataDir: shopFiles }, file, sellMeanwhile);
  await shop.pool.query("drop table sold_meanwhile");
  await restore(file);
  expect(await contents(copy.pool)).toEqual(before);
});

test("a backup over a network that tears answers apart holds the same", async () => {
  const file = join(newFolder(), "torn.backup");
  const far = createPool((await cuttableDatabase(shop.url, { torn: true })).url);
  const torn = await writeBackup({ pool: far, dataDir: shopFiles }, file, progress);
  await far.end();
  expect(torn).toEqual(await writeBackup({ pool: shop.pool, dataDir: shopFiles }, file, progress));
  expect(Object.values(torn.rows).reduce((sum, rows) => sum + rows)).toBeGreaterThan(10_000);
});

test("a database that holds something is left alone, unless that is forced", async () => {
  await restore();
  await expect(restore()).rejects.toThrow("not empty: --force throws away");
  await restore(backup, true);
  expect(await contents(copy.pool)).toEqual(await contents(shop.pool));
});

test("an open shop is not written over", async () => {
  const open = createPool(copy.url);
  await open.query("select 1");
  await expect(restore(backup, true)).rejects.toThrow("The shop is open: stop it first.");
  await open.end();
});

test("a backup that breaks off, or has one wrong bit, restores nothing", async () => {
  const broken = join(newFolder(), "broken.backup");
  const bytes = readFileSync(backup);
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  const cuts = [bytes.length - 1_000, bytes.length / 2, 1_000, 0].map((end) =>
    bytes.subarray(0, end),
  );
  for (const content of [flipped, ...cuts]) {
    writeFileSync(broken, content);
    await expect(restore(broken)).rejects.toThrow("Nothing was restored");
  }
  expect(await contents(copy.pool)).toEqual({});
  expect(readdirSync(target.dataDir)).toEqual([]);
});

test("a file that is no backup is refused", async () => {
  const stranger = join(newFolder(), "letter.gz");
  writeFileSync(stranger, gzipSync("Dear shop"));
  await expect(restore(stranger)).rejects.toThrow("Nothing was restored");
  await expect(restore("/nowhere/at/all")).rejects.toThrow("Nothing was restored");
});
