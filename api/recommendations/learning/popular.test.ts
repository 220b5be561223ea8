import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openLearningShop } from "../../testing/learning-shop.ts";
import { orderDress } from "../../testing/shopper.ts";

const opened = await openLearningShop();
const { shop, db, dress, belt, scarf, view, show, recommends, learn } = opened;

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
      await show([belt]);
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
