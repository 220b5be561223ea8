import { kopecks } from "#contract/money.ts";
import { findLocality, findRate } from "../queries.ts";
import { arrivalDay } from "../working-days.ts";
import type { DeliveryProvider } from "./provider.ts";

const title = { ru: "Курьером", en: "By courier" };
const description = {
  ru: "До двери, с примеркой. Курьер позвонит за час.",
  en: "To your door, where you can try everything on. The courier calls an hour ahead.",
};

/** To the door, by the zone of the locality. */
export const courier: DeliveryProvider = {
  type: "courier",
  paymentTypes: ["card"],

  async quote(db, { siteId, locality, now }) {
    const place = await findLocality(db, locality);
    if (!place) return null;
    const rate = await findRate(db, { siteId, type: "courier", localityId: place.id });
    if (!rate) return null;
    return {
      type: "courier",
      title,
      description,
      price: kopecks(rate.price),
      freeFrom: rate.free_from === null ? null : kopecks(rate.free_from),
      date: arrivalDay(now, rate.days),
      address: place.title,
      shop: null,
    };
  },
};
