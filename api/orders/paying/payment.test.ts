import { beforeEach, describe, expect, test } from "vitest";
import { deliverWebhooks } from "../../payments/providers/sandbox/deliver-webhooks.ts";
import { openShop } from "../../testing/open-shop.ts";
import {
  atBank,
  cards,
  checkPayment,
  expectLedgerAgrees,
  fillCart,
  freeOf,
  orderDress,
  place,
  readOrder,
  restock,
} from "../../testing/shopper.ts";
import { expireOrders } from "../changing/expire-orders.ts";
import { settlePayment } from "./settle-payment.ts";
import { settleRefunds } from "./settle-refunds.ts";
import { settleSilentPayments } from "./settle-silent-payments.ts";

const shop = await openShop();
const { db } = shop;

beforeEach(() => restock(shop));

/** Lets a moment pass in which the bank's own webhooks arrive. */
async function whenState(order: Awaited<ReturnType<typeof orderDress>>, state: string) {
  for (let tries = 0; tries < 50; tries++) {
    const read = await readOrder(shop, order);
    if (read.state === state) return read;
    await deliverWebhooks(shop);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return readOrder(shop, order);
}

async function paymentsOf(number: string) {
  return db
    .selectFrom("payments as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .where("o.number", "=", number)
    .selectAll("p")
    .orderBy("p.id")
    .execute();
}

async function timeRunsOut(number: string): Promise<void> {
  await db
    .updateTable("orders")
    .set({ pay_until: new Date(Date.now() - 1000) })
    .where("number", "=", number)
    .execute();
}

async function askAgainNow(): Promise<void> {
  await db
    .updateTable("payments")
    .set({ ask_at: new Date(0) })
    .execute();
  await settleSilentPayments(shop);
}

describe("the bank's page", () => {
  test("is plain HTML under a policy without scripts, in the order's language", async () => {
    const order = await orderDress(shop);
    const answer = await fetch(shop.url + order.payment_url);
    const html = await answer.text();
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
    expect(html).toContain('lang="en"');
    expect(html).toContain(order.number);
    expect(html).toContain("13\u00a0290\u00a0rub.");
    expect(html).not.toContain("<script");
    expect((await fetch(`${shop.url}/sandbox/bank/${crypto.randomUUID()}`)).status).toBe(404);
  });

  test("a good card pays: back to the shop, and the webhook settles the order by itself", async () => {
    const order = await orderDress(shop);
    const paid = await atBank(shop, order.payment_url, "pay", { card: cards.success });
    expect(paid).toMatchObject({
      status: 303,
      location: `/en/order/payments/success/${order.number}`,
    });
    const read = await whenState(order, "paid");
    expect(read).toMatchObject({ state: "paid", state_title: "Paid", can_pay: false });
    expect(read.history.map(({ title }: { title: string }) => title)).toEqual([
      "Order placed",
      "Payment received",
    ]);
    expect(await freeOf(shop, "s")).toBe(4);
  });

  test("3-D Secure asks for the code, bears a wrong one, then pays", async () => {
    const order = await orderDress(shop);
    const asked = await atBank(shop, order.payment_url, "pay", { card: cards.secure });
    expect(asked.location).toBe(order.payment_url);
    const wrong = await atBank(shop, order.payment_url, "confirm", { code: "0000" });
    expect([wrong.status, wrong.html]).toEqual([400, expect.stringContaining("Wrong code")]);
    await atBank(shop, order.payment_url, "confirm", { code: "1234" });
    expect((await checkPayment(shop, order)).body).toEqual({
      state: "paid",
      state_title: "Paid",
      paid: true,
      is_undecided: false,
    });
  });

  test("no real card is taken", async () => {
    const order = await orderDress(shop);
    const { status } = await atBank(shop, order.payment_url, "pay", {
      card: "4111 1111 1111 1111",
    });
    expect(status).toBe(400);
    expect((await checkPayment(shop, order)).body.paid).toBe(false);
  });

  test("a declined card leaves the order waiting, and it can be paid again", async () => {
    const order = await orderDress(shop);
    const declined = await atBank(shop, order.payment_url, "pay", { card: cards.declined });
    expect(declined.location).toContain("/order/payments/fail/");
    expect((await checkPayment(shop, order)).body).toMatchObject({ state: "awaiting_payment" });
    const again = await shop.ask(`POST orders/${order.number}/pay/?key=${order.key}`);
    expect(again.status).toBe(200);
    expect(again.body.payment_url).not.toBe(order.payment_url);
    await atBank(shop, again.body.payment_url, "pay", { card: cards.success });
    expect((await checkPayment(shop, order)).body.paid).toBe(true);
    expect((await paymentsOf(order.number)).map(({ state }) => state)).toEqual(["failed", "paid"]);
  });

  test("leaving it gives the payment up", async () => {
    const order = await orderDress(shop);
    const left = await atBank(shop, order.payment_url, "leave");
    expect(left.location).toContain("/order/payments/fail/");
    await checkPayment(shop, order);
    expect((await paymentsOf(order.number))[0]?.state).toBe("cancelled");
  });
});

describe("news of a payment", () => {
  test("that comes twice pays once", async () => {
    const order = await orderDress(shop);
    await atBank(shop, order.payment_url, "pay", { card: cards.twice });
    await whenState(order, "paid");
    await db
      .updateTable("sandbox_bank_webhooks")
      .set({ send_at: new Date(0) })
      .where("sent_at", "is", null)
      .execute();
    await deliverWebhooks(shop);
    const [payment] = await paymentsOf(order.number);
    const events = await db
      .selectFrom("provider_inbox")
      .where("payment_key", "=", payment?.key as string)
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
    const moves = await db
      .selectFrom("payment_moves")
      .where("payment_id", "=", payment?.id as number)
      .select("to_state")
      .execute();
    expect(moves.map(({ to_state }) => to_state)).toEqual(["created", "pending", "paid"]);
  });

  test("that never comes is asked for by the worker", async () => {
    const order = await orderDress(shop);
    const silent = await atBank(shop, order.payment_url, "pay", { card: cards.silent });
    expect(silent).toMatchObject({ status: 200, html: expect.stringContaining("does not answer") });
    expect((await readOrder(shop, order)).state).toBe("awaiting_payment");
    await askAgainNow();
    expect((await readOrder(shop, order)).state).toBe("paid");
  });

  test("forged, unsigned or from nobody changes nothing", async () => {
    const order = await orderDress(shop);
    const [payment] = await paymentsOf(order.number);
    const body = JSON.stringify({
      event_id: "1",
      payment_key: payment?.key,
      type: "payment.captured",
    });
    const send = (path: string, headers: Record<string, string>) =>
      fetch(`${shop.url}/hooks/${path}/`, { method: "POST", body, headers }).then(
        ({ status }) => status,
      );
    expect(await send("sandbox", { "x-sandbox-signature": "0".repeat(64) })).toBe(400);
    expect(await send("sandbox", {})).toBe(400);
    expect(await send("nobody", {})).toBe(404);
    expect((await readOrder(shop, order)).state).toBe("awaiting_payment");
  });
});

describe("one order", () => {
  test("two tabs get one payment, and a paid order no other", async () => {
    const order = await orderDress(shop);
    const pay = () => shop.ask(`POST orders/${order.number}/pay/?key=${order.key}`);
    const [one, two] = await Promise.all([pay(), pay()]);
    expect([one.body.payment_url, two.body.payment_url]).toEqual([
      order.payment_url,
      order.payment_url,
    ]);
    await atBank(shop, order.payment_url, "pay", { card: cards.success });
    const late = await pay();
    expect([late.status, late.body.code]).toEqual([409, "already_paid"]);
  });

  test("that is not yours cannot be paid or asked about", async () => {
    const order = await orderDress(shop);
    expect((await shop.ask(`POST orders/${order.number}/pay/`)).status).toBe(404);
    expect((await shop.ask(`POST orders/${order.number}/check-payment/?key=no`)).status).toBe(404);
  });
});

describe("when the time to pay runs out", () => {
  test("stock comes back, the bank's payment is cancelled, the customer is told", async () => {
    const order = await orderDress(shop);
    expect(await freeOf(shop, "s")).toBe(4);
    await timeRunsOut(order.number);
    await expireOrders(shop);
    await expireOrders(shop);
    expect(await freeOf(shop, "s")).toBe(5);
    expect(await readOrder(shop, order)).toMatchObject({
      state: "expired",
      can_pay: false,
      pay_until: null,
    });
    const { html } = await atBank(shop, order.payment_url, "pay", { card: cards.success });
    expect((await checkPayment(shop, order)).body.paid).toBe(false);
    expect(html).not.toContain("error");
    const pay = await shop.ask(`POST orders/${order.number}/pay/?key=${order.key}`);
    expect(pay.body.code).toBe("order_not_payable");
    await expectLedgerAgrees(shop);
  });

  test("an order that turns out to be paid stays", async () => {
    const order = await orderDress(shop);
    await atBank(shop, order.payment_url, "pay", { card: cards.silent });
    await timeRunsOut(order.number);
    await expireOrders(shop);
    expect((await readOrder(shop, order)).state).toBe("paid");
  });

  test("money that arrives later goes back by itself and is logged", async () => {
    const order = await orderDress(shop);
    const [payment] = await paymentsOf(order.number);
    await timeRunsOut(order.number);
    await expireOrders(shop);
    await db
      .updateTable("sandbox_bank_payments")
      .set({ state: "captured" })
      .where("merchant_key", "=", payment?.key as string)
      .execute();
    const why = { cause: "webhook", actor: "provider:sandbox" };
    await Promise.all([1, 2, 3].map(() => settlePayment(shop, payment?.key as string, why)));
    await settleRefunds(shop);
    await settleRefunds(shop);
    expect((await paymentsOf(order.number))[0]).toMatchObject({
      state: "refunded",
      is_surplus: true,
      captured: 13_290_00,
      refunded: 13_290_00,
    });
    const bank = await db
      .selectFrom("sandbox_bank_payments")
      .where("merchant_key", "=", payment?.key as string)
      .select("refunded")
      .executeTakeFirst();
    expect(bank?.refunded).toBe(13_290_00);
    expect((await readOrder(shop, order)).state).toBe("expired");
  });
});

test("a shop whose sandbox is switched off takes no order that nobody could be paid for", async () => {
  const cartId = await fillCart(shop.ask, shop.dress.id, shop.sizes.get("s") as number);
  shop.config.sandbox = false;
  try {
    expect((await shop.ask("GET handbooks/payment-types/")).body.count).toBe(0);
    expect((await place(shop.ask, cartId, 13_290)).body.code).toBe("payment_unavailable");
  } finally {
    shop.config.sandbox = true;
  }
});
