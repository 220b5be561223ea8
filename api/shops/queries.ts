import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import { shopZone } from "#contract/shop-zone.ts";
import type { Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";

export interface ShopStockRow {
  id: number;
  slug: string;
  title: Said;
  address: Said;
  city: Said;
  phone: string;
  hours: Said;
  /** As printed on labels, smallest first. */
  sizes: string[];
}

/** Living shops of the site where at least one piece of the product lies. */
export async function selectShopStock(
  db: Db,
  siteId: number,
  productId: number,
): Promise<ShopStockRow[]> {
  const { rows } = await sql<ShopStockRow>`${prepared}
    select h.id, h.slug, h.title, h.address, h.city, h.phone, h.hours,
      array_agg(z.text order by s.position, z.position, z.id) as sizes
    from shops h
    join places p on p.shop_id = h.id
    join stock_balances b on b.place_id = p.id and b.on_hand > b.reserved
    join skus s on s.id = b.sku_id and s.archived_at is null
    join sizes z on z.id = s.size_id
    where h.site_id = ${siteId} and h.archived_at is null and s.product_id = ${productId}
    group by h.id
    order by h.position, h.id`.execute(db);
  return rows;
}

export interface ShopInput {
  siteId: number;
  slug: string;
  title: Said;
  city: Said;
  address: Said;
  phone: string;
  hours: Said;
  /** IANA name of the zone of its hours. */
  zone?: string;
  lat: number;
  lon: number;
  /** Whether orders can be collected here. */
  isPickup?: boolean;
  position?: number;
}

export async function upsertShop(db: Db, input: ShopInput): Promise<number> {
  const values = {
    title: JSON.stringify(input.title),
    city: JSON.stringify(input.city),
    address: JSON.stringify(input.address),
    phone: input.phone,
    hours: JSON.stringify(input.hours),
    zone: input.zone ?? shopZone,
    lat: input.lat,
    lon: input.lon,
    is_pickup: input.isPickup ?? true,
    position: input.position ?? 0,
    archived_at: null,
  };
  const { id } = await db
    .insertInto("shops")
    .values({ site_id: input.siteId, slug: input.slug, ...values })
    .onConflict((conflict) => conflict.columns(["site_id", "slug"]).doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
