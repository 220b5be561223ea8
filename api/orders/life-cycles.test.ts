import { describe, expect, test } from "vitest";
import {
  orderStates,
  paymentStates,
  returnStates,
  shipmentStates,
  shownStates,
} from "#contract/ordering/order-states.ts";
import { isAllowed, isFinal, type LifeCycle, statesBefore } from "../life-cycle.ts";
import { holdsMoney, isOpenPayment, paymentCycle } from "../payments/payment-states.ts";
import { orderCycle, returnCycle, shipmentCycle } from "./order-states.ts";
import { shownState } from "./telling/shown-state.ts";

/** Every allowed move, written out once more by hand: a move added or lost shows here. */
const allowed = {
  order: "new>confirmed new>cancelled new>expired confirmed>completed confirmed>cancelled",
  payment: `created>pending created>authorized created>paid created>failed created>cancelled
    pending>authorized pending>paid pending>failed pending>cancelled
    authorized>paid authorized>failed authorized>cancelled
    paid>partly_refunded paid>refunded partly_refunded>partly_refunded
    partly_refunded>refunded failed>paid cancelled>paid`,
  shipment: `waiting>assembling waiting>cancelled assembling>shipped assembling>cancelled
    shipped>ready_for_pickup shipped>delivered shipped>not_delivered
    ready_for_pickup>delivered ready_for_pickup>not_delivered`,
  return: `asked>accepted asked>refused accepted>received accepted>refused
    received>refunded received>refused`,
};

function walk<State extends string>(
  states: readonly State[],
  cycle: LifeCycle<State>,
  moves: string,
) {
  const expected = new Set(moves.split(/\s+/));
  for (const from of states) {
    for (const to of states) {
      const move = `${from}>${to}`;
      expect([move, isAllowed(cycle, from, to)]).toEqual([move, expected.has(move)]);
      expect(statesBefore(cycle, to).includes(from)).toBe(expected.has(move));
    }
  }
}

describe("every pair of states", () => {
  test("of an order", () => walk(orderStates, orderCycle, allowed.order));
  test("of a payment", () => walk(paymentStates, paymentCycle, allowed.payment));
  test("of a shipment", () => walk(shipmentStates, shipmentCycle, allowed.shipment));
  test("of a return", () => walk(returnStates, returnCycle, allowed.return));

  test("no state is left once a life has ended", () => {
    for (const state of ["completed", "cancelled", "expired"] as const) {
      expect(isFinal(orderCycle, state)).toBe(true);
    }
    expect(isFinal(paymentCycle, "refunded")).toBe(true);
  });

  test("a payment is open or holds money, never both", () => {
    for (const state of paymentStates) {
      expect(isOpenPayment(state) && holdsMoney(state)).toBe(false);
    }
  });
});

describe("what a shopper reads", () => {
  test("is one known state for every combination of the lives", () => {
    for (const order of orderStates) {
      for (const shipment of shipmentStates) {
        for (const payment of [null, ...paymentStates]) {
          const shown = shownState({ order, shipment, payments: payment ? [payment] : [] });
          expect(shownStates).toContain(shown);
        }
      }
    }
  });

  test("follows the order, then the money, then the parcel", () => {
    const read = (
      order: (typeof orderStates)[number],
      payments: (typeof paymentStates)[number][],
      shipment: (typeof shipmentStates)[number],
    ) => shownState({ order, payments, shipment });
    expect(read("new", [], "waiting")).toBe("awaiting_payment");
    expect(read("new", ["failed", "pending"], "waiting")).toBe("awaiting_payment");
    expect(read("new", ["authorized"], "waiting")).toBe("payment_in_progress");
    expect(read("confirmed", ["paid"], "waiting")).toBe("paid");
    expect(read("confirmed", ["partly_refunded"], "shipped")).toBe("shipped");
    expect(read("completed", ["paid"], "delivered")).toBe("delivered");
    expect(read("completed", ["partly_refunded"], "delivered")).toBe("partly_refunded");
    expect(read("confirmed", ["paid"], "not_delivered")).toBe("not_delivered");
    expect(read("cancelled", ["cancelled"], "cancelled")).toBe("cancelled");
    expect(read("cancelled", ["refunded"], "cancelled")).toBe("refunded");
    expect(read("expired", ["cancelled"], "cancelled")).toBe("expired");
  });
});
