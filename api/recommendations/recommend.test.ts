import fc from "fast-check";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { unpublishProduct } from "../catalog/public.ts";
import { openShop } from "../testing/open-shop.ts";
import { reader } from "../testing/read-call.ts";
import { fillCart, restock } from "../testing/shopper.ts";
import { siteId } from "../testing/small-shop.ts";
import { blockCodes } from "./block-codes.ts";
import { learnCompanions, learnInterest } from "./learning/learn.ts";

const shop = await openShop();
const { db, ask, dress, blackDress, shirt } = shop;
const goods = [dress, blackDress, shirt];

beforeEach(async () => {
  await restock(shop);
  for (const one of goods) await empty(one, false);
});

async function recommends(query: string): Promise<{ title: string; recommends: number[] }> {
  const { status, body } = await ask(`GET recommendations/?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const codes = [...Object.keys(blockCodes), "home-gifts", "nobody-knows", "", "__proto__"];

/** What can be had, straight from the tables. */
async function inStock(): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct s.product_id as id from skus s
    join stock_balances b on b.sku_id = s.id and b.on_hand > b.reserved
    join product_sites ps on ps.product_id = s.product_id
    where s.archived_at is null and coalesce(ps.publish_until, 'infinity') > now()`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function empty(product: (typeof goods)[number], isEmpty: boolean): Promise<void> {
  await sql`
    update stock_balances set on_hand = reserved + ${isEmpty ? 0 : 2}::integer
    where sku_id = any(${[...product.skus.values()]}::bigint[])`.execute(db);
}

test("before anything was learned there is something to show already", async () => {
  for (const code of codes) {
    const { recommends: ids } = await recommends(`code=${code}`);
    expect([code, ids.length > 0]).toEqual([code, true]);
  }
});

test.each(["before anything was learned", "with what was learned"])(
  "%s, no block is empty, shows the piece itself or what cannot be had",
  async (when) => {
    if (when === "with what was learned") {
      await learnInterest({ db });
      await learnCompanions({ db });
    }
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          code: fc.constantFrom(...codes),
          item: fc.constantFrom(dress.id, blackDress.id, shirt.id, 987_654, null),
          category: fc.constantFrom("women", "women/dresses", "no/such", ""),
          gone: fc.subarray([0, 1, 2], { maxLength: 2 }),
        }),
        async ({ code, item, category, gone }) => {
          for (const [index, one] of goods.entries()) await empty(one, gone.includes(index));
          const query = new URLSearchParams({ code, category, limit: "20" });
          if (item) query.set("item", String(item));
          const { recommends: ids } = await recommends(query.toString());
          const had = await inStock();
          expect(ids.filter((id) => !had.has(id))).toEqual([]);
          expect(ids).not.toContain(item);
          expect(ids.length > 0).toBe([...had].some((id) => id !== item));
        },
      ),
      { numRuns: 25 },
    );
  },
  60_000,
);

test("what a query finds comes first, the best of it before the rest", async () => {
  for (const [query, product] of [
    ["рубашка", shirt],
    ["чёрное платье", blackDress],
  ] as const) {
    const { recommends: ids } = await recommends(
      `code=popular&search_query=${encodeURIComponent(query)}`,
    );
    expect(ids[0]).toBe(product.id);
  }
  expect((await recommends("code=popular&search_query=qqqq")).recommends).not.toEqual([]);
});

test("a piece that is hidden is gone from every block at once", async () => {
  await learnInterest({ db });
  await unpublishProduct(db, { siteId, productId: shirt.id }, "test");
  for (const code of codes) {
    expect((await recommends(`code=${code}&limit=100`)).recommends).not.toContain(shirt.id);
  }
  await sql`update product_sites set publish_until = null`.execute(db);
});

test("what lies in the cart is not recommended, nor another color of it", async () => {
  const cartId = await fillCart(ask, dress.id, shop.sizes.get("s") as number);
  const { recommends: ids } = await recommends(`code=cart&cart_id=${cartId}&limit=20`);
  expect(ids).toEqual([shirt.id]);
});

test("what stands on the page already is not named again", async () => {
  const { recommends: ids } = await recommends(`code=popular&exclude=${dress.id},x,&limit=20`);
  expect(ids).toEqual([shirt.id]);
});

describe("the title", () => {
  test("is the block's own, in the shopper's language", async () => {
    expect((await recommends("code=similar&title=Mine")).title).toBe("Similar pieces");
    const answer = await fetch(`${shop.url}/api/ru/recommendations/?code=popular`);
    expect((await answer.json()).title).toBe("Сейчас выбирают");
  });

  test("is the one that was asked for where a code has none", async () => {
    expect((await recommends("code=home-gifts&title=Gifts")).title).toBe("Gifts");
    expect((await recommends("code=home-gifts")).title).toBe("Popular now");
  });
});

test("a limit is kept, and a senseless one is the default", async () => {
  expect((await recommends("code=popular&limit=1")).recommends).toHaveLength(1);
  for (const limit of ["0", "-4", "many", "1e9", ""]) {
    const { status } = await ask(`GET recommendations/?code=popular&limit=${limit}`);
    expect(status).toBe(200);
  }
});

test("answers as cards in the order of the ids, without what is not shown", async () => {
  const ids = [shirt.id, 0, -1, 987_654, "x", dress.id, shirt.id].join(",");
  const { body } = await ask(`GET products/recommends/?ids=${ids}`);
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([shirt.id, dress.id]);
  expect((await ask(`GET products/recommends/?ids=${ids}&limit=1`)).body.results).toHaveLength(1);
  const { tags } = await reader(db)("GET products/recommends/", { query: { ids } });
  expect(tags).toContain(`card:${shirt.id}`);
});

test("analytics is told what a product is and costs", async () => {
  const { body } = await ask(`GET products/marketing/?id=${dress.id}`);
  expect(body.results).toEqual([
    {
      id: dress.id,
      sku_full: "VR-1-1",
      title: "Slip dress",
      brand: "Veretie",
      category: "Dresses",
      color: "Emerald",
      price: 12_900,
      old_price: null,
    },
  ]);
});

describe("a report of views", () => {
  const visit = "a-visit-of-the-tests";
  const report = (body: object) => ask("POST products/viewed/", { visit, ...body });

  test("passes over what the shop does not sell", async () => {
    const { status, body } = await report({ shown: [987_654, dress.id], opened: 987_654 });
    expect([status, body]).toEqual([200, {}]);
    expect(await db.selectFrom("recommendation_views").selectAll().execute()).toEqual([]);
    await learnInterest({ db });
    const known = await db.selectFrom("recommendation_interest").select("product_id").execute();
    expect(known).toEqual([{ product_id: dress.id }]);
  });

  test.each([
    [{ visit: "short" }],
    [{ visit: "x".repeat(65) }],
    [{ shown: Array.from({ length: 101 }, () => 1) }],
    [{ shown: ["1"] }],
    [{ opened: "1" }],
    [{ recommend_code: "x".repeat(81) }],
    [{ who: "Anna" }],
  ])("is refused with %j", async (body) => {
    expect((await report(body)).status).toBe(400);
  });
});
