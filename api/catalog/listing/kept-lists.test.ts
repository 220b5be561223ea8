import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { anyChange } from "../../testing/lists/any-change.ts";
import { naiveShelves, type Shelf } from "../../testing/lists/naive-shelves.ts";
import { smallShop } from "../../testing/small-shop.ts";

const { db } = await testDatabase();
beforeAll(async () => {
  await smallShop(db);
  await sql`insert into categories (site_id, parent_id, slug, title) values
    (2, null, 'men', '{"en": "Men"}'), (2, 2, 'silk', '{"en": "Silk"}')`.execute(db);
  await sql`insert into labels (slug, title) values ('new', '{"en": "New"}')`.execute(db);
});

/** What the database must refuse by its own rules is no change. */
async function make(steps: readonly RawBuilder<unknown>[], ending: "commit" | "rollback") {
  const refused = /categories_|products_slug|skus_/;
  await db
    .transaction()
    .execute(async (transaction) => {
      for (const step of steps) await step.execute(transaction);
      if (ending === "rollback") throw { constraint: "categories_" };
    })
    .catch((error: { constraint?: string }) => {
      if (!refused.test(error.constraint ?? "")) throw error;
    });
}

const keyOf = (shelf: Shelf) => `${shelf.category_id} ${shelf.label_id} ${shelf.product_id}`;
const sorted = (shelves: Shelf[]) => shelves.sort((a, b) => keyOf(a).localeCompare(keyOf(b)));

async function expectAllKept(): Promise<void> {
  const columns = sql`site_id, product_id, card, price, old_price, discount, in_stock, in_shops,
    shown_from, shown_until`;
  const differing = await sql`
    (select 'missing', ${columns} from product_facts
     except select 'missing', ${columns} from product_cards)
    union all
    (select 'surplus', ${columns} from product_cards
     except select 'surplus', ${columns} from product_facts)`.execute(db);
  expect(differing.rows).toEqual([]);
  const kept = await sql<Shelf>`
    select l.site_id, e.product_id, l.category_id, l.label_id, e.position, e.price, e.discount
    from listing_entries e join listings l on l.id = e.listing_id`.execute(db);
  expect(sorted(kept.rows)).toEqual(sorted(await naiveShelves(db)));
  const miscounted = await sql`
    select * from listings l
    where count <> (select count(*) from listing_entries e where e.listing_id = l.id)`.execute(db);
  expect(miscounted.rows).toEqual([]);
  const left = await sql`select product_id from stale_products
    union all select model_id from stale_models`.execute(db);
  expect(left.rows).toEqual([]);
}

describe("kept cards, lists and counts", () => {
  test("equal a naive recount after any changes", { timeout: 120_000 }, async () => {
    const ending = fc.constantFrom("commit" as const, "commit" as const, "rollback" as const);
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChange, { minLength: 1, maxLength: 6 }),
        ending,
        async (steps, end) => {
          await make(steps, end);
          await expectAllKept();
        },
      ),
      { numRuns: 100 },
    );
  });

  test("equal it after changes of many at the same time", { timeout: 60_000 }, async () => {
    const crowd = fc.array(fc.array(anyChange, { minLength: 1, maxLength: 3 }), {
      minLength: 4,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(crowd, async (transactions) => {
        await Promise.all(transactions.map((steps) => makeOrYield(steps)));
        await expectAllKept();
      }),
      { numRuns: 25 },
    );
  });

  test("lose nothing when two facts of a product change at one moment", {
    timeout: 60_000,
  }, async () => {
    for (let round = 1; round <= 60; round += 1) {
      const title = `round ${round}`;
      await Promise.all([
        make([sql`update product_sites set price = ${round}, old_price = null`], "commit"),
        make([sql`update products set title = jsonb_build_object('en', ${title}::text)`], "commit"),
        make([sql`update brands set title = jsonb_build_object('en', ${title}::text)`], "commit"),
        make([sql`update stock_balances set on_hand = reserved + ${round % 3}`], "commit"),
      ]);
      await expectAllKept();
    }
  });

  test("lose nothing when what they speak of changes while they begin to", {
    timeout: 60_000,
  }, async () => {
    for (let round = 1; round <= 40; round += 1) {
      await sql`delete from product_labels`.execute(db);
      await sql`update products set model_id = null`.execute(db);
      await Promise.all([
        make([sql`insert into product_labels values (1, 1), (2, 1)`], "commit"),
        make([sql`update labels set title = jsonb_build_object('en', ${round}::text)`], "commit"),
        make([sql`update products set model_id = 1, archived_at = null where id = 1`], "commit"),
        make([sql`update products set model_id = 1, archived_at = null where id = 2`], "commit"),
      ]);
      await expectAllKept();
    }
  });

  test("of time are brought up to date by the job", async () => {
    await sql`update products set archived_at = null`.execute(db);
    await sql`insert into product_sites (site_id, product_id, price) values (2, 1, 700)
      on conflict do nothing`.execute(db);
    await sql`update product_sites set publish_from = null,
      publish_until = now() + interval '300 ms' where product_id = 1`.execute(db);
    await new Promise((resolve) => setTimeout(resolve, 400));
    const { rows } = await sql<{ due: number }>`select refresh_due() as due`.execute(db);
    expect(rows[0]?.due).toBe(1);
    await expectAllKept();
  });
});

/** Plain SQL in any order may deadlock on its own rows; PostgreSQL ends one of them, cleanly. */
async function makeOrYield(steps: readonly RawBuilder<unknown>[]): Promise<void> {
  await make(steps, "commit").catch((error: { code?: string }) => {
    if (error.code !== "40P01") throw error;
  });
}
