import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { savePage } from "../content/public.ts";
import { testDatabase } from "../testing/database.ts";
import { type ReadCall, reader } from "../testing/read-call.ts";
import { type SmallShop, siteId, smallShop } from "../testing/small-shop.ts";
import { archiveSet, saveSet } from "./public.ts";

const { db } = await testDatabase();
let shop: SmallShop;
let read: ReadCall;
let noon: number;
let office: number;

beforeAll(async () => {
  shop = await smallShop(db);
  read = reader(db);
  await sql`insert into pictures (id, file, type, bytes, width, height, preview) values
    ('aa', 'aa.avif', 'image/avif', 9, 800, 1200, 'data:a'),
    ('bb', 'bb.avif', 'image/avif', 9, 800, 1200, 'data:b')`.execute(db);
});

beforeEach(async () => {
  await sql`delete from set_old_slugs`.execute(db);
  await sql`delete from sets`.execute(db);
  await sql`update product_sites set publish_until = null`.execute(db);
  noon = await saveSet(db, {
    siteId,
    slug: "silk-at-noon",
    title: { ru: "Шёлк в полдень", en: "Silk at noon" },
    description: { ru: "<p>Тень</p><script>1</script>" },
    position: 1,
    productIds: [shop.dress.id, shop.shirt.id],
    pictureIds: ["bb", "aa"],
    categoryIds: [shop.categories.dresses],
  });
  office = await saveSet(db, {
    siteId,
    slug: "office",
    title: { en: "Office" },
    position: 2,
    productIds: [shop.shirt.id, shop.blackDress.id],
    categoryIds: [shop.categories.shirts],
  });
});

const list = async (query: Record<string, unknown> = {}) => read("GET sets/list/", { query });
const slugsOf = async (query?: Record<string, unknown>) =>
  (await list(query)).answer.results.map(({ slug }) => slug);
const set = (id: string | number) => read("GET sets/:id/", { params: { id: String(id) } });
const notFound = { code: "not_found" };

describe("a set", () => {
  test("shows its pieces in their order, its pictures and what can be bought of it", async () => {
    const { answer } = await set("silk-at-noon");
    expect(answer.products.map(({ id }) => id)).toEqual([shop.dress.id, shop.shirt.id]);
    expect(answer.images.map(({ id }) => id)).toEqual(["bb", "aa"]);
    expect(answer).toMatchObject({ products_count: 2, price: 12_900 + 7_900, id: noon });
  });

  test("counts only the pieces that go into the cart", async () => {
    // The black dress lies in a shop alone.
    expect((await set("office")).answer).toMatchObject({ products_count: 2, price: 7_900 });
    await sql`update products set is_preorder = true where id = ${shop.shirt.id}`.execute(db);
    expect((await set("office")).answer.price).toBe(0);
    await sql`update products set is_preorder = false where id = ${shop.shirt.id}`.execute(db);
  });

  test("is found by its id and by a slug it once had, which a newer set may take", async () => {
    await saveSet(db, { siteId, id: noon, slug: "silk", title: { en: "Silk" } });
    expect((await set(noon)).answer.slug).toBe("silk");
    expect((await set("silk-at-noon")).answer.slug).toBe("silk");
    await saveSet(db, { siteId, id: office, slug: "silk-at-noon", title: { en: "Office" } });
    expect((await set("silk-at-noon")).answer.id).toBe(office);
  });

  test("says which language its words are in, and nothing that could act", async () => {
    const { answer } = await set("silk-at-noon");
    expect(answer).toMatchObject({ title: "Silk at noon", description: "<p>Тень</p>", lang: "ru" });
  });

  test("without a picture wears that of its first piece", async () => {
    await sql`insert into product_pictures (product_id, picture_id)
      values (${shop.shirt.id}, 'aa')`.execute(db);
    expect((await set("office")).answer).toMatchObject({
      image: { id: "aa", alt: "Office" },
      images: [{ id: "aa" }],
    });
  });

  test("leads back to all sets and to those of its category", async () => {
    expect((await set("silk-at-noon")).answer.breadcrumbs).toEqual([
      { title: "Looks", path: "sets" },
      { title: "Dresses", path: "sets/women/dresses" },
    ]);
  });

  test("goes on without a piece that is taken off, and goes with the last one", async () => {
    await takeOff(shop.dress.id);
    expect((await set("silk-at-noon")).answer.products.map(({ id }) => id)).toEqual([
      shop.shirt.id,
    ]);
    await takeOff(shop.shirt.id);
    await expect(set("silk-at-noon")).rejects.toMatchObject(notFound);
    expect(await slugsOf()).toEqual(["office"]);
  });

  test("is gone before and after its time, and when it is archived", async () => {
    const publish = (from: Date | null, until: Date | null) =>
      saveSet(db, {
        siteId,
        slug: "office",
        title: { en: "Office" },
        publishFrom: from,
        publishUntil: until,
      });
    const soon = new Date(Date.now() + 60_000);
    const past = new Date(Date.now() - 60_000);
    await publish(soon, null);
    await expect(set("office")).rejects.toMatchObject(notFound);
    expect((await list()).validUntil).toEqual(soon);
    await publish(past, soon);
    expect((await set("office")).validUntil).toEqual(soon);
    await publish(null, past);
    await expect(set(office)).rejects.toMatchObject(notFound);
    await archiveSet(db, noon);
    await expect(set("silk-at-noon")).rejects.toMatchObject(notFound);
  });

  test("saved again as it is changes nothing; a taken slug is refused", async () => {
    const versions = async () =>
      (await sql`select xmin::text from set_products order by set_id, product_id`.execute(db)).rows;
    const before = await versions();
    const productIds = [shop.dress.id, shop.shirt.id];
    await saveSet(db, { siteId, slug: "silk-at-noon", title: { en: "Silk at noon" }, productIds });
    expect(await versions()).toEqual(before);
    await expect(
      saveSet(db, { siteId, id: office, slug: "silk-at-noon", title: {} }),
    ).rejects.toMatchObject({ code: "slug_taken" });
  });
});

