import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDb, createPool } from "../db/pool.ts";
import { testDatabase } from "../testing/database.ts";
import { cuttableDatabase } from "../testing/processes/cuttable-database.ts";
import { serveStorefront } from "../testing/serve-storefront.ts";
import { smallShop } from "../testing/small-shop.ts";

const { db, url } = await testDatabase();
await smallShop(db);
const door = await cuttableDatabase(url);
const pool = createPool(door.url);
let server: Awaited<ReturnType<typeof serveStorefront>>;

beforeAll(async () => {
  server = await serveStorefront(createDb(pool), door.url, { LOG_LEVEL: "silent" });
}, 120_000);

afterAll(async () => {
  await door.join();
  await server.stop();
  await pool.end();
});

function get(path: string, language = "ru"): Promise<Response> {
  return fetch(server.url + path, { headers: { "accept-language": language } });
}

const kept = "/product/slip-dress-emerald";
const notKept = "/women";

function scriptIn(page: string): string {
  return /<script>(.*)<\/script>/.exec(page)?.[1] ?? "";
}

function hashOf(script: string): string {
  return `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** What the page's script makes of the theme that the shopper has. */
function wornBy(page: string, theme: string): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(scriptIn(page), {
    document: { documentElement: { dataset } },
    localStorage: { theme },
  });
  return dataset.theme;
}

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
    expect(answer.headers.get("content-security-policy")).toContain(hashOf(scriptIn(page)));
    expect(wornBy(page, "dark")).toBe("dark");
    expect(page).not.toMatch(/ENOENT|node_modules|\bat \S+:\d+/);
  }
  const data = await get(`${notKept}.data`);
  expect([data.status, (await data.json()).code]).toEqual([503, "unavailable"]);

  await door.join();
  await vi.waitFor(async () => expect((await get(notKept)).status).toBe(200), 15_000);
});
