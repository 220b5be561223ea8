import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { kopecks } from "#contract/money.ts";
import { publishProduct, saveProduct, unpublishProduct } from "../catalog/public.ts";
import { countStock } from "../stock/public.ts";
import { openShop } from "../testing/open-shop.ts";
import { fillCart, orderDress, place, restock } from "../testing/shopper.ts";
import { siteId } from "../testing/small-shop.ts";
import { learnCompanions, learnInterest } from "./learn.ts";
import { takeLearningTurn } from "./queries/turn.ts";

const shop = await openShop();
const { db, ask, dress, blackDress } = shop;

/** A piece of its own model and category, three in the warehouse. */
async function sell(slug: string, categoryId = shop.categories.shirts, price = 500_000) {
  const { id, skus } = await saveProduct(
    db,
    {
      siteId,
      slug,
      skuFull: slug.toUpperCase(),
      title: { ru: slug, en: slug },
      price: kopecks(price),
      categoryId,
      categories: [{ id: categoryId, position: 100 }],
      skus: [{ code: `${slug}-m`, sizeId: shop.sizes.get("m") as number }],
    },
    "test",
  );
  const skuId = [...skus.values()][0] as number;
  await countStock(db, [{ skuId, placeId: shop.warehouse, onHand: 3 }], {
    cause: "receipt",
    actor: "test",
  });
  return id;
}

const belt = await sell("belt");
const scarf = await sell("scarf");
const skirt = await sell("skirt", shop.categories.dresses);

const visitKey = () => crypto.randomUUID();

async function view(products: number[], code?: string, visit = visitKey()): Promise<void> {
  for (const opened of products) {
    const body = { visit, opened, ...(code && { recommend_code: code }) };
    const { status } = await ask("POST products/viewed/?site_id=2", body);
    expect(status).toBe(200);
  }
}

