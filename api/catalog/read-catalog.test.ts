import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { kopecks } from "#contract/money.ts";
import { testDatabase } from "../testing/database.ts";
import { type ReadCall, reader } from "../testing/read-call.ts";
import { actor, type SmallShop, siteId, smallShop } from "../testing/small-shop.ts";
import {
  archiveProduct,
  linkProducts,
  publishProduct,
  saveCategory,
  saveKit,
  saveProduct,
  setPrice,
} from "./public.ts";

const { db } = await testDatabase();
let shop: SmallShop;
let read: ReadCall;

beforeAll(async () => {
  shop = await smallShop(db);
  read = reader(db);
});

const slugs = (list: { results: { slug: string }[] }) => list.results.map(({ slug }) => slug);
const catalog = async (query: Record<string, unknown>) =>
  (await read("GET catalog/", { query })).answer;

describe("a list of products", () => {
  test("holds what stands in the category and below it, each once", async () => {
    expect(slugs(await catalog({ category: "women/dresses" }))).toEqual([
      "slip-dress-emerald",
      "slip-dress-black",
    ]);
    const women = await catalog({ category: "women" });
    expect(women.count).toBe(3);
    expect(new Set(slugs(women)).size).toBe(3);
  });

  test("is sorted by price, discount or with a label's products first", async () => {
    const first = async (sort: string) => slugs(await catalog({ category: "women", sort }))[0];
    expect(await first("price")).toBe("poplin-shirt-white");
    expect(await first("-price")).toBe("slip-dress-black");
    expect(await first("-discount")).toBe("poplin-shirt-white");
    expect(await first("sale")).toBe("poplin-shirt-white");
    expect(slugs(await catalog({ sort: "no-such-order" }))).toEqual(slugs(await catalog({})));
  });

  test("goes from page to page without losing or repeating a product, in every order", async () => {
    for (const sort of [undefined, "price", "-price", "discount", "-discount", "sale"]) {
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(...slugs(await catalog({ sort, page, limit: 1 })));
      expect(pages.sort()).toEqual(slugs(await catalog({})).sort());
    }
  });

  test("is empty out of range and still counts right", async () => {
    const beyond = await catalog({ page: 400_000, limit: 24 });
    expect(beyond).toMatchObject({ count: 3, results: [], next: null });
    expect(beyond.previous).toContain("page=1");
  });

  test("gives asked ids in their order and passes over what is unknown", async () => {
    const list = await catalog({ ids: `${shop.shirt.id},999,${shop.dress.id},x,${shop.shirt.id}` });
    expect(slugs(list)).toEqual(["poplin-shirt-white", "slip-dress-emerald"]);
  });

  test("of an unknown category is not found, of a partial chain is the category's", async () => {
    await expect(catalog({ category: "nowhere" })).rejects.toMatchObject({ code: "not_found" });
    expect((await catalog({ category: "dresses" })).count).toBe(2);
  });

  test("says what it shows, so that its pages are renewed", async () => {
    const { tags } = await read("GET catalog/", { query: { category: "women/shirts" } });
    expect(tags).toEqual(new Set([`category:${shop.categories.shirts}`, `card:${shop.shirt.id}`]));
    const byPrice = await read("GET catalog/", { query: { sort: "price" } });
    expect(byPrice.tags).toContain("category:0:price");
  });
});

describe("a card", () => {
  test("shows prices in roubles, the old one only when it is higher", async () => {
    const list = await catalog({ category: "women/shirts" });
    expect(list.results[0]).toMatchObject({ price: 7900, old_price: 10_000, in_stock: true });
    const dresses = await catalog({ category: "women/dresses" });
    expect(dresses.results[0]).toMatchObject({ price: 12_900, old_price: null });
  });

  test("knows the model's other colors and that only a shop has it", async () => {
    const [, black] = (await catalog({ category: "women/dresses" })).results;
    expect(black).toMatchObject({ in_stock: false, in_shops: true });
    expect(black?.colors.map(({ slug }) => slug)).toEqual([
      "slip-dress-emerald",
      "slip-dress-black",
    ]);
  });

  test("falls back to the language there is", async () => {
    const list = await catalog({ category: "women/shirts" });
    expect(list.results[0]?.title).toBe("Рубашка из поплина");
  });
});

