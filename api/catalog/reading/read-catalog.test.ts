import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { kopecks } from "#contract/money.ts";
import { testDatabase } from "../../testing/database.ts";
import { type ReadCall, reader } from "../../testing/read-call.ts";
import { actor, type SmallShop, siteId, smallShop } from "../../testing/small-shop.ts";
import { archiveProduct, saveCategory, saveKit, saveProduct } from "../public.ts";

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
    const ids = `${shop.shirt.id},999,${shop.dress.id},x,${shop.shirt.id}`;
    const { answer } = await read("GET products/", { query: { ids } });
    expect(slugs(answer)).toEqual(["poplin-shirt-white", "slip-dress-emerald"]);
  });

  test("of an unknown category is not found, of a partial chain is the category's", async () => {
    await expect(catalog({ category: "nowhere" })).rejects.toMatchObject({ code: "not_found" });
    expect((await catalog({ category: "dresses" })).count).toBe(2);
  });

  test("says what it shows, so that its pages are renewed", async () => {
    const { tags } = await read("GET catalog/", { query: { category: "women/shirts" } });
    const list = `category:${shop.categories.shirts}`;
    const expected = [list, `${list}:filters`, "filters", `card:${shop.shirt.id}`];
    expect(tags).toEqual(new Set(expected));
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

  test("say what they are in HTML that was cleaned", async () => {
    const { women } = shop.categories;
    const description = { en: "<p onclick=x()>All of it</p><script>x()</script>" };
    const title = { ru: "Женщинам", en: "Women" };
    await saveCategory(db, {
      siteId,
      id: women,
      parentId: null,
      slug: "women",
      title,
      description,
    });
    const page = await read("GET categories/:path/", { params: { path: "women" } });
    expect(page.answer).toMatchObject({ description: "<p>All of it</p>", canonical: "women" });
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