async function recommends(query: string): Promise<number[]> {
  const { status, body } = await ask(`GET recommendations/?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.recommends;
}

const learn = async () => {
  await learnInterest({ db });
  await learnCompanions({ db });
};

beforeEach(async () => {
  await sql`truncate recommendation_views, recommendation_showings, recommendation_interest,
    recommendation_lists, recommendation_companions, cart_items`.execute(db);
  await sql`update orders set state = 'cancelled'`.execute(db);
  await restock(shop);
});

describe("what is opened in the same visits", () => {
  test("is recommended together, the more often the earlier", async () => {
    await view([dress.id, belt]);
    await view([dress.id, scarf]);
    await view([dress.id, scarf]);
    await learn();
    const [first, second] = await recommends(`code=seen-together&item=${dress.id}&limit=2`);
    expect([first, second]).toEqual([scarf, belt]);
  });

  test("names no other color of the same model", async () => {
    await view([dress.id, blackDress.id, belt]);
    await learn();
    const names = await recommends(`code=seen-together&item=${dress.id}&limit=20`);
    expect(names[0]).toBe(belt);
    expect(names).not.toContain(blackDress.id);
  });
});

test("tens of thousands of views teach what a naive count of them says", async () => {
  const ids = [dress.id, belt, scarf, skirt, shop.shirt.id];
  await sql`
    insert into recommendation_views (site_id, visit, product_id, code)
    select ${siteId}, md5('visit ' || visit)::uuid, id, ''
    from generate_series(1, 9000) visit,
      unnest(${ids}::bigint[]) with ordinality goods (id, n)
    where visit % (n + 1) = 0 or visit % 7 = n`.execute(db);
  await learn();
  const { rows: visits } = await sql<{ seen: number[] }>`
    select jsonb_agg(product_id) as seen from recommendation_views group by visit`.execute(db);
  const timesOf = (wanted: number[]) =>
    visits.filter(({ seen }) => wanted.every((id) => seen.includes(id))).length;
  const companions = await db.selectFrom("recommendation_companions").selectAll().execute();
  for (const id of ids) {
    const score = (other: number) => timesOf([id, other]) / Math.sqrt(timesOf([other]));
    const others = ids.filter((other) => other !== id).sort((a, b) => score(b) - score(a));
    const kept = companions.find(({ product_id }) => product_id === id)?.products;
    expect(kept?.map(Number)).toEqual(others);
  }
});

test("what lies in the same cart or order is bought together", async () => {
  await view([dress.id, belt]);
  const cartId = await fillCart(ask, dress.id, shop.sizes.get("s") as number);
  await ask(`POST carts/items/?cart_id=${cartId}`, {
    product: scarf,
    size: shop.sizes.get("m"),
  });
  await learn();
  expect((await recommends(`code=bought-together&item=${dress.id}&limit=2`))[0]).toBe(scarf);
  const { status, body } = await place(ask, cartId, 18_290);
  expect(status, JSON.stringify(body)).toBe(201);
  await learn();
  expect((await recommends(`code=bought-together&item=${scarf}&limit=2`))[0]).toBe(dress.id);
  await sql`update orders set state = 'cancelled'`.execute(db);
  await learn();
  const companions = await db.selectFrom("recommendation_companions").selectAll().execute();
  expect(companions.filter(({ kind }) => kind === "bought")).toEqual([]);
});

describe("what is popular", () => {
  test("follows views, and orders more than views", async () => {
    await view([belt]);
    await view([belt]);
    await learn();
    expect((await recommends("code=popular&limit=1"))[0]).toBe(belt);
    await orderDress(shop);
    await learn();
    expect((await recommends("code=popular&limit=1"))[0]).toBe(dress.id);
  });

  test("forgets what was long ago", async () => {
    for (let times = 0; times < 3; times += 1) await view([belt]);
    await sql`update recommendation_views set seen_at = now() - interval '21 days'`.execute(db);
    await view([scarf]);
    await learn();
    const order = await recommends("code=popular&limit=10");
    expect(order.indexOf(scarf)).toBeLessThan(order.indexOf(belt));
  });

  test("asks more of what was shown more often", async () => {
    await view([belt]);
    await view([scarf]);
    for (let times = 0; times < 5; times += 1) {
      await ask("POST products/viewed/", { visit: visitKey(), shown: [belt] });
    }
    await learn();
    const order = await recommends("code=popular&limit=10");
    expect(order.indexOf(scarf)).toBeLessThan(order.indexOf(belt));
  });

  test("does not feed on its own recommendations", async () => {
    await view([belt], "popular");
    await view([scarf]);
    await learn();
    const order = await recommends("code=popular&limit=10");
    expect(order.indexOf(scarf)).toBeLessThan(order.indexOf(belt));
  });

  test("is told per category", async () => {
    await view([belt]);
    await learn();
    const dresses = await recommends("code=for-category&category=women/dresses&limit=10");
    expect(dresses[0]).not.toBe(belt);
    expect((await recommends("code=for-category&category=women/shirts&limit=10"))[0]).toBe(belt);
  });
});

test("what is alike in price and options comes first among similar pieces", async () => {
  const near = await sell("near-dress", shop.categories.dresses, 1_280_000);
  await learn();
  const similar = await recommends(`code=similar&item=${dress.id}&limit=3`);
  expect(similar.slice(0, 2)).toEqual([near, skirt]);
  await unpublishProduct(db, { productId: near, siteId }, "test");
});

test("a visit that opens a piece twice has seen it once", async () => {
  const visit = visitKey();
  await view([belt, belt], undefined, visit);
  const rows = await db.selectFrom("recommendation_views").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.visit).not.toContain(visit.slice(0, 8));
});

test("no visit teaches more than a hundred views", async () => {
  const visit = visitKey();
  await view([belt], undefined, visit);
  await sql`
    insert into recommendation_views (site_id, visit, product_id, code)
    select site_id, v.visit, p.id, '' from recommendation_views v, products p
    where p.id <> ${belt}`.execute(db);
  await sql`
    with more as (
      insert into products (slug, sku_full, title)
      select 'more-' || n, 'MORE', '{}' from generate_series(1, 100) n returning id)
    insert into recommendation_views (site_id, visit, product_id, code)
    select ${siteId}, (select visit from recommendation_views limit 1), id, '' from more`.execute(
    db,
  );
  const late = await sell("late-one");
  await view([late], undefined, visit);
  const kept = await db
    .selectFrom("recommendation_views")
    .where("product_id", "=", late)
    .selectAll()
    .execute();
  expect(kept).toEqual([]);
});

describe("learning", () => {
  const state = async () => ({
    lists: await db.selectFrom("recommendation_lists").selectAll().execute(),
    companions: await db.selectFrom("recommendation_companions").selectAll().execute(),
    shown: await db.selectFrom("recommendation_interest").select(["product_id", "shown"]).execute(),
  });

  test("again changes nothing", async () => {
    await view([dress.id, belt, scarf]);
    await ask("POST products/viewed/", { visit: visitKey(), shown: [belt, scarf] });
    await learn();
    const once = await state();
    expect(once.companions.length).toBeGreaterThan(0);
    await learn();
    expect(await state()).toEqual(once);
  });

  test("by two servers at once counts everything once", async () => {
    for (let times = 0; times < 5; times += 1) {
      await ask("POST products/viewed/", { visit: visitKey(), shown: [belt] });
    }
    await Promise.all([learnInterest({ db }), learnInterest({ db }), learnInterest({ db })]);
    await learnInterest({ db });
    const { shown } = await state();
    expect(shown.find(({ product_id }) => product_id === belt)?.shown).toBeCloseTo(5, 3);
  });

  test("is left to a server that is at it already", async () => {
    await view([dress.id, belt]);
    await ask("POST products/viewed/", { visit: visitKey(), shown: [belt] });
    const waiting = () => db.selectFrom("recommendation_showings").select("id").execute();
    await db.transaction().execute(async (trx) => {
      expect(await takeLearningTurn(trx, "companions")).toBe(true);
      await learn();
      expect(await waiting(), "what is popular is learned all the same").toEqual([]);
      expect((await state()).companions).toEqual([]);
    });
    await ask("POST products/viewed/", { visit: visitKey(), shown: [belt] });
    await db.transaction().execute(async (trx) => {
      expect(await takeLearningTurn(trx, "interest")).toBe(true);
      await learn();
      expect(await waiting()).toHaveLength(1);
      expect((await state()).companions).toHaveLength(2);
    });
    await learn();
    expect(await waiting()).toEqual([]);
  });

  test("forgets a product that left the shop", async () => {
    await view([dress.id, belt]);
    await learn();
    await unpublishProduct(db, { productId: belt, siteId }, "test");
    const names = await recommends(`code=seen-together&item=${dress.id}&limit=20`);
    expect(names).not.toContain(belt);
    await learn();
    const { lists } = await state();
    expect(JSON.stringify(lists)).not.toContain(`"${belt}"`);
    await publishProduct(db, { productId: belt, siteId }, "test");
  });
});
