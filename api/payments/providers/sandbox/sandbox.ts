import { z } from "zod";
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

/** What of a webhook is read; the rest of it is the bank's to say when it is asked. */
const Webhook = z.object({
  event_id: z
    .string()
    .max(100)
    .regex(/^[\x20-\x7e]+$/),
  payment_key: z.uuid(),
});

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
    const { data } = Webhook.safeParse(parseJson(body.toString("utf8")));
    return data ? { eventId: data.event_id, paymentKey: data.payment_key } : null;
  },
};

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
