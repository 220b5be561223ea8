import type { Said } from "../locale.ts";
import type { ShipmentState } from "./order-states.ts";

/** How staff are told of a shipment's state: "The shipment is being packed". */
export const shipmentWords: Record<ShipmentState, Required<Said>> = {
  waiting: { ru: "ждёт сборки", en: "waiting to be packed" },
  assembling: { ru: "собирается", en: "being packed" },
  shipped: { ru: "в пути", en: "on its way" },
  ready_for_pickup: { ru: "ждёт в магазине", en: "ready for collection" },
  delivered: { ru: "вручено", en: "delivered" },
  not_delivered: { ru: "не вручено", en: "not delivered" },
  cancelled: { ru: "отменено", en: "cancelled" },
};
