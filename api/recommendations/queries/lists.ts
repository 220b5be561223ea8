import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../context.ts";
import type { ListKind } from "../tables.ts";

/** How many of a list are kept: enough when most of them have sold out since. */
const kept = 120;

/** Where nobody cares for anything yet, the owner's own order tells what comes first. */
const orders: Record<ListKind, RawBuilder<unknown>> = {
  popular: sql`i.heat desc nulls last, e.position, e.added_at desc, e.product_id desc`,
  new: sql`e.added_at desc, e.position, e.product_id desc`,
};

/** Works out the best of every category and of the whole catalog anew. */
export async function refreshLists(trx: Db, kind: ListKind): Promise<void> {
  await sql`
    with placed as (
      select e.site_id, e.category_id, e.product_id,
        row_number() over (partition by e.site_id, e.category_id order by ${orders[kind]}) as place
      from listed_products e
      join recommendable_products r using (site_id, product_id)
      left join recommendation_interest i using (site_id, product_id)
    ), fresh as materialized (
      select site_id, category_id, array_agg(product_id order by place) as products
      from placed where place <= ${kept}
      group by 1, 2
    ), gone as (
      delete from recommendation_lists l where l.kind = ${kind} and not exists (
        select from fresh f where f.site_id = l.site_id and f.category_id = l.category_id)
    )
    insert into recommendation_lists as l (site_id, kind, category_id, products)
    select site_id, ${kind}, category_id, products from fresh
    order by site_id, category_id
    on conflict (site_id, kind, category_id) do update set products = excluded.products
    where l.products <> excluded.products`.execute(trx);
}
