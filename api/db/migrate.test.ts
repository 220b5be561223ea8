import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { migrate } from "./migrate.ts";

const { pool } = await testDatabase();
let path: string;

beforeEach(async () => {
  path = temporaryFolder("migrations");
  await pool.query("drop table if exists schema_migrations, hats, gloves");
});

const write = (name: string, sql: string) => writeFileSync(join(path, name), sql);
const run = () => migrate(pool, pathToFileURL(`${path}/`));

test("each migration runs once, in the order of the numbers", async () => {
  write("0002_brim.sql", "alter table hats add brim int;");
  write("0001_hats.sql", "create table hats (id int);");
  expect(await run()).toEqual(["0001_hats.sql", "0002_brim.sql"]);
  expect(await run()).toEqual([]);
});

test("of two servers starting at once one migrates and the other waits", async () => {
  write("0001_hats.sql", "create table hats (id int); select pg_sleep(0.1);");
  const runs = await Promise.all([run(), run()]);
  expect(runs.flat()).toEqual(["0001_hats.sql"]);
});

test("a migration that fails leaves nothing of itself", async () => {
  write("0001_hats.sql", "create table hats (id int);");
  write("0002_gloves.sql", "create table gloves (id int); select 1 / 0;");
  await expect(run()).rejects.toThrow("0002_gloves.sql failed: division by zero");
  const { rows } = await pool.query(
    "select to_regclass('hats') as hats, to_regclass('gloves') as gloves",
  );
  expect(rows).toEqual([{ hats: "hats", gloves: null }]);
});

test("a landed migration that was edited is refused", async () => {
  write("0001_hats.sql", "create table hats (id int);");
  await run();
  write("0001_hats.sql", "create table hats (id bigint);");
  await expect(run()).rejects.toThrow("0001_hats.sql was edited after it landed");
});

test("a database that is newer than the code is refused", async () => {
  write("0001_hats.sql", "create table hats (id int);");
  write("0002_gloves.sql", "create table gloves (id int);");
  await run();
  rmSync(join(path, "0002_gloves.sql"));
  await expect(run()).rejects.toThrow("newer than this code: it has 0002_gloves.sql");
});

test("two migrations of one number are refused", async () => {
  write("0001_hats.sql", "select 1;");
  write("0001_gloves.sql", "select 1;");
  await expect(run()).rejects.toThrow("Two migrations have the number");
});
