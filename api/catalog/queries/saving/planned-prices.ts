import { sql } from "kysely";
import type { Kopecks } from "#contract/money.ts";
import type { Db } from "../../../context.ts";

export interface PricePlan {
  startsAt: Date;
  price: Kopecks;
  /** Struck through beside it; null when there is no sale. */
  oldPrice: Kopecks | null;
}

export async function deletePlannedPrices(
  db: Db,
  siteId: number,
  productId: number,
): Promise<void> {
  await db
    .deleteFrom("planned_prices")
    .where("site_id", "=", siteId)
    .where("product_id", "=", productId)
    .where("applied_at", "is", null)
    .execute();
}

export async function insertPlannedPrices(
  db: Db,
  siteId: number,
  productId: number,
  plans: readonly PricePlan[],
): Promise<void> {
  await db
    .insertInto("planned_prices")
    .values(
      plans.map(({ startsAt, price, oldPrice }) => ({
        site_id: siteId,
        product_id: productId,
        price,
        old_price: oldPrice,
        starts_at: startsAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(["product_id", "site_id", "starts_at"]).doNothing())
    .execute();
}

/** Of several due prices of one product the latest holds; all of them are done with. */
export async function applyDuePrices(db: Db): Promise<number> {
  const { rows } = await sql<{ product_id: number }>`
    with due as (
      update planned_prices set applied_at = now()
      where applied_at is null and starts_at <= now()
      returning product_id, site_id, price, old_price, starts_at
    ), latest as (
      select distinct on (product_id, site_id) * from due
      order by product_id, site_id, starts_at desc
    )
    update product_sites ps set price = l.price, old_price = l.old_price
    from latest l
    where ps.product_id = l.product_id and ps.site_id = l.site_id
      and (ps.price, ps.old_price) is distinct from (l.price, l.old_price)
    returning ps.product_id`.execute(db);
  return rows.length;
}
