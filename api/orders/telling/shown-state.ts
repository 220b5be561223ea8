import type {
  OrderState,
  PaymentState,
  ShipmentState,
  ShownState,
} from "#contract/ordering/order-states.ts";

/** The states of an order's life cycles that a shopper's reading of it rests on. */
export interface OrderLives {
  order: OrderState;
  /** Of every payment that is not a surplus. */
  payments: readonly PaymentState[];
  /** Of the shipment that counts: the last one made. */
  shipment: ShipmentState;
}

const underWay: Partial<Record<ShipmentState, ShownState>> = {
  assembling: "assembling",
  shipped: "shipped",
  ready_for_pickup: "ready_for_pickup",
  not_delivered: "not_delivered",
};

/** What a shopper reads as the order's state: the only place where it is derived. */
export function shownState({ order, payments, shipment }: OrderLives): ShownState {
  if (order === "expired") return "expired";
  if (payments.includes("refunded")) return "refunded";
  if (order === "cancelled") return "cancelled";
  if (order === "new") {
    return payments.includes("authorized") ? "payment_in_progress" : "awaiting_payment";
  }
  const moving = underWay[shipment];
  if (moving) return moving;
  if (payments.includes("partly_refunded")) return "partly_refunded";
  return shipment === "delivered" ? "delivered" : "paid";
}
