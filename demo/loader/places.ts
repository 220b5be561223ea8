import { saveDeliveryZone } from "#api/delivery/public.ts";
import { saveLocality } from "#api/localities/public.ts";
import { saveShop } from "#api/shops/public.ts";
import { countStock, savePlace } from "#api/stock/public.ts";
import { fromRoubles } from "#contract/money.ts";
import { deliveryTypes } from "#contract/ordering/delivery-types.ts";
import { type DeliveryRate, deliveryZones } from "../content/delivery.ts";
import { localities } from "../content/localities.ts";
import { products } from "../goods/index.ts";
import { type Place, places } from "../goods/places.ts";
import { stockOf } from "../goods/stock.ts";
import { actor, idOf, type Loading, siteId } from "./loading.ts";
import { skuCode } from "./products.ts";

/** Saves the cities that are delivered to and what delivery costs there. */
export async function loadDelivery({ db }: Pick<Loading, "db">): Promise<void> {
  for (const { slug, title, region, zone, latitude, longitude, population } of localities) {
    const at = { lat: latitude, lon: longitude };
    await saveLocality(db, { slug, title, region, zone, population, ...at });
  }
  for (const { slug, title, isDefault, rates } of deliveryZones) {
    await saveDeliveryZone(db, {
      siteId,
      slug,
      title,
      isDefault,
      localities: localities.filter((l) => l.deliveryZone === slug).map((l) => l.slug),
      rates: Object.fromEntries(deliveryTypes.map((type) => [type, inKopecks(rates[type])])),
    });
  }
}

function inKopecks({ price, freeFrom, days }: DeliveryRate) {
  return {
    price: fromRoubles(price),
    days,
    ...(freeFrom !== undefined && { freeFrom: fromRoubles(freeFrom) }),
  };
}

/** Saves the warehouse and the shops. Answers the places' ids by slug. */
export async function loadPlaces({ db }: Loading): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, [slug, place]] of Object.entries<Place>(places).entries()) {
    if (place.kind === "warehouse") {
      ids.set(slug, await savePlace(db, { slug, kind: "warehouse", title: place.title }));
      continue;
    }
    const city = localities.find((locality) => locality.slug === place.locality);
    const { placeId } = await saveShop(db, {
      siteId,
      slug,
      title: place.title,
      city: city?.title ?? {},
      address: place.address,
      phone: place.phone,
      hours: place.hours,
      ...(city && { zone: city.zone }),
      lat: place.latitude,
      lon: place.longitude,
      position: index,
    });
    ids.set(slug, placeId);
  }
  return ids;
}

/** Books the first delivery of every size into the warehouse and the shops. */
export async function loadStock(
  { db }: Loading,
  placeIds: ReadonlyMap<string, number>,
  skuIds: ReadonlyMap<string, number>,
): Promise<void> {
  const delivered = products.flatMap(({ model, color }) =>
    Object.entries(stockOf(model, color)).flatMap(([size, { warehouse, shops = {} }]) =>
      Object.entries({ warehouse, ...shops }).map(([place, onHand = 0]) => ({
        skuId: idOf(skuIds, skuCode(color, size)),
        placeId: idOf(placeIds, place),
        onHand,
      })),
    ),
  );
  await countStock(db, delivered, { cause: "receipt", actor, reason: "First delivery" });
}
