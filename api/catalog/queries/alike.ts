import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";

/** How many neighbors by price are compared, above the product's own and below it. */
const compared = 150;

/**
 * The ids of what is most like a product in its category, one color of each other model: the same
 * brand, color, options and about the same price. Of the category only the neighbors by price are
 * looked at, so that its size does not matter. None that cannot be had.
 */
export async function selectAlike(
  db: Db,
  siteId: number,
  productId: number,
  limit: number,
): Promise<number[]> {
  const neighbors = (side: "above" | "below") => sql`(
    select e.product_id, e.price from listing_entries e
    where e.listing_id = l.id and ${side === "above" ? sql`e.price >= own.price` : sql`e.price < own.price`}
    order by ${side === "above" ? sql`e.price, e.product_id` : sql`e.price desc, e.product_id desc`}
    limit ${compared}::integer)`;
  const { rows } = await sql<{ product_id: number }>`${prepared}
    with own as materialized (
      select p.model_id, p.category_id, p.brand_id, p.color_id, ps.price::double precision as price,
        array(select pa.option_id from product_attributes pa
          where pa.product_id = p.id and pa.option_id is not null) as options
      from products p
      join product_sites ps on ps.product_id = p.id and ps.site_id = ${siteId}
      where p.id = ${productId}
    ), scored as (
      select p.id as product_id, p.model_id,
        case when p.brand_id = own.brand_id then 1.5 else 0 end
        + case when p.color_id = own.color_id then 1 else 0 end
        + (select least(count(*), 4) from product_attributes pa
          where pa.product_id = p.id and pa.option_id = any(own.options))
        + 2 * greatest(0, 1 - abs(ln(near.price / own.price)) / ln(2)) as score
      from own
      join listings l on l.site_id = ${siteId} and l.category_id = own.category_id and l.label_id = 0
      cross join lateral (${neighbors("above")} union all ${neighbors("below")}) near
      join recommendable_products r on r.site_id = ${siteId} and r.product_id = near.product_id
      join products p on p.id = near.product_id
      where p.id <> ${productId} and (p.model_id <> own.model_id or p.model_id is null or own.model_id is null)
    ), best as (
      select product_id, score, row_number() over (
        partition by coalesce(model_id, -product_id) order by score desc, product_id) as of_model
      from scored
    )
    select product_id from best where of_model = 1
    order by score desc, product_id
    limit ${limit}::integer`.execute(db);
  return rows.map(({ product_id }) => product_id);
}
