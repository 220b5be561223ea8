import type { Said } from "#contract/locale.ts";
import { kopecks } from "#contract/money.ts";
import { findRate, selectPickupShops } from "../queries.ts";
import { arrivalDay } from "../working-days.ts";
import type { DeliveryProvider } from "./provider.ts";

const title = { ru: "Забрать в магазине", en: "Collect in a shop" };
const description = {
  ru: "Примерка на месте. Храним заказ семь дней.",
  en: "Try everything on in the shop. We keep the order for seven days.",
};

/** Collected in one of the brand's shops; while none is chosen the first one speaks for all. */
export const ownShop: DeliveryProvider = {
  type: "own_shop",
  paymentTypes: ["card"],

  async quote(db, { siteId, shop: wanted, now }) {
    const shops = await selectPickupShops(db, siteId);
    const shop = wanted === null ? shops[0] : shops.find(({ id }) => id === wanted);
    const rate = await findRate(db, { siteId, type: "own_shop", localityId: null });
    if (!shop || !rate) return null;
    return {
      type: "own_shop",
      title,
      description,
      price: kopecks(rate.price),
      freeFrom: rate.free_from === null ? null : kopecks(rate.free_from),
      date: arrivalDay(now, rate.days),
      address: joined(shop.city, shop.address),
      shop,
    };
  },
};

function joined(city: Said, address: Said): Said {
  const line = (locale: "ru" | "en") =>
    [city[locale] || city.ru || city.en, address[locale] || address.ru || address.en]
      .filter(Boolean)
      .join(", ");
  return { ru: line("ru"), en: line("en") };
}
