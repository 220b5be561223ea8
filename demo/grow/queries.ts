import { type RawBuilder, sql } from "kysely";
import type { Db } from "#api/context.ts";

/** How many products the database holds. */
export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products where archived_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ids of the products that have no copy of this number yet, in the order of `slugs`. */
export async function selectUncopied(
  db: Db,
  slugs: readonly string[],
  number: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    where p.slug = any(${slugs}) and p.archived_at is null and not exists (
      select from products c where c.slug = ${named("p.slug", number)} and c.archived_at is null)
    order by array_position(${slugs}::text[], p.slug)`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Copies products and models. Slugs and article numbers of the copies end in `number`; until its
 * end the transaction knows them as `copies (original, copy)`.
 */
export async function copyProducts(trx: Db, ids: number[], number: number): Promise<void> {
  await sql`
    insert into models (slug)
    select ${named("m.slug", number)} from models m
    where m.id in (select model_id from products where id = any(${ids}))
    on conflict do nothing`.execute(trx);
  await copyRows(trx, "products", sql`where t.id = any(${ids})`, {
    slug: named("t.slug", number),
    sku_full: named("t.sku_full", number),
    model_id: sql`(select copy.id from models m
      join models copy on copy.slug = ${named("m.slug", number)} where m.id = t.model_id)`,
  });
  await sql`drop table if exists copies`.execute(trx);
  await sql`
    create temp table copies on commit drop as
    select p.id as original, c.id as copy
    from products p join products c on c.slug = ${named("p.slug", number)} and c.archived_at is null
    where p.id = any(${ids})`.execute(trx);
}

/** Where a product stands, what it shows and what it is: copied row by row. */
const parts = [
  "product_sites",
  "product_categories",
  "product_labels",
  "product_pictures",
  "product_collections",
  "product_attributes",
];

/** Gives the transaction's `copies` all that belongs to their originals, but for the stock. */
export async function copyParts(trx: Db, number: number): Promise<void> {
  const ofOriginals = sql`join copies k on k.original = t.product_id`;
  for (const table of parts) await copyRows(trx, table, ofOriginals, { product_id: sql`k.copy` });
  await copyRows(trx, "skus", sql`${ofOriginals} where t.archived_at is null`, {
    product_id: sql`k.copy`,
    code: named("t.code", number),
    preordered: sql`0`,
  });
  const linked = sql`${ofOriginals} join copies l on l.original = t.linked_id`;
  await copyRows(trx, "product_links", linked, { product_id: sql`k.copy`, linked_id: sql`l.copy` });
}

export interface CopiedStock {
  skuId: number;
  placeId: number;
  onHand: number;
}

/** The pieces of the originals, told of the sizes of the transaction's `copies`. */
export async function selectCopiedStock(trx: Db): Promise<CopiedStock[]> {
  const { rows } = await sql<CopiedStock>`
    select copy.id as "skuId", b.place_id as "placeId", b.on_hand as "onHand"
    from copies k
    join skus original on original.product_id = k.original and original.archived_at is null
    join skus copy on copy.product_id = k.copy and copy.size_id = original.size_id
    join stock_balances b on b.sku_id = original.id
    where b.on_hand > 0`.execute(trx);
  return rows;
}

function named(column: string, number: number): RawBuilder<string> {
  return sql`${sql.ref(column)} || '-' || ${String(number)}::text`;
}

/** Inserts rows of `t` again with some of their columns replaced; columns that are made stay out. */
async function copyRows(
  trx: Db,
  table: string,
  which: RawBuilder<unknown>,
  replaced: Record<string, RawBuilder<unknown>>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema and table_name = ${table}
      and is_identity = 'NO' and is_generated = 'NEVER'
    order by ordinal_position`.execute(trx);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => replaced[name] ?? sql.ref(`t.${name}`));
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${sql.table(table)} t ${which}`.execute(trx);
}
