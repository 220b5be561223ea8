import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { type SmallShop, siteId, smallShop } from "../../testing/small-shop.ts";
import { archiveSet, saveSet } from "../public.ts";

const { db, url } = await testDatabase();
const listener = new pg.Client({ connectionString: url });
const heard: string[] = [];
let shop: SmallShop;
let noon: number;

const save = (more: object = {}) =>
  saveSet(db, { siteId, slug: "noon", title: { en: "Noon" }, ...more });

beforeAll(async () => {
  shop = await smallShop(db);
  noon = await save({ productIds: [shop.dress.id] });
  await listener.connect();
  listener.on("notification", ({ payload }) => heard.push(...(payload ?? "").split(",")));
  await listener.query("listen page_tags");
});
afterAll(() => listener.end());

/** The tags that `change` announces and that are about sets, or about products' pages. */
async function announcedBy(change: () => Promise<unknown>): Promise<string[]> {
  heard.length = 0;
  await change();
  await sql`select pg_notify('page_tags', 'the end')`.execute(db);
  await expect.poll(() => heard.at(-1)).toBe("the end");
  const told = heard.filter((tag) => /^(sets?|product)(:|$)/.test(tag));
  return [...new Set(told)].sort();
}

const all = (...products: number[]) =>
  [...products.map((id) => `product:${id}`), `set:${noon}`, "sets"].sort();

test("a set's new words are told to its page, to the lists and to its pieces' pages", async () => {
  expect(await announcedBy(() => save({ title: { en: "High noon" } }))).toEqual(all(shop.dress.id));
  expect(await announcedBy(() => save({ title: { en: "High noon" } }))).toEqual([]);
});

test("a piece that joins or leaves is told of on its own page too", async () => {
  const both = [shop.dress.id, shop.shirt.id];
  expect(await announcedBy(() => save({ productIds: both }))).toEqual(all(...both));
  expect(await announcedBy(() => save({ productIds: [shop.dress.id] }))).toEqual(all(...both));
  expect(await announcedBy(() => save({ categoryIds: [shop.categories.women] }))).toEqual(
    all(shop.dress.id),
  );
});

test("a piece that is taken off may take its set along", async () => {
  const end = (time: string | null) =>
    announcedBy(() =>
      sql`update product_sites set publish_until = ${time}::timestamptz
        where product_id = ${shop.dress.id}`.execute(db),
    );
  expect(await end("2020-01-01")).toContain("sets");
  expect(await end(null)).toContain(`set:${noon}`);
});

test("a price of a piece is the piece's own to tell", async () => {
  const raise = () =>
    sql`update product_sites set price = price + 100 where product_id = ${shop.dress.id}`.execute(
      db,
    );
  expect(await announcedBy(raise)).toEqual([`product:${shop.dress.id}`]);
});

test("a set that is taken out is told of wherever it stood", async () => {
  expect(await announcedBy(() => archiveSet(db, noon))).toEqual(all(shop.dress.id));
});
