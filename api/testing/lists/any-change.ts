import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";

const products = fc.integer({ min: 1, max: 3 });
const categories = fc.integer({ min: 1, max: 5 });
const labels = fc.integer({ min: 1, max: 2 });
const skus = fc.integer({ min: 1, max: 6 });
const small = fc.integer({ min: 0, max: 6 });
const time = fc.constantFrom(null, "-1 day", "1 day");

const at = (offset: string | null) =>
  offset === null ? sql`null` : sql`now() + ${offset}::interval`;

/** Changes of the small shop by plain SQL, as any tool at the database might make them. */
export const anyChange: fc.Arbitrary<RawBuilder<unknown>> = fc.oneof(
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
