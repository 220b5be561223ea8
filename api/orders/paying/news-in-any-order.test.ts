import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { kopecks } from "#contract/money.ts";
import { type PaymentState, paymentStates } from "#contract/ordering/order-states.ts";
import { isAllowed } from "../../life-cycle.ts";
import { decidePayment } from "../../payments/decide-payment.ts";
import { isOpenPayment, paymentCycle } from "../../payments/payment-states.ts";
import { signatureHeader, signBody } from "../../payments/providers/sandbox/signature.ts";
import type { BankAnswer } from "../../payments/public.ts";
import { openShop } from "../../testing/open-shop.ts";
import {
  atBank,
  cards,
  checkPayment,
  orderDress,
  readOrder,
  restock,
} from "../../testing/shopper.ts";
import { expireOrders } from "../changing/expire-orders.ts";
import { settleRefunds } from "./settle-refunds.ts";
import { settleSilentPayments } from "./settle-silent-payments.ts";

const shop = await openShop();
const { db } = shop;

const statuses = ["unknown", "waiting", "authorized", "captured", "declined", "cancelled"] as const;

const someAnswer: fc.Arbitrary<BankAnswer> = fc.record({
  status: fc.constantFrom(...statuses),
  amount: fc.constantFrom(kopecks(1000), kopecks(999)),
  currency: fc.constantFrom("RUB", "USD"),
  refunded: fc.constant(kopecks(0)),
  reason: fc.constant(null),
});

/** Where a payment stands after this answer, by the decision alone. */
function after(state: PaymentState, orderWaits: boolean, answer: BankAnswer): PaymentState {
  const facts = { state, amount: kopecks(1000), currency: "RUB", orderWaits };
  const decision = decidePayment(facts, answer);
  if (!decision) return state;
  return decision.to === "surplus" ? "paid" : decision.to;
}

test("every decision is an allowed move, and the same answer again decides nothing", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paymentStates),
      fc.boolean(),
      someAnswer,
      (state, waits, answer) => {
        const next = after(state, waits, answer);
        if (next !== state) expect(isAllowed(paymentCycle, state, next)).toBe(true);
        expect(after(next, waits, answer)).toBe(next);
      },
    ),
  );
});

test("money of another sum or currency never pays an order", () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentStates), someAnswer, (state, answer) => {
      fc.pre(answer.amount !== 1000 || answer.currency !== "RUB");
      const facts = { state, amount: kopecks(1000), currency: "RUB", orderWaits: true };
      expect(decidePayment(facts, answer)?.to).not.toBe("paid");
    }),
  );
});

test("once captured at the bank a payment ends as paid, whatever came before", () => {
  const captured = {
    status: "captured",
    amount: kopecks(1000),
    currency: "RUB",
    refunded: kopecks(0),
    reason: null,
  } as const;
  fc.assert(
    fc.property(fc.array(someAnswer), (answers) => {
      let state: PaymentState = "created";
      for (const answer of answers) {
        if (answer.status !== "captured") state = after(state, true, answer);
      }
      state = after(state, true, captured);
      for (const answer of answers) state = after(state, true, answer);
      expect(state).toBe("paid");
      expect(isOpenPayment(state)).toBe(false);
    }),
  );
});

/** All that can bring news of a payment, each of them at any time and any number of times. */
const bearers = [
  "webhook",
  "same webhook",
  "forged webhook",
  "return",
  "worker",
  "refunds",
  "expiry",
  "pay again",
] as const;
type Bearer = (typeof bearers)[number];

test("an order ends alike whoever brings the news, doubled, reordered, at once or never", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(cards.success, cards.declined, cards.silent),
      fc.array(fc.constantFrom<Bearer>(...bearers), { maxLength: 12 }),
      fc.boolean(),
      async (card, news, atOnce) => {
        await restock(shop);
        const order = await orderDress(shop);
        const [row] = await db
          .selectFrom("orders as o")
          .innerJoin("payments as p", "p.order_id", "o.id")
          .where("o.number", "=", order.number)
          .select("p.key")
          .execute();
        const key = row?.key as string;
        await atBank(shop, order.payment_url, "pay", { card });
        await db.deleteFrom("sandbox_bank_webhooks").execute();
        const bring: Record<Bearer, () => Promise<unknown>> = {
          webhook: () => sendWebhook(crypto.randomUUID(), key),
          "same webhook": () => sendWebhook(createHash("sha256").update(key).digest("hex"), key),
          "forged webhook": () => sendWebhook(crypto.randomUUID(), key, "0".repeat(64)),
          return: () => checkPayment(shop, order),
          worker: () => settleSilentPayments(shop),
          refunds: () => settleRefunds(shop),
          expiry: () => expireOrders(shop),
          "pay again": () => shop.ask(`POST orders/${order.number}/pay/?key=${order.key}`),
        };
        if (atOnce) await Promise.all(news.map((bearer) => bring[bearer]()));
        else for (const bearer of news) await bring[bearer]();
        await checkPayment(shop, order);
        await settleRefunds(shop);

        const { state } = await readOrder(shop, order);
        expect(state).toBe(card === cards.declined ? "awaiting_payment" : "paid");
        const receipts = (await readOrder(shop, order, "&receipt=true")).receipts;
        expect(receipts).toHaveLength(card === cards.declined ? 0 : 1);
        const refunded = await db
          .selectFrom("sandbox_bank_payments")
          .where("merchant_key", "=", key)
          .select("refunded")
          .executeTakeFirst();
        expect(refunded?.refunded).toBe(0);
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

async function sendWebhook(eventId: string, paymentKey: string, signature?: string) {
  const body = JSON.stringify({ event_id: eventId, payment_key: paymentKey, type: "payment" });
  const headers = { [signatureHeader]: signature ?? signBody(body, shop.config) };
  const { status } = await fetch(`${shop.url}/hooks/sandbox/`, { method: "POST", body, headers });
  expect(status).toBe(signature ? 400 : 200);
}
