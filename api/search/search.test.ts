import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { saveSet } from "#api/sets/public.ts";
import { limits } from "#contract/limits.ts";
import { savePage } from "../content/public.ts";
import { openShop } from "../testing/open-shop.ts";
import { reader } from "../testing/read-call.ts";
import { restock } from "../testing/shopper.ts";
import { siteId } from "../testing/small-shop.ts";
import { search } from "./search.ts";

const shop = await openShop();
const { db } = shop;
const read = reader(db);

const found = async (q: string, instant = false) =>
  (await read("GET search/", { query: { q, instant: String(instant) } })).answer;
const slugs = async (q: string, instant = false) =>
  (await found(q, instant)).products.results.map(({ slug }) => slug);

beforeAll(async () => {
  await restock(shop);
  await savePage(db, {
    siteId,
    slug: "delivery",
    title: { ru: "Доставка", en: "Delivery" },
    content: { ru: "<p>Курьер приедет завтра</p>", en: "<p>By courier</p>" },
  });
  await saveSet(db, {
    siteId,
    slug: "evening",
    title: { ru: "Премьера", en: "First night" },
    productIds: [shop.dress.id, shop.shirt.id],
  });
});

test("a search finds in six groups, in either language", async () => {
  const dresses = await found("платье");
  expect(dresses.products).toMatchObject({ count: 2 });
  expect(await slugs("slip dresses")).toHaveLength(2);
  expect((await found("Veretie")).brands).toMatchObject({
    count: 1,
    results: [{ slug: "veretie", count: 3 }],
  });
  expect((await found("магазин на Петровке")).shops.results).toMatchObject([{ slug: "petrovka" }]);
  expect((await found("доставка")).pages).toMatchObject({
    count: 1,
    results: [{ slug: "delivery" }],
  });
  expect((await found("премьера")).sets.results).toMatchObject([
    { slug: "evening", products_count: 2 },
  ]);
  expect(dresses.articles).toEqual({ count: 0, results: [] });
});

test("what follows words in the other keyboard layout is read in it too, before it is whole", async () => {
  // "чёрное в", which could also be "чёрное d…".
  expect((await found("xthyjt d", true)).suggestion).toBe("черное веретье");
  expect((await found("чёрное d", true)).suggestion).toBeNull();
});

test("a set is found by its pieces too, after those of that name", async () => {
  await saveSet(db, {
    siteId,
    slug: "shirts",
    title: { ru: "Рубашка", en: "Shirt" },
    productIds: [shop.dress.id],
  });
  const sets = async (q: string) => (await found(q)).sets;
  expect((await sets("поплиновая рубашка")).results).toMatchObject([{ slug: "evening" }]);
  expect(await sets("рубашка")).toMatchObject({
    count: 2,
    results: [{ slug: "shirts" }, { slug: "evening" }],
  });
  expect(await sets("доставка")).toEqual({ count: 0, results: [] });
  await sql`update sets set archived_at = now() where slug = 'shirts'`.execute(db);
  expect((await sets("рубашка")).results).toMatchObject([{ slug: "evening" }]);
});

test("of pieces that answer equally well the one comes first that shoppers care for", async () => {
  await sql`update search_documents set in_stock = true`.execute(db);
  const [first, second] = await slugs("платье-комбинация");
  await sql`insert into recommendation_interest (site_id, product_id, heat)
    select ${siteId}, id, 3 from products where slug = ${second}`.execute(db);
  expect(await slugs("платье-комбинация")).toEqual([second, first]);
  await sql`delete from recommendation_interest`.execute(db);
  await restock(shop);
  await sql`update search_documents d set in_stock = c.in_stock
    from product_cards c where c.product_id = d.product_id`.execute(db);
});

test("pieces in stock come before those that only a shop has", async () => {
  expect(await slugs("платье-комбинация")).toEqual(["slip-dress-emerald", "slip-dress-black"]);
});

test("colors, cloths, labels and article numbers are found", async () => {
  expect(await slugs("черное платье")).toEqual(["slip-dress-black"]);
  expect(await slugs("шёлковое платье")).toEqual(["slip-dress-emerald"]);
  expect(await slugs("скидка")).toEqual(["poplin-shirt-white"]);
  expect(await slugs("vr 1 2")).toEqual(["slip-dress-black"]);
  expect(await slugs("VR-1-2-m")).toEqual(["slip-dress-black"]);
});

test("what was mistyped is told as what was meant", async () => {
  expect(await found("gkfnmt")).toMatchObject({ suggestion: "платье", is_corrected: true });
  expect(await found("плотье")).toMatchObject({ suggestion: "платье", is_corrected: true });
  expect(await found("платье")).toMatchObject({ suggestion: null, is_corrected: false });
  expect(await found("asdfgh")).toMatchObject({ suggestion: null, products: { count: 0 } });
});

test("while it is typed the last word may be unfinished, in the wrong layout too", async () => {
  expect(await slugs("чёрное пл", true)).toEqual(["slip-dress-black"]);
  expect(await slugs("gkf", true)).toHaveLength(2);
  expect(await slugs("пл")).toEqual([]);
});

test("where no product has every word, those with the weightiest of them are shown", async () => {
  expect(await slugs("фиолетовая рубашка")).toEqual(["poplin-shirt-white"]);
  expect(await slugs("чёрная рубашка")).toEqual(["poplin-shirt-white"]);
});

