// The states of an order's four life cycles; which moves are allowed stands with each in `api/`.

export const orderStates = ["new", "confirmed", "completed", "cancelled", "expired"] as const;
export const paymentStates = [
  "created",
  "pending",
  "authorized",
  "paid",
  "failed",
  "cancelled",
  "refunded",
  "partly_refunded",
] as const;
export const shipmentStates = [
  "waiting",
  "assembling",
  "shipped",
  "ready_for_pickup",
  "delivered",
  "not_delivered",
  "cancelled",
] as const;
export const returnStates = ["asked", "accepted", "received", "refunded", "refused"] as const;
export type OrderState = (typeof orderStates)[number];
export type PaymentState = (typeof paymentStates)[number];
export type ShipmentState = (typeof shipmentStates)[number];
export type ReturnState = (typeof returnStates)[number];

/** What a shopper reads as the order's state: derived from all four life cycles in one place. */
export const shownStates = [
  "awaiting_payment",
  "payment_in_progress",
  "paid",
  "assembling",
  "shipped",
  "ready_for_pickup",
  "delivered",
  "not_delivered",
  "cancelled",
  "expired",
  "refunded",
  "partly_refunded",
] as const;
export type ShownState = (typeof shownStates)[number];
