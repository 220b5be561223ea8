import type { Said } from "#contract/locale.ts";
import type { Kopecks } from "#contract/money.ts";
import type { DeliveryType } from "#contract/ordering/delivery-types.ts";
import type { Db } from "../context.ts";
import { replaceZoneLocalities, upsertRate, upsertZone } from "./queries.ts";

export interface DeliveryZone {
  siteId: number;
  slug: string;
  title: Said;
  /** The zone of every locality that stands in no other; one per site. */
  isDefault?: boolean;
  /** Slugs of localities; unknown ones are passed over. */
  localities?: readonly string[];
  rates: Partial<Record<DeliveryType, { price: Kopecks; freeFrom?: Kopecks; days: number }>>;
}

/** Writes a delivery zone with its localities and rates; the same again changes nothing. */
export async function saveDeliveryZone(trx: Db, zone: DeliveryZone): Promise<void> {
  const zoneId = await upsertZone(trx, {
    siteId: zone.siteId,
    slug: zone.slug,
    title: zone.title,
    isDefault: zone.isDefault ?? false,
  });
  await replaceZoneLocalities(trx, zoneId, zone.localities ?? []);
  for (const [type, { price, freeFrom, days }] of Object.entries(zone.rates)) {
    await upsertRate(trx, {
      zoneId,
      type: type as DeliveryType,
      price,
      free_from: freeFrom ?? null,
      days,
    });
  }
}
