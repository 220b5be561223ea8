import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../context.ts";
import type { CompanionKind } from "../tables.ts";

/** How many companions of a product are kept. */
const kept = 40;

/**
 * What came together, and how much each coming together tells. Views are many and are joined by
 * their own index; orders and carts are read once.
 */
const baskets: Record<CompanionKind, RawBuilder<unknown>> = {
  seen: sql`not materialized (
    select site_id, visit as basket, product_id, 1 as weight
    from recommendation_views where seen_at > now() - interval '30 days')`,
  bought: sql`materialized (
    select distinct site_id, 'order ' || order_id as basket, product_id, 3 as weight
    from ordered_products where placed_at > now() - interval '365 days'
    union all
    select distinct site_id, 'cart ' || cart_id, product_id, 1
    from carted_products where added_at > now() - interval '90 days')`,
};

/**
 * Works out anew what goes with every product of one slice: the products that were in the same
 * visits, carts or orders most often, against how often they are anywhere. Other colors of the same
 * model are no company.
 *
 * @param slice from 0 to `slices` − 1: a statement's work stays small, however many views there are.
 */
export async function refreshCompanions(
  trx: Db,
  kind: CompanionKind,
  { slice, slices }: { slice: number; slices: number },
): Promise<void> {
  const inSlice = (id: RawBuilder<unknown>) => sql`${id} % ${slices}::integer = ${slice}::integer`;
  await sql`
    with items as ${baskets[kind]}, pairs as (
      select a.site_id, a.product_id, b.product_id as other_id, sum(a.weight) as together
      from items a
      join items b on b.basket = a.basket and b.site_id = a.site_id
        and b.product_id <> a.product_id
      where ${inSlice(sql`a.product_id`)}
      group by 1, 2, 3
    ), everywhere as (
      select site_id, product_id as other_id, sum(weight) as times from items group by 1, 2
    ), placed as (
      select pairs.site_id, pairs.product_id, pairs.other_id,
        row_number() over (partition by pairs.site_id, pairs.product_id
          order by pairs.together / sqrt(everywhere.times) desc, pairs.other_id) as place
      from pairs
      join everywhere using (site_id, other_id)
      join placed_products p using (site_id, product_id)
      join placed_products other
        on other.site_id = pairs.site_id and other.product_id = pairs.other_id
      where p.model_id <> other.model_id or p.model_id is null or other.model_id is null
    ), fresh as materialized (
      select site_id, product_id, array_agg(other_id order by place) as products
      from placed where place <= ${kept}
      group by 1, 2
    ), gone as (
      delete from recommendation_companions c
      where c.kind = ${kind} and ${inSlice(sql`c.product_id`)} and not exists (
        select from fresh f where f.site_id = c.site_id and f.product_id = c.product_id)
    )
    insert into recommendation_companions as c (site_id, kind, product_id, products)
    select site_id, ${kind}, product_id, products from fresh
    order by site_id, product_id
    on conflict (site_id, kind, product_id) do update set products = excluded.products
    where c.products <> excluded.products`.execute(trx);
}
