import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";

/** The warehouse that a SKU of an order came from, else the first one; null without any. */
export async function selectReturnPlace(
  db: Db,
  skuId: number,
  orderId: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select p.id from places p
    left join stock_ledger l
      on l.place_id = p.id and l.sku_id = ${skuId} and l.order_id = ${orderId} and l.cause = 'sale'
    where p.kind = 'warehouse'
    order by l.id nulls last, p.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function selectPlaceId(db: Db, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom("places")
    .where("slug", "=", slug)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function upsertPlace(
  db: Db,
  place: { slug: string; kind: "warehouse" | "shop"; title: Said; shopId: number | null },
): Promise<number> {
  const values = {
    kind: place.kind,
    title: JSON.stringify(place.title),
    shop_id: place.shopId,
  };
  const { id } = await db
    .insertInto("places")
    .values({ slug: place.slug, ...values })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
