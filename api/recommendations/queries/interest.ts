import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../context.ts";

/** What was done long ago says half as much each time this passes. */
const halfLifeDays = 7;
/** Showings of a product before any was counted: nothing new is judged by its first few. */
const showingsAtFirst = 100;
/** What an act tells of a shopper's interest, beside one view. */
const weights = { led: 0.5, carted: 3, bought: 8 };

const faded = (at: RawBuilder<unknown>) =>
  sql`power(0.5::double precision,
    extract(epoch from now() - ${at})::double precision / ${halfLifeDays * 86_400})`;

/** Counts reported showings, the oldest first, and throws the reports away; answers how many. */
export async function countShowings(trx: Db, atMost: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from recommendation_showings where id in (
        select id from recommendation_showings order by id limit ${atMost} for update skip locked)
      returning site_id, products
    ), counted as (
      insert into recommendation_interest as i (site_id, product_id, shown)
      select r.site_id, r.product_id, count(*)
      from taken t
      cross join lateral unnest(t.products) seen (product_id)
      join recommendable_products r on r.site_id = t.site_id and r.product_id = seen.product_id
      group by 1, 2
      order by 1, 2
      on conflict (site_id, product_id) do update
      set shown = i.shown * ${faded(sql`i.counted_at`)} + excluded.shown, counted_at = now()
    )
    select count(*)::integer as taken from taken`.execute(trx);
  return rows[0]?.taken ?? 0;
}

/**
 * How much shoppers care for each product: views, carts and orders of late, the newest most, and
 * against how often it was put before their eyes. A view that a recommendation led to counts less,
 * or whatever was recommended once would stay so.
 */
export async function refreshHeat(trx: Db): Promise<void> {
  await sql`
    with acts as (
      select site_id, product_id,
        case when code = '' then 1 else ${weights.led}::double precision end
          * ${faded(sql`seen_at`)} as weight
      from recommendation_views where seen_at > now() - interval '30 days'
      union all
      select site_id, product_id, ${weights.carted}::integer * ${faded(sql`added_at`)}
      from carted_products where added_at > now() - interval '30 days'
      union all
      select site_id, product_id, ${weights.bought}::integer * quantity * ${faded(sql`placed_at`)}
      from ordered_products where placed_at > now() - interval '90 days'
    ), cared as (
      select site_id, product_id, sum(weight) as heat from acts group by 1, 2
    ), cooled as (
      update recommendation_interest i set heat = null
      where i.heat is not null and not exists (
        select from cared c where c.site_id = i.site_id and c.product_id = i.product_id)
    )
    insert into recommendation_interest as i (site_id, product_id, heat)
    select c.site_id, c.product_id, c.heat / sqrt(${showingsAtFirst}::integer
      + coalesce(known.shown * ${faded(sql`known.counted_at`)}, 0))
    from cared c left join recommendation_interest known using (site_id, product_id)
    order by 1, 2
    on conflict (site_id, product_id) do update set heat = excluded.heat`.execute(trx);
}

/** Forgets what nobody has cared for nor seen for long. */
export async function deleteColdInterest(trx: Db): Promise<void> {
  await sql`
    delete from recommendation_interest
    where heat is null and counted_at < now() - interval '90 days'`.execute(trx);
}
