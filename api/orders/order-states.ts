import type { OrderState, ReturnState, ShipmentState } from "#contract/orders.ts";
import type { LifeCycle } from "../life-cycle.ts";

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

export const returnCycle: LifeCycle<ReturnState> = {
  asked: ["accepted", "refused"],
  accepted: ["received", "refused"],
  received: ["refunded", "refused"],
  refunded: [],
  refused: [],
};