describe("a product", () => {
  const product = async (id: string | number) =>
    (await read("GET products/:id/", { params: { id: String(id) } })).answer;

  test("is found by id and by slug", async () => {
    const byId = await product(shop.dress.id);
    expect(byId).toEqual(await product("slip-dress-emerald"));
    expect(byId.sizes.map(({ text, availability }) => [text, availability])).toEqual([
      ["S", "many"],
      ["M", "many"],
      ["L", "many"],
    ]);
    expect(byId.breadcrumbs.map(({ path }) => path)).toEqual(["women", "women/dresses"]);
    expect(byId.attributes).toEqual([{ slug: "cloth", title: "Cloth", html: "Silk" }]);
    expect(byId.seo_description).toBe("Silk & shade");
  });

  test("shows few, the last one and none", async () => {
    const shirt = await product(shop.shirt.id);
    expect(shirt.sizes.map(({ availability }) => availability)).toEqual(["few", "none"]);
    const black = await product(shop.blackDress.id);
    expect(black.sizes[0]).toMatchObject({ availability: "none", in_shops: true });
  });

  test("is found by a slug it once had", async () => {
    await sql`update products set slug = 'slip-dress-green' where id = ${shop.dress.id}`.execute(
      db,
    );
    expect((await product("slip-dress-emerald")).slug).toBe("slip-dress-green");
    await sql`update products set slug = 'slip-dress-emerald' where id = ${shop.dress.id}`.execute(
      db,
    );
    expect((await product("slip-dress-green")).slug).toBe("slip-dress-emerald");
  });

  test("shows its neighbours as similar until the owner chooses", async () => {
    expect((await product(shop.shirt.id)).similar).toEqual([]);
    await linkProducts(db, shop.shirt.id, "similar", [shop.blackDress.id]);
    await linkProducts(db, shop.shirt.id, "look", [shop.dress.id]);
    const shirt = await product(shop.shirt.id);
    expect(shirt.similar.map(({ id }) => id)).toEqual([shop.blackDress.id]);
    expect(shirt.complete_the_look.map(({ id }) => id)).toEqual([shop.dress.id]);
  });

  test("tells the lowest price of 30 days once it is on sale", async () => {
    const price = { siteId, productId: shop.blackDress.id };
    const set = (now: number, old: number | null) =>
      db
        .transaction()
        .execute((transaction) =>
          setPrice(
            transaction,
            { ...price, price: kopecks(now), oldPrice: old === null ? null : kopecks(old) },
            actor,
          ),
        );
    expect((await product(shop.blackDress.id)).lowest_price_30_days).toBeNull();
    await set(900_000, null);
    await set(1_100_000, 1_290_000);
    expect((await product(shop.blackDress.id)).lowest_price_30_days).toBe(9000);
    await set(1_290_000, null);
  });

  test("that is unknown, archived or not yet published is not found", async () => {
    await expect(product("nothing")).rejects.toMatchObject({ code: "not_found" });
    await expect(product("0")).rejects.toMatchObject({ code: "not_found" });
    const { id } = await saveProduct(
      db,
      {
        siteId,
        slug: "tomorrow",
        skuFull: "T",
        title: { en: "Tomorrow" },
        price: kopecks(100),
        publishFrom: new Date(Date.now() + 86_400_000),
      },
      actor,
    );
    await expect(product(id)).rejects.toMatchObject({ code: "not_found" });
    await publishProduct(db, { siteId, productId: id }, actor);
    expect((await product(id)).slug).toBe("tomorrow");
    await archiveProduct(db, id, actor);
    await expect(product(id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("answers its sizes and where it can be had, never to be kept", async () => {
    const params = { id: "slip-dress-black" };
    const sizes = await read("GET products/:id/sizes/", { params });
    expect(sizes.answer).toMatchObject({ count: 1, results: [{ text: "M", in_shops: true }] });
    const availability = await read("GET products/:id/availability/", { params, query: {} });
    expect(availability.answer).toMatchObject({
      in_stock: false,
      in_shops: true,
      shops: [{ slug: "petrovka", city: "Moscow", sizes: ["M"] }],
    });
    expect(availability.validUntil?.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe("a product to be launched", () => {
  test("stands in no list before its time, and pages know when that is", async () => {
    const launch = new Date(Date.now() + 1500);
    const { id } = await saveProduct(
      db,
      {
        siteId,
        slug: "launch",
        skuFull: "L",
        title: { en: "Launch" },
        price: kopecks(50_000),
        categoryId: shop.categories.shirts,
        categories: [{ id: shop.categories.shirts, position: 1 }],
        publishFrom: launch,
      },
      actor,
    );
    const before = await read("GET catalog/", { query: { category: "women/shirts" } });
    expect(before.answer.count).toBe(1);
    expect(before.validUntil).toEqual(launch);
    await expect.poll(() => Date.now(), { timeout: 3000 }).toBeGreaterThan(launch.getTime());
    const after = await read("GET catalog/", { query: { category: "women/shirts" } });
    expect(slugs(after.answer)).toEqual(["launch", "poplin-shirt-white"]);
    expect(after.answer.count).toBe(2);
    await archiveProduct(db, id, actor);
  });
});

describe("categories", () => {
  test("stand as a tree, with the chain of each", async () => {
    const { answer } = await read("GET categories/");
    expect(answer.results).toMatchObject([
      {
        slug: "women",
        children: [
          { slug: "dresses", categories_path: "women/dresses" },
          { slug: "shirts", title: "Рубашки" },
        ],
      },
    ]);
  });

  test("lead from a partial and from an old chain to the one they have now", async () => {
    const canonical = async (path: string) =>
      (await read("GET categories/:path/", { params: { path } })).answer.canonical;
    expect(await canonical("dresses")).toBe("women/dresses");
    const { women, dresses } = shop.categories;
    const rename = (slug: string) =>
      saveCategory(db, { siteId, id: women, parentId: null, slug, title: { en: "Women" } });
    await rename("ladies");
    expect(await canonical("women/dresses")).toBe("ladies/dresses");
    expect((await catalog({ category: "women/dresses" })).count).toBe(2);
    await rename("women");
    expect(await canonical("ladies/dresses")).toBe("women/dresses");
    const crumbs = await read("GET catalog/breadcrumbs/", { query: { category: "dresses" } });
    expect(crumbs.answer.results.map(({ path }) => path)).toEqual(["women", "women/dresses"]);
    await expect(
      saveCategory(db, { siteId, id: women, parentId: dresses, slug: "women", title: {} }),
    ).rejects.toMatchObject({ kind: "invalid" });
  });

  test("may not take an address of the shop itself, nor one that is taken", async () => {
    const save = (slug: string, parentId: number | null = null, id?: number) =>
      saveCategory(db, { siteId, id, parentId, slug, title: { en: slug } });
    await expect(save("my")).rejects.toMatchObject({ code: "slug_reserved" });
    await expect(save("Not A Slug")).rejects.toMatchObject({ kind: "invalid" });
    const { women, shirts } = shop.categories;
    await expect(save("dresses", women, shirts)).rejects.toMatchObject({ code: "slug_taken" });
  });
});

test("a kit shows its products in the owner's order", async () => {
  const productIds = [shop.shirt.id, shop.dress.id];
  const id = await saveKit(db, { siteId, slug: "spring", title: { en: "Spring" }, productIds });
  const kit = await read("GET kits/:id/", { params: { id: "spring" }, query: {} });
  expect(kit.answer).toMatchObject({ id, title: "Spring", products: { count: 2 } });
  expect(slugs(kit.answer.products)).toEqual(["poplin-shirt-white", "slip-dress-emerald"]);
  expect(kit.tags).toContain(`kit:${id}`);
  const nothing = read("GET kits/:id/", { params: { id: "none" }, query: {} });
  await expect(nothing).rejects.toMatchObject({ code: "not_found" });
});

test("the handbook of labels is whole", async () => {
  const { answer } = await read("GET handbooks/product-labels/");
  expect(answer).toMatchObject({ count: 1, results: [{ slug: "sale", title_plural: "Sale" }] });
  expect((await read("GET labels/")).answer).toEqual(answer);
});

test("saving the same product again changes nothing, not even its time", async () => {
  const state = async () =>
    (
      await sql`select p.*, ps.* from products p join product_sites ps on ps.product_id = p.id
      order by p.id`.execute(db)
    ).rows;
  await smallShop(db);
  const before = await state();
  await smallShop(db);
  expect(await state()).toEqual(before);
});