test("pages of results go on where the last one ended", async () => {
  const page = async (number: number) =>
    (await read("GET search/", { query: { q: "veretie", page: number, limit: 2 } })).answer
      .products;
  const [first, second, third] = [await page(1), await page(2), await page(3)];
  expect([first.count, second.count, third.count]).toEqual([3, 3, 3]);
  const shown = [...first.results, ...second.results].map(({ slug }) => slug);
  expect(new Set(shown).size).toBe(3);
  expect(third.results).toEqual([]);
});

test("what is renamed is found by its new name at once, whoever renames it", async () => {
  await sql`update colors set title = '{"ru": "Лазурный", "en": "Azure"}' where slug = 'emerald'`.execute(
    db,
  );
  expect(await slugs("лазурное платье")).toEqual(["slip-dress-emerald"]);
  await sql`update attribute_options set title = '{"ru": "Парча", "en": "Brocade"}'`.execute(db);
  expect(await slugs("парча")).toEqual(["slip-dress-emerald"]);
  await sql`update categories set title = '{"ru": "Туалеты", "en": "Gowns"}' where slug = 'dresses'`.execute(
    db,
  );
  expect(await slugs("gowns")).toHaveLength(2);
  await sql`update products set archived_at = now() where slug = 'slip-dress-black'`.execute(db);
  expect(await slugs("gowns")).toHaveLength(1);
  await sql`update products set archived_at = null where slug = 'slip-dress-black'`.execute(db);
  await sql`update product_sites set publish_from = now() + interval '1 day' where product_id = ${shop.blackDress.id}`.execute(
    db,
  );
  expect(await slugs("gowns")).toHaveLength(1);
  await sql`update product_sites set publish_from = null where product_id = ${shop.blackDress.id}`.execute(
    db,
  );
  expect(await slugs("gowns")).toHaveLength(2);
});

test("a slip is likelier than a word that only descriptions have, in another alphabet", async () => {
  await sql`update attribute_options set title = '{"ru": "Лён", "en": "Linen"}'`.execute(db);
  await sql`update products set description = '{"ru": "Ровная линия плеча"}'
    where slug = 'poplin-shirt-white'`.execute(db);
  expect(await slugs("linnen")).toEqual(["slip-dress-emerald"]);
  expect(await slugs("liniya")).toEqual(["poplin-shirt-white"]);
});

test("an adjective is found by the noun that it is made of", async () => {
  await sql`update attribute_options set title = '{"ru": "Муслин"}'`.execute(db);
  expect(await slugs("муслиновое платье")).toEqual(["slip-dress-emerald"]);
  expect((await found("муслиновое платье")).suggestion).toBeNull();
});

test("where not every word is met, a kind of garment is wanted as the kind", async () => {
  await sql`update attribute_options set title = '{"ru": "Рубашка под низ"}'`.execute(db);
  expect((await slugs("зимняя изумрудная рубашка"))[0]).toBe("poplin-shirt-white");
});

test("words that make one are joined once they are mended", async () => {
  await sql`update attribute_options set title = '{"en": "Turtleneck"}'`.execute(db);
  expect(await found("turtel neck")).toMatchObject({
    suggestion: "turtle neck",
    products: { results: [{ slug: "slip-dress-emerald" }] },
  });
});

test("an owner's synonym is found from the next search on", async () => {
  expect(await slugs("кимоно")).toEqual([]);
  await sql`insert into search_synonyms (words) values ('{кимоно,рубашка}')`.execute(db);
  expect(await slugs("кимоно")).toEqual(["poplin-shirt-white"]);
});

test("kept documents are what a recount would make of them", async () => {
  const documents = async () =>
    (await sql`select * from search_documents order by product_id`.execute(db)).rows;
  const kept = await documents();
  await sql`truncate search_documents`.execute(db);
  await sql`select refresh_documents(array_agg(id)) from products`.execute(db);
  expect(await documents()).toEqual(kept);
});

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("'", "\\", "& | ! ( ) :* <->", "%_", "платье' | '!", "\u0000", "😀".repeat(80)),
  fc.constantFrom(
    "я".repeat(5000),
    "a b ".repeat(1200),
    "-".repeat(500),
    "' \" ; drop table",
    "#@=!",
  ),
  fc.constantFrom("שמלה", "ドレス", "قميص", "Ⅷ", "ﬁ", "i̇", "на с и в", "1-1-1-1-1-1", "--", "١٢٣٤"),
);

test("whatever is typed is answered", async () => {
  const asking = fc.asyncProperty(anything, fc.boolean(), async (text, instant) => {
    const q = text.slice(0, limits.searchLength);
    const answer = await search(db, siteId, { q, instant, page: 1, limit: 3 }, "ru");
    expect(answer.products.results.length).toBeLessThanOrEqual(3);
  });
  await fc.assert(asking, { numRuns: 80 });
  for (const q of ["", "%00", "%F0%9F%91%97", "a".repeat(5000), "'%26%7C!", "%D0", "q&q=2"]) {
    const answer = await shop.ask(`GET search/?site_id=${siteId}&q=${q}`);
    expect([200, 400]).toContain(answer.status);
  }
}, 60_000);
