import type { PaymentState } from "#contract/ordering/order-states.ts";
import type { LifeCycle } from "../life-cycle.ts";

/**
 * A bank may speak late: money can still arrive for a payment that was given up here, so `failed`
 * and `cancelled` lead to `paid`. What then becomes of the money is decided by `decide-payment.ts`.
 */
export const paymentCycle: LifeCycle<PaymentState> = {
  created: ["pending", "authorized", "paid", "failed", "cancelled"],
  pending: ["authorized", "paid", "failed", "cancelled"],
  authorized: ["paid", "failed", "cancelled"],
  paid: ["partly_refunded", "refunded"],
  // One more piece is paid back.
  partly_refunded: ["partly_refunded", "refunded"],
  failed: ["paid"],
  cancelled: ["paid"],
  refunded: [],
};

/** States of a payment that the shopper may still finish. */
export const openPaymentStates = ["created", "pending", "authorized"] as const;

export function isOpenPayment(state: PaymentState): boolean {
  return openPaymentStates.some((open) => open === state);
}

/** States of a payment whose money came and has not gone back whole. */
export function holdsMoney(state: PaymentState): boolean {
  return state === "paid" || state === "partly_refunded";
}
