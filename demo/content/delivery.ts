import type { DeliveryType } from "#contract/ordering/delivery-types.ts";
import type { Said } from "../goods/said.ts";
import { typeset } from "../goods/typography.ts";

/** What a way of delivery costs in a zone and how long it takes. */
export interface DeliveryRate {
  /** Roubles. */
  price: number;
  /** Roubles after discounts from which it costs nothing; absent: never free by sum. */
  freeFrom?: number;
  /** Working days from dispatch. */
  days: number;
}

/** Cities that are reached alike; a locality names its zone. */
export interface DeliveryZone {
  slug: string;
  title: Said;
  /** Holds for cities that no zone names. */
  isDefault: boolean;
  rates: Record<DeliveryType, DeliveryRate>;
}

export const deliveryZones: DeliveryZone[] = [
  zone("moscow", typeset("Москва и Подольск", "Moscow and Podolsk"), 1, {
    price: 390,
    freeFrom: 15000,
  }),
  zone(
    "near",
    typeset(
      "Петербург, Казань, Екатеринбург и ближние области",
      "Saint Petersburg, Kazan, Yekaterinburg and nearby regions",
    ),
    2,
  ),
  zone("middle", typeset("Юг, Поволжье, Урал", "The south, the Volga, the Urals"), 3),
  zone("far", typeset("Север, Калининград, Сибирь", "The north, Kaliningrad, Siberia"), 5),
  zone("farthest", typeset("Дальний Восток", "The Far East"), 7),
];

function zone(
  slug: string,
  title: Said,
  days: number,
  courier = { price: 590, freeFrom: 25000 },
): DeliveryZone {
  const isDefault = slug === "far";
  return {
    slug,
    title,
    isDefault,
    rates: { courier: { ...courier, days }, own_shop: { price: 0, days: Math.min(days, 3) } },
  };
}
