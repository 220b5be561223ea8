import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { createDb, createPool } from "../db/pool.ts";
import { type RunningServer, startServer } from "../server.ts";
import { buildStorefront } from "../start/build-storefront.ts";
import { cuttableDatabase } from "../testing/cuttable-database.ts";
import { testDatabase } from "../testing/database.ts";
import { smallShop } from "../testing/small-shop.ts";

const { db, url } = await testDatabase();
await smallShop(db);
const door = await cuttableDatabase(url);
const pool = createPool(door.url);
let server: RunningServer;
let shop: string;

beforeAll(async () => {
  await buildStorefront(new AbortController().signal);
  const environment = {
    SECRET: "a secret of the tests",
    LOG_LEVEL: "silent",
    DATA_DIR: "/nowhere",
  };
  const config = { ...readConfig(environment), port: 0, host: "127.0.0.1" };
  server = await startServer({ config, db: createDb(pool), databaseUrl: door.url });
  shop = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
}, 120_000);

afterAll(async () => {
  await door.join();
  await server.stop();
  await pool.end();
});

function get(path: string, language = "ru"): Promise<Response> {
  return fetch(shop + path, { headers: { "accept-language": language } });
}

const kept = "/product/slip-dress-emerald";
const notKept = "/women";

test("who browses while the database is away sees the pages that were kept, else a word of patience", async () => {
  const before = await (await get(kept)).text();
  await door.cut();
  await vi.waitFor(async () => expect((await get("/readyz")).status).toBe(503));

  const again = await get(kept);
  expect([again.status, await again.text()]).toEqual([200, before]);

  for (const [path, language, words] of [
    [notKept, "ru", "Магазин прервался на минуту"],
    [`/en${notKept}`, "en", "The shop has paused for a minute"],
  ] as const) {
    const answer = await get(path, language);
    const page = await answer.text();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(words);
    expect(page).toContain(`href="${path}"`);
    expect(page).not.toMatch(/ENOENT|node_modules|\bat \S+:\d+/);
  }
  const data = await get(`${notKept}.data`);
  expect([data.status, (await data.json()).code]).toEqual([503, "unavailable"]);

  await door.join();
  await vi.waitFor(async () => expect((await get(notKept)).status).toBe(200), 15_000);
});
