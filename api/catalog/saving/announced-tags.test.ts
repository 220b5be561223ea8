import { type RawBuilder, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { savePage } from "../../content/public.ts";
import { saveSettings } from "../../settings/public.ts";
import { reserveStock } from "../../stock/public.ts";
import { testDatabase } from "../../testing/database.ts";
import { type SmallShop, siteId, smallShop } from "../../testing/small-shop.ts";
import { linkProducts } from "./link-products.ts";

const { db, url } = await testDatabase();
const listener = new pg.Client({ connectionString: url });
const heard: string[] = [];
let shop: SmallShop;

beforeAll(async () => {
  shop = await smallShop(db);
  await listener.connect();
  listener.on("notification", ({ payload }) => heard.push(...(payload ?? "").split(",")));
  await listener.query("listen page_tags");
});
afterAll(() => listener.end());

/** Waits until all that was announced before has been heard: it comes in order. */
async function hearAll(): Promise<void> {
  heard.length = 0;
  await sql`select pg_notify('page_tags', 'the end')`.execute(db);
  await expect.poll(() => heard.at(-1)).toBe("the end");
}

/** The tags that `change` announces, sorted. */
async function announcedBy(change: RawBuilder<unknown> | (() => Promise<unknown>)) {
  await hearAll();
  heard.length = 0;
  await (typeof change === "function" ? change() : change.execute(db));
  await sql`select pg_notify('page_tags', 'the end')`.execute(db);
  await expect.poll(() => heard.at(-1)).toBe("the end");
  return [...new Set(heard.slice(0, -1))].sort();
}

const takeFrom = (sku: number, pieces: number) =>
  sql`update stock_balances set on_hand = on_hand - ${pieces}
    where sku_id = ${sku} and place_id = ${shop.warehouse}`;

/** The whole catalog and these categories, by whose filters something is found otherwise now. */
const filtersOf = (...categories: number[]) =>
  [0, ...categories].map((id) => `category:${id}:filters`).sort();

describe("a change that shoppers see is announced at commit", () => {
  test("a price set by plain SQL, to the product and to lists in order of price", async () => {
    const { women, dresses } = shop.categories;
    const tags = await announcedBy(
      sql`update product_sites set price = 990000 where product_id = ${shop.dress.id}`,
    );
    expect(tags).toEqual(
      [
        `card:${shop.dress.id}`,
        `product:${shop.dress.id}`,
        ...["category:0", `category:${women}`, `category:${dresses}`].flatMap((list) => [
          `${list}:price`,
          `${list}:filters`,
        ]),
      ].sort(),
    );
  });

  test("a place in a list, to that list alone", async () => {
    const { shirts } = shop.categories;
    const tags = await announcedBy(
      sql`update product_categories set position = 77 where product_id = ${shop.shirt.id}`,
    );
    expect(tags).toEqual([`category:${shirts}`, `product:${shop.shirt.id}`]);
  });

  test("a product taken off, to its lists and to the colors beside it", async () => {
    const tags = await announcedBy(
      sql`update product_sites set publish_until = now() where product_id = ${shop.blackDress.id}`,
    );
    const { women, dresses } = shop.categories;
    expect(tags).toEqual(
      [
        `card:${shop.blackDress.id}`,
        `card:${shop.dress.id}`,
        `product:${shop.blackDress.id}`,
        `product:${shop.dress.id}`,
        ...["category:0", `category:${women}`, `category:${dresses}`].flatMap((list) => [
          list,
          `${list}:filters`,
        ]),
      ].sort(),
    );
    await sql`update product_sites set publish_until = null`.execute(db);
  });

  test("links to other products, to the page that shows them", async () => {
    const link = (...similar: number[]) =>
      announcedBy(() => linkProducts(db, shop.dress.id, { similar }));
    expect(await link(shop.shirt.id)).toEqual([`product:${shop.dress.id}`]);
    expect(await link(shop.shirt.id, shop.blackDress.id)).toEqual([`product:${shop.dress.id}`]);
    expect(await link(shop.shirt.id, shop.blackDress.id)).toEqual([]);
    expect(await link()).toEqual([`product:${shop.dress.id}`]);
  });

  test("a size's weight, to its page; sizes written as they stand, to none", async () => {
    expect(await announcedBy(sql`update skus set code = code, price = price`)).toEqual([]);
    const weigh = (grams: number | null) =>
      announcedBy(sql`update skus set weight_g = ${grams} where product_id = ${shop.shirt.id}`);
    expect(await weigh(300)).toEqual([`product:${shop.shirt.id}`]);
    expect(await weigh(null)).toEqual([`product:${shop.shirt.id}`]);
  });

  test("a category's new title, to the cards of its own products and to all pages below", async () => {
    const { women, dresses } = shop.categories;
    const rename = (id: number) =>
      announcedBy(sql`update categories set title = '{"en": "Renamed"}' where id = ${id}`);
    const tagsOf = (...ids: number[]) => ids.flatMap((id) => [`card:${id}`, `product:${id}`]);
    const below = tagsOf(shop.dress.id, shop.blackDress.id, shop.shirt.id);
    const pages = below.filter((tag) => tag.startsWith("product:"));
    expect(await rename(women)).toEqual([...pages, "settings"].sort());
    const own = tagsOf(shop.dress.id, shop.blackDress.id);
    expect(await rename(dresses)).toEqual([...own, "settings"].sort());
  });

  test("a place of a category, a setting, a page, a kit", async () => {
    const { women } = shop.categories;
    expect(await announcedBy(sql`update categories set ordering = 3 where id = ${women}`)).toEqual([
      "settings",
    ]);
    expect(await announcedBy(() => saveSettings(db, siteId, { theme: "dark" }))).toEqual([
      "settings",
    ]);
    const page = { siteId, slug: "delivery", title: { en: "Delivery" } };
    expect(await announcedBy(() => savePage(db, page))).toEqual(["page:delivery"]);
    expect(
      await announcedBy(
        sql`insert into kits (site_id, slug, title) values (${siteId}, 'gifts', '{}')`,
      ),
    ).toEqual(["home", "kit:1", "settings"]);
  });

  test("nothing of a transaction that is rolled back", async () => {
    const rolledBack = () =>
      db
        .transaction()
        .execute(async (transaction) => {
          await sql`update product_sites set price = 1`.execute(transaction);
          throw new Error("no");
        })
        .catch(() => {});
    expect(await announcedBy(rolledBack)).toEqual([]);
  });

  test("an unchanged row not at all", async () => {
    expect(await announcedBy(sql`update products set slug = slug`)).toEqual([]);
    expect(await announcedBy(sql`update product_sites set price = price`)).toEqual([]);
    // What tests above have changed is set back first.
    await smallShop(db);
    expect(await announcedBy(() => smallShop(db))).toEqual([]);
  });

  test("more tags than a payload holds, in several", async () => {
    await announcedBy(sql`
      select announce_all(array_agg('product:' || n)) from generate_series(1, 4000) n`);
    expect(heard.filter((tag) => tag.startsWith("product:"))).toHaveLength(4000);
    expect(
      await announcedBy(sql`
        select announce_all(array_agg('product:' || n)) from generate_series(1, 6000) n`),
    ).toEqual(["*"]);
  });
});

describe("stock is announced when what a shopper reads of it changes", () => {
  test("not while many are left", async () => {
    const sku = shop.dress.skus.get("VR-1-1-s") as number;
    expect(await announcedBy(takeFrom(sku, 1))).toEqual([]);
    await sql`alter table stock_ledger drop constraint stock_ledger_order_id_fkey`.execute(db);
    const order = () =>
      db.transaction().execute((transaction) =>
        reserveStock(
          transaction,
          [...shop.dress.skus.values()].map((skuId) => ({
            skuId,
            quantity: skuId === sku ? 0 : 1,
          })),
          1,
          "test",
        ),
      );
    expect(await announcedBy(order)).toEqual([]);
  });

  test("to the product's page when few are left, and to filters when none is", async () => {
    const sku = shop.dress.skus.get("VR-1-1-s") as number;
    const page = `product:${shop.dress.id}`;
    expect(await announcedBy(takeFrom(sku, 1))).toEqual([page]);
    expect(await announcedBy(takeFrom(sku, 1))).toEqual([]);
    expect(await announcedBy(takeFrom(sku, 1))).toEqual([page]);
    const filters = filtersOf(shop.categories.women, shop.categories.dresses);
    expect(await announcedBy(takeFrom(sku, 1))).toEqual([...filters, page]);
  });

  test("to its cards too when the last size goes", async () => {
    const sku = shop.shirt.skus.get("VR-2-1-s") as number;
    expect(await announcedBy(takeFrom(sku, 2))).toEqual([
      `card:${shop.shirt.id}`,
      ...filtersOf(shop.categories.women, shop.categories.shirts),
      `product:${shop.shirt.id}`,
    ]);
  });

  test("counted over all warehouses", async () => {
    const sku = shop.dress.skus.get("VR-1-1-m") as number;
    await sql`insert into places (slug, kind, title) values ('second', 'warehouse', '{}')`.execute(
      db,
    );
    await sql`insert into stock_balances (sku_id, place_id, on_hand)
      select ${sku}, id, 5 from places where slug = 'second'`.execute(db);
    expect(await announcedBy(takeFrom(sku, 3))).toEqual([]);
    expect(
      await announcedBy(sql`update stock_balances set on_hand = 0
        where sku_id = ${sku} and place_id <> ${shop.warehouse}`),
    ).toEqual([`product:${shop.dress.id}`]);
  });
});
