import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../context.ts";
import type { CompanionKind } from "../tables.ts";

/** How many companions of a product are kept. */
const kept = 40;
/** A larger past would teach little more and cost a busy shop hours. */
const viewsAtMost = 1_000_000;
/** About so many lines of baskets are worked through by one statement. */
const linesOfSlice = 10_000;

/** What came together, and how much each coming together tells. */
const baskets: Record<CompanionKind, RawBuilder<unknown>> = {
  seen: sql`
    select site_id, visit as basket, product_id, 1 as weight
    from recommendation_views where seen_at > now() - interval '30 days'
    order by seen_at desc limit ${sql.lit(viewsAtMost)}`,
  bought: sql`
    select distinct site_id, 'order ' || order_id as basket, product_id, 3 as weight
    from ordered_products where placed_at > now() - interval '365 days'
    union all
    select distinct site_id, 'cart ' || cart_id, product_id, 1
    from carted_products where added_at > now() - interval '90 days'`,
};

/**
 * Lays out the baskets of a kind for `refreshCompanions`, in tables that live as long as the
 * connection: each line looked at once, however many slices follow. Answers how many slices.
 */
export async function layOutBaskets(connection: Db, kind: CompanionKind): Promise<number> {
  await clearBaskets(connection);
  await sql`
    create temporary table basket_lines as
    select b.*, p.model_id from (${baskets[kind]}) b
    join placed_products p using (site_id, product_id)
    order by basket`.execute(connection);
  await sql`create index on basket_lines (basket)`.execute(connection);
  await sql`create index on basket_lines (product_id)`.execute(connection);
  await sql`
    create temporary table basket_products as
    select site_id, product_id, sum(weight) as times,
      (sum(count(*)) over (order by product_id, site_id) / ${linesOfSlice}::integer)::integer
        as slice
    from basket_lines group by site_id, product_id`.execute(connection);
  await sql`create index on basket_products (product_id, site_id)`.execute(connection);
  await sql`create index on basket_products (slice)`.execute(connection);
  await sql`analyze basket_lines, basket_products`.execute(connection);
  const { rows } = await sql<{ slices: number }>`
    select coalesce(max(slice) + 1, 0) as slices from basket_products`.execute(connection);
  return rows[0]?.slices ?? 0;
}

export async function clearBaskets(connection: Db): Promise<void> {
  await sql`drop table if exists basket_lines, basket_products`.execute(connection);
}

/**
 * Works out anew what goes with every product of one slice: the products that lay in the same
 * baskets most often, against how often they lie in any. Other colors of the same model are no
 * company.
 */
export async function refreshCompanions(
  trx: Db,
  kind: CompanionKind,
  slice: number,
): Promise<void> {
  await sql`
    with pairs as (
      select a.site_id, a.product_id, b.product_id as other_id, sum(a.weight) as together
      from basket_products own
      join basket_lines a on a.product_id = own.product_id and a.site_id = own.site_id
      join basket_lines b on b.basket = a.basket and b.site_id = a.site_id
        and b.product_id <> a.product_id
        and (b.model_id <> a.model_id or a.model_id is null or b.model_id is null)
      where own.slice = ${slice}
      group by 1, 2, 3
    ), placed as (
      select pairs.site_id, pairs.product_id, other_id,
        row_number() over (partition by pairs.site_id, pairs.product_id
          order by together / sqrt(other.times) desc, other_id) as place
      from pairs
      join basket_products other
        on other.site_id = pairs.site_id and other.product_id = other_id
    ), fresh as materialized (
      select site_id, product_id, array_agg(other_id order by place) as products
      from placed where place <= ${kept}
      group by 1, 2
    ), gone as (
      delete from recommendation_companions c using basket_products own
      where own.slice = ${slice} and c.kind = ${kind}
        and c.site_id = own.site_id and c.product_id = own.product_id
        and (c.site_id, c.product_id) not in (select site_id, product_id from fresh)
    )
    insert into recommendation_companions as c (site_id, kind, product_id, products)
    select site_id, ${kind}, product_id, products from fresh
    order by site_id, product_id
    on conflict (site_id, kind, product_id) do update set products = excluded.products
    where c.products <> excluded.products`.execute(trx);
}

/** Forgets the companions of products that lie in no basket any more. */
export async function deleteLonely(trx: Db, kind: CompanionKind): Promise<void> {
  await sql`
    delete from recommendation_companions c
    where kind = ${kind} and not exists (
      select from basket_products b
      where b.site_id = c.site_id and b.product_id = c.product_id)`.execute(trx);
}
