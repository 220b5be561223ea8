import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { kopecks } from "#contract/money.ts";
import { testDatabase } from "../../testing/database.ts";
import { type ReadCall, reader } from "../../testing/read-call.ts";
import { actor, type SmallShop, siteId, smallShop } from "../../testing/small-shop.ts";
import { archiveProduct, linkProducts, publishProduct, saveProduct, setPrice } from "../public.ts";

const { db } = await testDatabase();
let shop: SmallShop;
let read: ReadCall;

beforeAll(async () => {
  shop = await smallShop(db);
  read = reader(db);
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
    expect(byId.attributes).toEqual([
      { slug: "cloth", title: "Cloth", kind: "option", html: "Silk" },
    ]);
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

  test("shows its neighbors as similar until the owner chooses", async () => {
    expect((await product(shop.shirt.id)).similar).toEqual([]);
    await linkProducts(db, shop.shirt.id, {
      similar: [shop.blackDress.id],
      look: [shop.dress.id],
    });
    const shirt = await product(shop.shirt.id);
    expect(shirt.similar.map(({ id }) => id)).toEqual([shop.blackDress.id]);
    expect(shirt.complete_the_look.map(({ id }) => id)).toEqual([shop.dress.id]);
  });

  test("tells the lowest price of the 30 days before its sale", async () => {
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
    await sql`update price_history set valid_until = now() - interval '31 days',
      valid_from = now() - interval '40 days' where price = 900000`.execute(db);
    expect((await product(shop.blackDress.id)).lowest_price_30_days).toBe(12_900);
    await set(1_290_000, null);
    expect((await product(shop.blackDress.id)).lowest_price_30_days).toBeNull();
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
