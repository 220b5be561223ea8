import { kopecks } from "#contract/money.ts";
import type { BankAnswer, PaymentProvider } from "../provider.ts";
import {
  type BankPaymentRow,
  closeLateBankPayment,
  findBankPayment,
  hasBankRefund,
  insertBankRefund,
  moveBankPayment,
  openBankPayment,
} from "./bank-queries.ts";
import { isSignedBy, signatureHeader } from "./signature.ts";
import type { BankState } from "./tables.ts";

const statusOf: Record<BankState, BankAnswer["status"]> = {
  waiting: "waiting",
  confirming: "waiting",
  captured: "captured",
  declined: "declined",
  cancelled: "cancelled",
};

function answerOf(payment: BankPaymentRow | null): BankAnswer {
  return {
    status: payment ? statusOf[payment.state] : "unknown",
    amount: kopecks(payment?.amount ?? 0),
    currency: payment?.currency ?? "",
    refunded: kopecks(payment?.refunded ?? 0),
    reason: payment?.reason ?? null,
  };
}

interface WebhookBody {
  event_id?: unknown;
  payment_key?: unknown;
}

/** The shop's side of the sandbox bank: a bank of the project's own, with a page and webhooks. */
export const sandbox: PaymentProvider = {
  name: "sandbox",
  isOn: (config) => config.sandbox,

  async register(request, { db }) {
    const payment = await openBankPayment(db, request);
    if (payment.amount !== request.amount) throw new Error("The key stands for another sum");
    return { pageUrl: `/sandbox/bank/${payment.id}` };
  },

  async ask(key, { db }) {
    await closeLateBankPayment(db, key);
    return answerOf(await findBankPayment(db, { key }));
  },

  async cancel(key, { db }) {
    const payment = await findBankPayment(db, { key });
    if (!payment) return answerOf(null);
    const cancelled = await moveBankPayment(db, payment.id, ["waiting", "confirming"], {
      state: "cancelled",
    });
    return answerOf(cancelled ?? (await findBankPayment(db, { key })));
  },

  async refund(refund, { db }) {
    await insertBankRefund(db, refund);
    if (!(await hasBankRefund(db, refund.key))) throw new Error("There is nothing to pay back");
  },

  readWebhook({ headers, body }, { config }) {
    if (!isSignedBy(body, headers[signatureHeader], config)) return null;
    try {
      const { event_id: eventId, payment_key: paymentKey } = JSON.parse(
        body.toString("utf8"),
      ) as WebhookBody;
      if (typeof eventId !== "string" || typeof paymentKey !== "string") return null;
      return { eventId, paymentKey };
    } catch {
      return null;
    }
  },
};
