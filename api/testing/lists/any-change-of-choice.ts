import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../context.ts";
import { countStock } from "../../stock/public.ts";
import { firstId, pieces, sizesEach } from "./assorted-shop.ts";

/** One change of the shop, through its ledger where stock is meant, else by plain SQL. */
export type Change = (db: Db) => Promise<unknown>;

const product = fc.integer({ min: firstId, max: firstId + pieces - 1 });
const sku = fc.integer({ min: 1, max: pieces * sizesEach });
const category = fc.integer({ min: 1, max: 5 });
const small = fc.integer({ min: 0, max: 4 });
const time = fc.constantFrom(null, "-1 day", "1 day");
const yesOrNo = fc.boolean();

const at = (offset: string | null) =>
  offset === null ? sql`null` : sql`now() + ${offset}::interval`;
const archived = (on: boolean) => sql`archived_at = ${on ? sql`now()` : sql`null`}`;

const ofProducts = [
  fc.record({ id: product, price: small, old: small }).map(
    ({ id, price, old }) => sql`
      update product_sites
      set price = ${price * 10_000 + 50}, old_price = nullif(${old * 10_000}, 0)
      where product_id = ${id}`,
  ),
  fc.record({ id: product, from: time, until: time }).map(
    ({ id, from, until }) => sql`
      update product_sites set publish_from = ${at(from)}, publish_until = ${at(until)}
      where product_id = ${id}`,
  ),
  fc
    .record({ id: product, on: yesOrNo })
    .map(({ id, on }) => sql`update products set ${archived(on)} where id = ${id}`),
  fc
    .record({
      id: product,
      column: fc.constantFrom("color_id", "brand_id"),
      value: fc.constantFrom(null, 1, 2, 3),
    })
    .map(
      ({ id, column, value }) =>
        sql`update products set ${sql.ref(column)} = ${value} where id = ${id}`,
    ),
  fc
    .record({
      id: product,
      column: fc.constantFrom("is_preorder", "is_coming_soon"),
      on: yesOrNo,
    })
    .map(
      ({ id, column, on }) => sql`update products set ${sql.ref(column)} = ${on} where id = ${id}`,
    ),
];

const ofPlaces = [
  fc
    .record({ id: product, place: category, position: fc.option(small) })
    .map(({ id, place, position }) =>
      position === null
        ? sql`delete from product_categories where product_id = ${id} and category_id = ${place}`
        : sql`
          insert into product_categories (product_id, category_id, position)
          values (${id}, ${place}, ${position})
          on conflict (product_id, category_id) do update set position = excluded.position`,
    ),
  fc
    .record({ id: category, parent: fc.option(category) })
    .map(({ id, parent }) => sql`update categories set parent_id = ${parent} where id = ${id}`),
  fc
    .record({ id: category, on: yesOrNo })
    .map(({ id, on }) => sql`update categories set ${archived(on)} where id = ${id}`),
];

const ofTraits = [
  fc
    .record({ id: product, label: fc.integer({ min: 1, max: 2 }), on: yesOrNo })
    .map(({ id, label, on }) =>
      on
        ? sql`insert into product_labels values (${id}, ${label}) on conflict do nothing`
        : sql`delete from product_labels where product_id = ${id} and label_id = ${label}`,
    ),
  fc
    .record({ id: product, option: fc.integer({ min: 1, max: 3 }), on: yesOrNo })
    .map(({ id, option, on }) =>
      on
        ? sql`
          insert into product_attributes (product_id, attribute_id, option_id)
          values (${id}, 1, ${option}) on conflict do nothing`
        : sql`delete from product_attributes where product_id = ${id} and option_id = ${option}`,
    ),
  fc
    .record({ id: product, value: fc.option(yesOrNo) })
    .map(({ id, value }) => withAttribute(id, 2, "boolean", value)),
  fc
    .record({ id: product, value: fc.constantFrom(null, 3, 3.5, 10) })
    .map(({ id, value }) => withAttribute(id, 3, "number", value)),
];

function withAttribute(
  product: number,
  attribute: number,
  column: "boolean" | "number",
  value: boolean | number | null,
): RawBuilder<unknown> {
  return value === null
    ? sql`
      delete from product_attributes
      where product_id = ${product} and attribute_id = ${attribute}`
    : sql`
      insert into product_attributes (product_id, attribute_id, ${sql.ref(column)})
      values (${product}, ${attribute}, ${value}) on conflict do nothing`;
}

const ofSkus = [
  fc
    .record({ id: sku, limit: small })
    .map(({ id, limit }) => sql`update skus set preorder_limit = ${limit} where id = ${id}`),
  fc
    .record({ id: sku, on: yesOrNo })
    .map(({ id, on }) => sql`update skus set ${archived(on)} where id = ${id}`),
];

const ofHandbooks = [
  fc
    .record({ id: fc.integer({ min: 1, max: 3 }), on: yesOrNo })
    .map(({ id, on }) => sql`update attributes set is_filter = ${on} where id = ${id}`),
  fc
    .record({
      table: fc.constantFrom("colors", "brands", "labels", "attribute_options"),
      suffix: fc.constantFrom("", "2"),
    })
    .map(
      ({ table, suffix }) => sql`
        update ${sql.table(table)} set slug = rtrim(slug, '2') || ${suffix} where id = 1`,
    ),
  fc
    .record({ slug: fc.constantFrom("m", "mw"), text: fc.constantFrom("M", " m", "MW", "s") })
    .map(({ slug, text }) => sql`update sizes set slug = ${slug}, text = ${text} where id = 3`),
];

const countOfStock = fc
  .record({ skuId: sku, placeId: fc.integer({ min: 1, max: 2 }), onHand: small })
  .map(
    (counted): Change =>
      (db) =>
        countStock(db, [counted], { cause: "correction", actor: "test" }),
  );

const byPlainSql = [...ofProducts, ...ofPlaces, ...ofTraits, ...ofSkus, ...ofHandbooks].map(
  (statements) =>
    statements.map(
      (statement): Change =>
        (db) =>
          statement.execute(db),
    ),
);

/** A change of anything by which a list is narrowed, ordered or counted. */
export const anyChangeOfChoice: fc.Arbitrary<Change> = fc.oneof(countOfStock, ...byPlainSql);
