import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../context.ts";
import { countStock } from "../../stock/public.ts";
import { firstId, pieces, sizesEach } from "./assorted-shop.ts";

const product = fc.integer({ min: firstId, max: firstId + pieces - 1 });
const small = fc.integer({ min: 0, max: 4 });
const time = fc.constantFrom(null, "-1 day", "1 day");
const at = (offset: string | null) =>
  offset === null ? sql`null` : sql`now() + ${offset}::interval`;

/** One change of the shop, through its ledger where stock is meant, else by plain SQL. */
export type Change = (db: Db) => Promise<unknown>;
const by = (make: (...values: never[]) => RawBuilder<unknown>) =>
  make as (...v: unknown[]) => RawBuilder<unknown>;
const change = (arbitraries: readonly fc.Arbitrary<unknown>[], make: ReturnType<typeof by>) =>
  fc.tuple(...arbitraries).map(
    (values): Change =>
      (db) =>
        make(...values).execute(db),
  );

const columns = fc.oneof(
  fc.tuple(fc.constant("color_id"), fc.constantFrom(null, 1, 2, 3)),
  fc.tuple(fc.constant("brand_id"), fc.constantFrom(null, 1, 2, 3)),
  fc.tuple(fc.constantFrom("is_preorder", "is_coming_soon"), fc.boolean()),
);

export const anyChangeOfChoice: fc.Arbitrary<Change> = fc.oneof(
  fc
    .record({
      sku: fc.integer({ min: 1, max: pieces * sizesEach }),
      place: fc.integer({ min: 1, max: 2 }),
      onHand: small,
    })
    .map(
      ({ sku, place, onHand }): Change =>
        (db) =>
          countStock(db, [{ skuId: sku, placeId: place, onHand }], {
            cause: "correction",
            actor: "test",
          }),
    ),
  change(
    [product, small, small],
    by(
      (id: number, price: number, old: number) => sql`
    update product_sites set price = ${price * 10_000 + 50}, old_price = nullif(${old * 10_000}, 0)
    where product_id = ${id}`,
    ),
  ),
  change(
    [product, time, time],
    by(
      (id: number, from: string | null, until: string | null) => sql`
    update product_sites set publish_from = ${at(from)}, publish_until = ${at(until)}
    where product_id = ${id}`,
    ),
  ),
  change(
    [product, fc.boolean()],
    by(
      (id: number, on: boolean) => sql`
    update products set archived_at = ${on ? sql`now()` : sql`null`} where id = ${id}`,
    ),
  ),
  change(
    [product, columns],
    by(
      (id: number, [column, value]: [string, unknown]) => sql`
    update products set ${sql.ref(column)} = ${value} where id = ${id}`,
    ),
  ),
  change(
    [product, fc.integer({ min: 1, max: 5 }), fc.option(small)],
    by((id: number, category: number, position: number | null) =>
      position === null
        ? sql`delete from product_categories where product_id = ${id} and category_id = ${category}`
        : sql`insert into product_categories (product_id, category_id, position)
          values (${id}, ${category}, ${position})
          on conflict (product_id, category_id) do update set position = excluded.position`,
    ),
  ),
  change(
    [fc.integer({ min: 1, max: 5 }), fc.option(fc.integer({ min: 1, max: 5 }))],
    by(
      (id: number, parent: number | null) => sql`
    update categories set parent_id = ${parent} where id = ${id}`,
    ),
  ),
  change(
    [fc.integer({ min: 1, max: 5 }), fc.boolean()],
    by(
      (id: number, on: boolean) => sql`
    update categories set archived_at = ${on ? sql`now()` : sql`null`} where id = ${id}`,
    ),
  ),
  change(
    [product, fc.integer({ min: 1, max: 2 }), fc.boolean()],
    by((id: number, label: number, on: boolean) =>
      on
        ? sql`insert into product_labels values (${id}, ${label}) on conflict do nothing`
        : sql`delete from product_labels where product_id = ${id} and label_id = ${label}`,
    ),
  ),
  change(
    [product, fc.integer({ min: 1, max: 3 }), fc.boolean()],
    by((id: number, option: number, on: boolean) =>
      on
        ? sql`insert into product_attributes (product_id, attribute_id, option_id)
          values (${id}, 1, ${option}) on conflict do nothing`
        : sql`delete from product_attributes where product_id = ${id} and option_id = ${option}`,
    ),
  ),
  change(
    [product, fc.option(fc.boolean())],
    by((id: number, value: boolean | null) =>
      value === null
        ? sql`delete from product_attributes where product_id = ${id} and attribute_id = 2`
        : sql`insert into product_attributes (product_id, attribute_id, boolean)
        values (${id}, 2, ${value}) on conflict do nothing`,
    ),
  ),
  change(
    [product, fc.constantFrom(null, 3, 3.5, 10)],
    by((id: number, value: number | null) =>
      value === null
        ? sql`delete from product_attributes where product_id = ${id} and attribute_id = 3`
        : sql`insert into product_attributes (product_id, attribute_id, number)
        values (${id}, 3, ${value}) on conflict do nothing`,
    ),
  ),
  change(
    [fc.integer({ min: 1, max: pieces * sizesEach }), small],
    by(
      (sku: number, limit: number) => sql`
    update skus set preorder_limit = ${limit} where id = ${sku}`,
    ),
  ),
  change(
    [fc.integer({ min: 1, max: pieces * sizesEach }), fc.boolean()],
    by(
      (sku: number, on: boolean) => sql`
    update skus set archived_at = ${on ? sql`now()` : sql`null`} where id = ${sku}`,
    ),
  ),
  change(
    [fc.integer({ min: 1, max: 3 }), fc.boolean()],
    by(
      (id: number, on: boolean) => sql`
    update attributes set is_filter = ${on} where id = ${id}`,
    ),
  ),
  change(
    [fc.constantFrom("colors", "brands", "labels", "attribute_options"), fc.boolean()],
    by(
      (table: string, on: boolean) => sql`
    update ${sql.table(table)} set slug = rtrim(slug, '2') || ${on ? "2" : ""} where id = 1`,
    ),
  ),
  change(
    [fc.constantFrom("m", "mw"), fc.constantFrom("M", " m", "MW", "s")],
    by(
      (slug: string, text: string) => sql`
    update sizes set slug = ${slug}, text = ${text} where id = 3`,
    ),
  ),
);

