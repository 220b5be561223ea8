import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { publishProduct, unpublishProduct } from "../../catalog/public.ts";
import { openLearningShop } from "../../testing/learning-shop.ts";
import { siteId } from "../../testing/small-shop.ts";
import { takeLearningTurn } from "../queries/turn.ts";
import { learnInterest } from "./learn.ts";

const shop = await openLearningShop();
const { db, dress, belt, scarf, skirt, sell, view, show, recommends, learn } = shop;

test("what is alike in price and options comes first among similar pieces", async () => {
  const near = await sell("near-dress", shop.categories.dresses, 1_280_000);
  await learn();
  const similar = await recommends(`code=similar&item=${dress.id}&limit=3`);
  expect(similar.slice(0, 2)).toEqual([near, skirt]);
  await unpublishProduct(db, { productId: near, siteId }, "test");
});

test("a visit that opens a piece twice has seen it once", async () => {
  const visit = crypto.randomUUID();
  await view([belt, belt], undefined, visit);
  const rows = await db.selectFrom("recommendation_views").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.visit).not.toContain(visit.slice(0, 8));
});

test("no visit teaches more than a hundred views", async () => {
  const visit = crypto.randomUUID();
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
    await show([belt, scarf]);
    await learn();
    const once = await state();
    expect(once.companions.length).toBeGreaterThan(0);
    await learn();
    expect(await state()).toEqual(once);
  });

  test("by two servers at once counts everything once", async () => {
    for (let times = 0; times < 5; times += 1) {
      await show([belt]);
    }
    await Promise.all([learnInterest({ db }), learnInterest({ db }), learnInterest({ db })]);
    await learnInterest({ db });
    const { shown } = await state();
    expect(shown.find(({ product_id }) => product_id === belt)?.shown).toBeCloseTo(5, 3);
  });

  test("is left to a server that is at it already", async () => {
    await view([dress.id, belt]);
    await show([belt]);
    const waiting = () => db.selectFrom("recommendation_showings").select("id").execute();
    await db.transaction().execute(async (trx) => {
      expect(await takeLearningTurn(trx, "companions")).toBe(true);
      await learn();
      expect(await waiting(), "what is popular is learned all the same").toEqual([]);
      expect((await state()).companions).toEqual([]);
    });
    await show([belt]);
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