describe("the list of sets", () => {
  test("stands in the owner's order, page by page", async () => {
    expect(await slugsOf()).toEqual(["silk-at-noon", "office"]);
    expect(await slugsOf({ page: 2, limit: 1 })).toEqual(["office"]);
    expect((await list({ page: 9, limit: 1 })).answer).toMatchObject({ count: 2, results: [] });
  });

  test("of a category holds those of all that stand below it", async () => {
    expect(await slugsOf({ category: "women" })).toEqual(["silk-at-noon", "office"]);
    expect(await slugsOf({ category: "women/dresses" })).toEqual(["silk-at-noon"]);
    await expect(slugsOf({ category: "nowhere" })).rejects.toMatchObject(notFound);
  });

  test("of a product holds those that it is a piece of", async () => {
    expect(await slugsOf({ product: shop.dress.id })).toEqual(["silk-at-noon"]);
    expect(await slugsOf({ product: shop.shirt.id })).toEqual(["silk-at-noon", "office"]);
    expect(await slugsOf({ product: 999 })).toEqual([]);
  });

  test("says what it shows, so that its pages are renewed", async () => {
    const { tags } = await list({ category: "women/dresses" });
    expect(tags).toEqual(
      new Set([
        "sets",
        "settings",
        `set:${noon}`,
        `card:${shop.dress.id}`,
        `card:${shop.shirt.id}`,
      ]),
    );
  });
});

test("a list of sets beyond number has an end", async () => {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into sets (site_id, slug, title, position)
      select ${siteId}, 'set-' || n, '{"en": "Set"}', n
      from generate_series(1, ${limits.listDepth}::integer) n`.execute(trx);
    await sql`insert into set_products (set_id, product_id, position)
      select id, ${shop.dress.id}, 1 from sets where slug like 'set-%'`.execute(trx);
  });
  const pages = limits.listDepth / limits.pageSizeMax;
  const last = (await list({ page: pages, limit: limits.pageSizeMax })).answer;
  expect(last).toMatchObject({ count: limits.listDepth, next: null });
  expect(last.results).toHaveLength(limits.pageSizeMax);
  const beyond = (await list({ page: pages + 1, limit: limits.pageSizeMax })).answer;
  expect(beyond).toMatchObject({ count: limits.listDepth, results: [] });
});

test("the page of all sets takes the owner's words where there are some", async () => {
  const words = async () => (await read("GET sets/page/")).answer;
  expect((await words()).title).toBe("Looks");
  await savePage(db, {
    siteId,
    slug: "sets",
    title: { en: "Outfits" },
    content: { en: "<p>Hi</p>" },
  });
  expect(await words()).toMatchObject({ title: "Outfits", description: "<p>Hi</p>" });
});

async function takeOff(productId: number): Promise<void> {
  await sql`update product_sites set publish_until = now() where product_id = ${productId}`.execute(
    db,
  );
}