const values: Record<string, string[]> = {
  color: ["black", "black2", "green", "red", "mauve"],
  brand: ["akme", "akme2", "birch", "cove"],
  label: ["new", "hit", "old"],
  size: ["s", "m", "mw", "xl", "xxl"],
  cloth: ["silk", "wool", "linen", "linen2", "tweed"],
  lined: ["yes", "no"],
  heel: ["3", "3-5", "10", "11"],
  care: ["any"],
  nothing: ["any"],
};

/** What a shopper may choose, in the parameters of an address. */
export const anyChoice = fc
  .record({
    groups: fc.dictionary(
      fc.constantFrom(...Object.keys(values)),
      fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
      { maxKeys: 3 },
    ),
    price: fc.option(
      fc.tuple(fc.nat(500), fc.nat(500)).map(([a, b]) => `${a}-${b || ""}`),
      { freq: 1 },
    ),
    in_stock: fc.constantFrom(null, null, "1"),
    sale: fc.constantFrom(null, null, "1"),
    sort: fc.constantFrom(null, "price", "-price", "discount", "-discount", "new", "hit", "x"),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ groups, ...rest }) => {
    const chosen = Object.entries(groups).map(
      ([name, picks]) => [name, picks.flatMap((n) => values[name]?.[n] ?? []).join(",")] as const,
    );
    const others = Object.entries(rest).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)] as const],
    );
    return Object.fromEntries([...chosen, ...others]);
  });
