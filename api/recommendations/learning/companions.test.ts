import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openLearningShop } from "../../testing/learning-shop.ts";
import { fillCart, place } from "../../testing/shopper.ts";
import { siteId } from "../../testing/small-shop.ts";

const opened = await openLearningShop();
const { shop, db, ask, dress, blackDress, belt, scarf, skirt, view, recommends, learn } = opened;

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
