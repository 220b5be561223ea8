import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EmbeddedDatabase, startEmbedded } from "./embedded.ts";
import { findPostmaster } from "./postmaster.ts";

const place = mkdtempSync(join(tmpdir(), "vitrina embedded "));
chmodSync(place, 0o755);
let dataDir: string;
let number = 0;
const open: EmbeddedDatabase[] = [];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

beforeEach(() => {
  dataDir = join(place, String(++number));
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.stop();
});

afterAll(() => rmSync(place, { recursive: true, force: true }), 120_000);

async function start(folder = dataDir): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(folder);
  open.push(database);
  return database;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const pidFile = () => join(dataDir, "postgres", "postmaster.pid");
const pid = () => Number(readFileSync(pidFile(), "utf8").split("\n")[0]);

test("Russian words are words: lower case, stems and trigrams", async () => {
  const { url } = await start();
  await ask(url, "create extension pg_trgm");
  expect(
    await ask(
      url,
      "select lower('ЁЛКА'), to_tsvector('russian', 'Платья')::text as stems, show_trgm('юбка') as parts",
    ),
  ).toEqual([
    { lower: "ёлка", stems: "'плат':1", parts: expect.arrayContaining([expect.any(String)]) },
  ]);
});

test("what was written is there after a stop and a new start", async () => {
  const first = await start();
  await ask(first.url, "create table hats (id int); insert into hats values (7)");
  await first.stop();
  expect(existsSync(pidFile())).toBe(false);
  const second = await start();
  expect(await ask(second.url, "select id from hats")).toEqual([{ id: 7 }]);
});

test("the server outlives the first of its users and stops with the last", async () => {
  const server = await start();
  const command = await start();
  await server.stop();
  expect(await ask(command.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await command.stop();
  expect(existsSync(pidFile())).toBe(false);
});

test("two that start at once on an empty folder share one server", async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.url).toBe(other.url);
});

test("a stop while a killed server is coming back leaves none behind", async () => {
  const database = await start();
  const killed = pid();
  process.kill(killed, "SIGKILL");
  await pause(20);
  await database.stop();
  await pause(500);
  expect(findPostmaster(join(dataDir, "postgres"))).toBeUndefined();
});

test("two shops side by side have a server each", async () => {
  const one = await start(join(dataDir, "one"));
  const other = await start(join(dataDir, "other"));
  await ask(one.url, "create table hats (id int)");
  await expect(ask(other.url, "select from hats")).rejects.toThrow('"hats" does not exist');
});

test("a server whose owner was killed is taken over", async () => {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, "embedded.ts"))});
    await startEmbedded(${JSON.stringify(dataDir)});
    console.log("open");`;
  const owner = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(owner.stdout, "data");
  const before = pid();
  owner.kill("SIGKILL");
  await once(owner, "exit");
  const { url } = await start();
  expect(pid()).toBe(before);
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a server that is killed comes back by itself, with all that was committed", async () => {
  const { url } = await start();
  await ask(url, "create table hats (id int); insert into hats values (7)");
  process.kill(pid(), "SIGKILL");
  const hats = await vi.waitFor(() => ask(url, "select id from hats"), { timeout: 10_000 });
  expect(hats).toEqual([{ id: 7 }]);
});

test("a lock file of a dead server is no hindrance, even when its number is in use again", async () => {
  const first = await start();
  await first.stop();
  for (const number of [process.pid, 999_999]) {
    writeFileSync(pidFile(), `${number}\n${dataDir}\n1\n5432\n${dataDir}\n\n 1 1\nready   \n`);
    const again = await start();
    expect(await ask(again.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await again.stop();
  }
});

test("a folder whose path is too long for a socket works too", async () => {
  const { url } = await start(join(dataDir, "a-very-long-name-".repeat(6)));
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test.runIf(process.getuid?.() === 0)(
  "a private data folder of root's is passed through",
  async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const { url } = await start();
    const [row] = await ask(url, "show data_directory");
    expect(row?.data_directory).toBe(join(dataDir, "postgres"));
  },
);

test.runIf(process.getuid?.() === 0)(
  "a folder inside a private one of root's works too",
  async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const { url } = await start(join(dataDir, "data"));
    const [row] = await ask(url, "show data_directory");
    expect(row?.data_directory).toMatch(/^\/var\/lib\/vitrina\/postgres-/);
    await open[0]?.stop();
    rmSync(row?.data_directory as string, { recursive: true });
  },
);

test("a start that fails says why in one line", async () => {
  const first = await start();
  await first.stop();
  writeFileSync(join(dataDir, "postgres", "postgresql.conf"), "shared_buffers = plenty\n");
  writeFileSync(join(dataDir, "postgres", "global", "pg_control"), "");
  await expect(start()).rejects.toThrow(/^PostgreSQL did not start: .+postgres\.log\)$/);
});
