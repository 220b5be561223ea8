import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { smallShop } from "../testing/small-shop.ts";

const { db } = await testDatabase();
beforeAll(async () => {
  await smallShop(db);
  await sql`insert into categories (site_id, parent_id, slug, title) values
    (2, null, 'men', '{"en": "Men"}'), (2, 2, 'silk', '{"en": "Silk"}')`.execute(db);
  await sql`insert into labels (slug, title) values ('new', '{"en": "New"}')`.execute(db);
});

const products = fc.integer({ min: 1, max: 3 });
const categories = fc.integer({ min: 1, max: 5 });
const labels = fc.integer({ min: 1, max: 2 });
const skus = fc.integer({ min: 1, max: 6 });
const small = fc.integer({ min: 0, max: 6 });
const time = fc.constantFrom(null, "-1 day", "1 day");

const at = (offset: string | null) =>
  offset === null ? sql`null` : sql`now() + ${offset}::interval`;

/** Changes of the shop by plain SQL, as any tool at the database might make them. */
const change: fc.Arbitrary<RawBuilder<unknown>> = fc.oneof(
  fc.record({ id: products, price: fc.integer({ min: 1, max: 5 }), old: small }).map(
    ({ id, price, old }) => sql`
      update product_sites set price = ${price * 100}, old_price = nullif(${old * 100}, 0)
      where product_id = ${id}`,
  ),
  fc.record({ id: products, from: time, until: time }).map(
    ({ id, from, until }) => sql`
      update product_sites set publish_from = ${at(from)}, publish_until = ${at(until)}
      where product_id = ${id}`,
  ),
  fc
    .record({ id: products, position: small })
    .map(
      ({ id, position }) =>
        sql`update product_sites set position = ${position} where product_id = ${id}`,
    ),
  fc
    .record({ id: products, on: fc.boolean() })
    .map(
      ({ id, on }) =>
        sql`update products set archived_at = ${on ? sql`now()` : sql`null`} where id = ${id}`,
    ),
  fc
    .record({ id: products, model: fc.constantFrom(null, 1) })
    .map(({ id, model }) => sql`update products set model_id = ${model} where id = ${id}`),
  fc
    .record({ id: products, name: small })
    .map(({ id, name }) => sql`update products set slug = ${`p-${id}-${name}`} where id = ${id}`),
  products.map((id) => sql`delete from product_sites where product_id = ${id}`),
  products.map(
    (id) => sql`insert into product_sites (site_id, product_id, price) values (2, ${id}, 700)
      on conflict do nothing`,
  ),
  fc.record({ id: products, category: categories, position: small }).map(
    ({ id, category, position }) => sql`
      insert into product_categories (product_id, category_id, position)
      values (${id}, ${category}, ${position})
      on conflict (product_id, category_id) do update set position = excluded.position`,
  ),
  fc.record({ id: products, category: categories }).map(
    ({ id, category }) => sql`
      delete from product_categories where product_id = ${id} and category_id = ${category}`,
  ),
  fc
    .record({ id: categories, parent: fc.option(categories) })
    .map(({ id, parent }) => sql`update categories set parent_id = ${parent} where id = ${id}`),
  fc
    .record({ id: categories, on: fc.boolean() })
    .map(
      ({ id, on }) =>
        sql`update categories set archived_at = ${on ? sql`now()` : sql`null`} where id = ${id}`,
    ),
  fc
    .record({ id: categories, name: small })
    .map(
      ({ id, name }) =>
        sql`update categories set title = jsonb_build_object('en', ${name}::text) where id = ${id}`,
    ),
  fc.record({ id: products, label: labels }).map(
    ({ id, label }) => sql`
      insert into product_labels (product_id, label_id) values (${id}, ${label})
      on conflict do nothing`,
  ),
  fc
    .record({ id: products, label: labels })
    .map(
      ({ id, label }) =>
        sql`delete from product_labels where product_id = ${id} and label_id = ${label}`,
    ),
  fc
    .record({ label: labels, name: small })
    .map(
      ({ label, name }) =>
        sql`update labels set title = jsonb_build_object('en', ${name}::text) where id = ${label}`,
    ),
  fc.record({ sku: skus, place: fc.integer({ min: 1, max: 2 }), pieces: small }).map(
    ({ sku, place, pieces }) => sql`
      insert into stock_balances (sku_id, place_id, on_hand) values (${sku}, ${place}, ${pieces})
      on conflict (sku_id, place_id) do update set on_hand = excluded.on_hand`,
  ),
  fc
    .record({ sku: skus, on: fc.boolean() })
    .map(
      ({ sku, on }) =>
        sql`update skus set archived_at = ${on ? sql`now()` : sql`null`} where id = ${sku}`,
    ),
  small.map((name) => sql`update brands set title = jsonb_build_object('en', ${name}::text)`),
);

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

interface Shelf {
  site_id: number;
  product_id: number;
  category_id: number;
  label_id: number;
  position: number;
  price: number;
  discount: number;
}

/** Who stands where, counted by hand from the plain tables. */
async function naiveShelves(): Promise<Shelf[]> {
  const all = async <T>(query: RawBuilder<T>) => (await query.execute(db)).rows;
  const sold = await all(sql<{
    site_id: number;
    product_id: number;
    position: number;
    price: number;
    old_price: number | null;
  }>`select ps.* from product_sites ps join products p on p.id = ps.product_id
     where p.archived_at is null and coalesce(ps.publish_until > now(), true)`);
  const tree =
    await all(
      sql<{
        id: number;
        parent_id: number | null;
        archived_at: Date | null;
      }>`select * from categories`,
    );
  const placed = await all(
    sql<{ product_id: number; category_id: number; position: number }>`
      select * from product_categories`,
  );
  const worn = await all(
    sql<{ product_id: number; label_id: number }>`select * from product_labels`,
  );
  const chainOf = (id: number | null): typeof tree => {
    const category = tree.find((one) => one.id === id);
    return category ? [category, ...chainOf(category.parent_id)] : [];
  };
  return sold.flatMap((product) => {
    const lists = new Map<number, number>([[0, product.position]]);
    const own = placed.filter((place) => place.product_id === product.product_id);
    for (const place of own) {
      const chain = chainOf(place.category_id);
      if (chain.some((category) => category.archived_at !== null)) continue;
      for (const { id } of chain) {
        const here = own.find(
          (one) => one.category_id === id && chainOf(id).every((c) => !c.archived_at),
        );
        lists.set(id, here?.position ?? product.position);
      }
    }
    const labelIds = [
      0,
      ...worn.filter((one) => one.product_id === product.product_id).map((one) => one.label_id),
    ];
    const { price, old_price: old } = product;
    const discount = old !== null && old > price ? Math.round(100 * (1 - price / old)) : 0;
    return [...lists].flatMap(([category_id, position]) =>
      labelIds.map((label_id) => ({
        site_id: product.site_id,
        product_id: product.product_id,
        category_id,
        label_id,
        position,
        price,
        discount,
      })),
    );
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
  expect(sorted(kept.rows)).toEqual(sorted(await naiveShelves()));
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
        fc.array(change, { minLength: 1, maxLength: 6 }),
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
    const crowd = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), {
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
