import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sortValues } from "#contract/goods/listing-query.ts";
import { saveKit } from "../../catalog/public.ts";
import { saveSet } from "../../sets/public.ts";
import { testDatabase } from "../../testing/database.ts";
import { serveStorefront } from "../../testing/serve-storefront.ts";
import { siteId, smallShop } from "../../testing/small-shop.ts";
import { canonicalQuery } from "../page-cache/key.ts";

const { db, url: databaseUrl } = await testDatabase();
const { dress, shirt, categories } = await smallShop(db);
let server: Awaited<ReturnType<typeof serveStorefront>>;

beforeAll(async () => {
  await sql`update attributes set is_filter = true`.execute(db);
  const productIds = [dress.id, shirt.id];
  await saveKit(db, { siteId, slug: "gifts", title: { en: "Gifts" }, productIds });
  const categoryIds = [categories.women];
  await saveSet(db, { siteId, slug: "noon", title: { en: "Noon" }, productIds, categoryIds });
  await sql`insert into categories (site_id, slug, title) values (${siteId}, 'empty', '{}')`.execute(
    db,
  );
  server = await serveStorefront(db, databaseUrl);
}, 120_000);

afterAll(() => server.stop());

const get = (address: string) =>
  fetch(server.url + address, { headers: { "accept-language": "ru" }, redirect: "manual" });

/** The values of the shop's own filters, which make a page of their own. */
const groups: Record<string, readonly string[]> = {
  brand: ["veretie"],
  cloth: ["silk"],
  color: ["black", "emerald"],
  label: ["sale"],
  size: ["s", "m", "l"],
};
const kept: Record<string, readonly string[]> = {
  ...groups,
  in_stock: ["1"],
  sale: ["1"],
  sort: [...sortValues, "sale"],
};

const names = [...Object.keys(kept), "price", "page", "category", "q", "instant", "ids", "product"];
const words = fc.oneof(
  fc.constantFrom(...Object.values(kept).flat(), "-price", "1000-", "2", "women/dresses"),
  fc.constantFrom("__proto__", "9".repeat(30), "Платье", "٣", "🙂", "%00", "%FF", "-", ",,,", "[]"),
  fc.string({ unit: "binary", maxLength: 30 }).map((one) => encodeURIComponent(one.toWellFormed())),
);
const pair = fc
  .tuple(
    fc.oneof(
      { arbitrary: fc.constantFrom(...names, "limit", "view", "_routes"), weight: 4 },
      words,
    ),
    fc.constantFrom("=", "[]=", ""),
    words,
  )
  .map((parts) =>
    parts.map((part) => (/^[%\w=[\].-]*$/.test(part) ? part : encodeURI(part))).join(""),
  );

describe("any parameters at all", () => {
  test.each([
    ...["/women", "/catalog", "/en/women/dresses", "/women.data", "/list/gifts", "/sets"],
    ...["/en/sets/women", "/set/noon", "/set/noon.data", "/search", "/en/search.data"],
    ...["/api/ru/catalog/", "/api/ru/products/", "/api/en/sets/list/", "/api/ru/sets/noon/"],
    ...["/api/ru/kits/gifts/", "/api/ru/search/"],
  ])("of %s are a sensible page", { timeout: 60_000 }, async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 8 }), async (pairs) => {
        const { status } = await get(`${path}?${pairs.join("&")}`);
        // Only a program can mend what it asked for.
        const sensible = path.startsWith("/api/") ? [200, 400, 404] : [200, 202, 302, 404];
        expect(sensible).toContain(status);
      }),
      { numRuns: 30 },
    );
  });

  test("with what no keyboard types are a search all the same", async () => {
    expect((await get("/search?q=a%00b")).status).toBe(200);
  });

  test("by the thousand are one too", async () => {
    const many = Array.from({ length: 900 }, (_, n) => `g${n}=v${n}`).join("&");
    for (const path of ["/women", "/sets", "/list/gifts", "/search", "/api/ru/catalog/"]) {
      expect((await get(`${path}?${many}`)).status).toBe(200);
    }
    const colors = `color=${Array.from({ length: 900 }, (_, n) => `c${n}`).join(",")},black`;
    expect((await get(`/women?${colors}`)).status).toBe(200);
  });
});

/** A page from memory comes without a request id: it never reached Fastify. */
async function isKept(address: string): Promise<boolean> {
  await get(address);
  return !(await get(address)).headers.has("x-request-id");
}

describe("a kept page", () => {
  const named = fc.oneof(
    fc
      .constantFrom(...Object.keys(kept))
      .chain((name) =>
        fc
          .oneof(fc.constantFrom(...(kept[name] as string[])), fc.stringMatching(/^[a-z0-9]{1,6}$/))
          .map((value) => [name, value] as const),
      ),
    fc.tuple(fc.constant("page"), fc.integer({ min: 1, max: 999_999 }).map(String)),
    fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.stringMatching(/^[a-z0-9]{1,6}$/)),
  );

  test.each(["/women", "/empty", "/catalog", "/list/gifts", "/sets", "/sets/women", "/set/noon"])(
    "at %s is one of those that the shop's own values make: nobody makes ever new ones",
    { timeout: 60_000 },
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fc.array(named, { minLength: 1, maxLength: 3 }), async (pairs) => {
          const query = `${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`;
          if (!(await isKept(`${path}?${query}`))) return;
          const key = canonicalQuery(path, query, new Set(Object.keys(groups)));
          for (const [name, values] of new URLSearchParams(key)) {
            for (const value of values.split(",")) expect(kept[name] ?? []).toContain(value);
          }
        }),
        { numRuns: 40 },
      );
    },
  );
});
