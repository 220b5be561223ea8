import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { DeliveryType } from "#contract/ordering/delivery-types.ts";
import type { Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";

export interface RateRow {
  /** Kopecks. */
  price: number;
  free_from: number | null;
  days: number;
}

/** The rate of the locality's zone, else of the default one; null when there is neither. */
export async function findRate(
  db: Db,
  where: { siteId: number; type: DeliveryType; localityId: number | null },
): Promise<RateRow | null> {
  const { rows } = await sql<RateRow>`${prepared}
    select r.price, r.free_from, r.days
    from delivery_zones z
    join delivery_rates r on r.zone_id = z.id and r.type = ${where.type}
    where z.site_id = ${where.siteId} and (z.is_default or exists (
      select from delivery_zone_localities l
      where l.zone_id = z.id and l.locality_id = ${where.localityId}::bigint))
    order by z.is_default
    limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function findLocality(
  db: Db,
  slug: string,
): Promise<{ id: number; title: Said } | null> {
  const { rows } = await sql<{ id: number; title: Said }>`${prepared}
    select id, title from localities where slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

export interface PickupShopRow {
  id: number;
  slug: string;
  title: Said;
  city: Said;
  address: Said;
  phone: string;
  hours: Said;
  lat: number;
  lon: number;
}

/** Living shops where an order can be collected, in the owner's order. */
export function selectPickupShops(db: Db, siteId: number): Promise<PickupShopRow[]> {
  return db
    .selectFrom("shops")
    .where("site_id", "=", siteId)
    .where("is_pickup", "=", true)
    .where("archived_at", "is", null)
    .select(["id", "slug", "title", "city", "address", "phone", "hours", "lat", "lon"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export interface ZoneInput {
  siteId: number;
  slug: string;
  title: Said;
  isDefault: boolean;
}

export async function upsertZone(db: Db, zone: ZoneInput): Promise<number> {
  const values = { title: JSON.stringify(zone.title), is_default: zone.isDefault };
  const { id } = await db
    .insertInto("delivery_zones")
    .values({ site_id: zone.siteId, slug: zone.slug, ...values })
    .onConflict((conflict) => conflict.columns(["site_id", "slug"]).doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The zone then holds these localities and no others. */
export async function replaceZoneLocalities(
  db: Db,
  zoneId: number,
  slugs: readonly string[],
): Promise<void> {
  await db.deleteFrom("delivery_zone_localities").where("zone_id", "=", zoneId).execute();
  await sql`
    insert into delivery_zone_localities (zone_id, locality_id)
    select ${zoneId}, id from localities where slug = any(${[...slugs]}::text[])`.execute(db);
}

export async function upsertRate(
  db: Db,
  rate: { zoneId: number; type: DeliveryType } & RateRow,
): Promise<void> {
  const values = { price: rate.price, free_from: rate.free_from, days: rate.days };
  await db
    .insertInto("delivery_rates")
    .values({ zone_id: rate.zoneId, type: rate.type, ...values })
    .onConflict((conflict) => conflict.columns(["zone_id", "type"]).doUpdateSet(values))
    .execute();
}
