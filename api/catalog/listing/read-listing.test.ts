import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { ProductListing } from "#contract/goods/listing.ts";
import { testDatabase } from "../../testing/database.ts";
import { type ReadCall, reader } from "../../testing/read-call.ts";
import { type SmallShop, smallShop } from "../../testing/small-shop.ts";

const { db } = await testDatabase();
let shop: SmallShop;
let read: ReadCall;

beforeAll(async () => {
  shop = await smallShop(db);
  await sql`update attributes set is_filter = true, is_upper_filter = true`.execute(db);
  read = reader(db);
});

const listing = async (query: Record<string, unknown>, locale: "ru" | "en" = "en") =>
  (await read("GET catalog/", { query }, locale)).answer;
const slugs = (list: ProductListing) => list.results.map(({ slug }) => slug);
const group = (list: ProductListing, slug: string) =>
  list.filters
    .find((one) => one.slug === slug)
    ?.items.map((item) => [item.slug, item.count, item.active]);

describe("the filters of a list", () => {
  test("count what each value would leave, and size only what can be bought", async () => {
    const women = await listing({ category: "women" });
    expect(women.filters.map(({ slug }) => slug)).toEqual(["cloth", "size", "color", "label"]);
    expect(group(women, "size")).toEqual([
      ["s", 2, false],
      ["m", 1, false],
      ["l", 1, false],
    ]);
    expect(group(women, "color")).toEqual([
      ["black", 1, false],
      ["emerald", 1, false],
    ]);
    expect(group(women, "cloth")).toEqual([["silk", 1, false]]);
    expect(women.price).toEqual({ min: 7900, max: 12_900, from: null, to: null });
    expect([women.in_stock.count, women.sale.count]).toEqual([2, 1]);
    expect(women.is_sortable_by_discount).toBe(true);
  });

  test("speak the shopper's language", async () => {
    const titles = async (locale: "ru" | "en") => {
      const { filters } = await listing({}, locale);
      return filters.map(({ title, items }) => [title, items[0]?.title]);
    };
    expect(await titles("en")).toEqual([
      ["Cloth", "Silk"],
      ["Size", "S"],
      ["Colour", "Black"],
      ["Labels", "Sale"],
    ]);
    expect(await titles("ru")).toEqual([
      ["Ткань", "Шёлк"],
      ["Размер", "S"],
      ["Цвет", "Изумрудный"],
      ["Метки", "Скидка"],
    ]);
  });

  test("narrow by group and widen within one, each group counted by the others", async () => {
    const green = await listing({ color: "emerald" });
    expect(slugs(green)).toEqual(["slip-dress-emerald"]);
    expect(group(green, "color")).toEqual([
      ["black", 1, false],
      ["emerald", 1, true],
    ]);
    const both = await listing({ color: ["black", "emerald"] });
    expect(both.count).toBe(2);
    const sized = await listing({ color: "black,emerald", size: "m" });
    expect(slugs(sized)).toEqual(["slip-dress-emerald"]);
    expect(group(sized, "color")).toEqual([
      ["black", 0, true],
      ["emerald", 1, true],
    ]);
  });

  test("take prices with both ends, sale and stock", async () => {
    expect(slugs(await listing({ price: "7900-7900" }))).toEqual(["poplin-shirt-white"]);
    expect((await listing({ price: "7900-12900" })).count).toBe(3);
    const dear = await listing({ price: "7901-" });
    expect(dear.count).toBe(2);
    expect(dear.price).toEqual({ min: 7900, max: 12_900, from: 7901, to: null });
    expect(slugs(await listing({ sale: "1" }))).toEqual(["poplin-shirt-white"]);
    expect((await listing({ in_stock: "1", sort: "price" })).results).toHaveLength(2);
  });

  test("pass over groups and values that there are none of", async () => {
    const whole = await listing({});
    const strange = {
      flavor: "mint",
      color: "no-such",
      price: "x",
      in_stock: "yes",
      "\0": "\ud800",
    };
    expect(await listing(strange)).toEqual(whole);
  });

  test("are told what they show, so that pages are renewed", async () => {
    const { tags } = await read("GET catalog/", { query: { color: "black" } });
    expect(tags).toEqual(
      new Set(["category:0", "category:0:filters", "filters", `card:${shop.blackDress.id}`]),
    );
  });
});
