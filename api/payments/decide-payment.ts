import { type Kopecks, subtract } from "#contract/money.ts";
import type { PaymentState } from "#contract/ordering/order-states.ts";
import { isOpenPayment } from "./payment-states.ts";
import type { BankAnswer } from "./providers/provider.ts";

/** What is known here when the bank has answered. */
export interface PaymentFacts {
  state: PaymentState;
  amount: Kopecks;
  currency: string;
  /** The order still waits for money: it is new, and no other payment of it is live or paid. */
  orderWaits: boolean;
}

/** What is to be done with a payment. `null`: nothing has changed. */
export type Decision =
  | { to: "authorized" | "cancelled" }
  | { to: "failed"; reason: string }
  /** The order is paid by it. */
  | { to: "paid" }
  /** The money came, but not for this order as it stands: it goes back whole. */
  | { to: "surplus"; captured: Kopecks; reason: string };

/**
 * The bank's answer, whenever and however often it comes, against what is known here. States only
 * go forward, so doubled, late and reordered news end alike.
 */
export function decidePayment(facts: PaymentFacts, bank: BankAnswer): Decision | null {
  switch (bank.status) {
    case "captured":
      return captured(facts, bank);
    case "authorized":
      return facts.state === "created" || facts.state === "pending" ? { to: "authorized" } : null;
    case "declined":
      return isOpenPayment(facts.state) ? { to: "failed", reason: bank.reason ?? "" } : null;
    case "cancelled":
      return isOpenPayment(facts.state) ? { to: "cancelled" } : null;
    case "waiting":
    case "unknown":
      return null;
  }
}

function captured(facts: PaymentFacts, bank: BankAnswer): Decision | null {
  const isNews =
    isOpenPayment(facts.state) || facts.state === "failed" || facts.state === "cancelled";
  if (!isNews) return null;
  if (bank.amount !== facts.amount || bank.currency !== facts.currency) {
    const difference = subtract(bank.amount, facts.amount);
    return { to: "surplus", captured: bank.amount, reason: `sum differs by ${difference}` };
  }
  if (!facts.orderWaits) {
    return { to: "surplus", captured: bank.amount, reason: "the order does not wait for money" };
  }
  return { to: "paid" };
}
