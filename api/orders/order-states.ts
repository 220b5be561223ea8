import type { OrderState, ReturnState, ShipmentState } from "#contract/ordering/order-states.ts";
import { isAllowed, type LifeCycle } from "../life-cycle.ts";

export const orderCycle: LifeCycle<OrderState> = {
  new: ["confirmed", "cancelled", "expired"],
  confirmed: ["completed", "cancelled"],
  completed: [],
  cancelled: [],
  expired: [],
};

export const shipmentCycle: LifeCycle<ShipmentState> = {
  waiting: ["assembling", "cancelled"],
  assembling: ["shipped", "cancelled"],
  shipped: ["ready_for_pickup", "delivered", "not_delivered"],
  ready_for_pickup: ["delivered", "not_delivered"],
  delivered: [],
  not_delivered: [],
  cancelled: [],
};

/** A shipment that has not left yet can still be cancelled, and its pieces go back on the shelf. */
export function isInWarehouse(state: ShipmentState): boolean {
  return isAllowed(shipmentCycle, state, "cancelled");
}

export const returnCycle: LifeCycle<ReturnState> = {
  asked: ["accepted", "refused"],
  accepted: ["received", "refused"],
  received: ["refunded", "refused"],
  refunded: [],
  refused: [],
};
