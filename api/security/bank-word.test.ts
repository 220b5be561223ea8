import { beforeEach, describe, expect, test, vi } from "vitest";
import { sandbox } from "../payments/providers/sandbox/sandbox.ts";
import { signBody } from "../payments/providers/sandbox/signature.ts";
import { openShop } from "../testing/open-shop.ts";
import { atBank, cards, checkPayment, orderDress, readOrder, restock } from "../testing/shopper.ts";
import { sendRaw } from "./raw-request.ts";

const shop = await openShop();
const { db } = shop;

beforeEach(() => restock(shop));

describe("the bank's word", () => {
  const hook = (body: string, headers: Record<string, string>) =>
    sendRaw(shop.url, "/hooks/sandbox/", { method: "POST", body, headers });
  const signed = (body: string) => ({ "x-sandbox-signature": signBody(body, shop.config) });
  const paymentKey = async (number: string) =>
    (
      await db
        .selectFrom("payments as p")
        .innerJoin("orders as o", "o.id", "p.order_id")
        .where("o.number", "=", number)
        .select("p.key")
        .executeTakeFirstOrThrow()
    ).key;

  test("even rightly signed pays nothing that the bank itself does not hold", async () => {
    const order = await orderDress(shop);
    const body = JSON.stringify({
      event_id: crypto.randomUUID(),
      payment_key: await paymentKey(order.number),
      type: "payment.captured",
      amount: 1_329_000,
    });
    expect((await hook(body, signed(body))).status).toBe(200);
    expect((await checkPayment(shop, order)).body.paid).toBe(false);
  });

  test("changed by one sign, or signed for another body, is refused", async () => {
    const body = JSON.stringify({ event_id: "1", payment_key: "2" });
    const good = signed(body)["x-sandbox-signature"];
    for (const signature of [good.slice(1), `${good}0`, good.toUpperCase(), "", "ы".repeat(64)]) {
      const sent = encodeURIComponent(signature);
      expect((await hook(body, { "x-sandbox-signature": sent })).status).toBe(400);
    }
    expect((await hook(`${body} `, { "x-sandbox-signature": good })).status).toBe(400);
  });

  const key = crypto.randomUUID();
  test.each([
    ["nothing", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["half of it", "{"],
    ["no payment", '{"event_id":"1"}'],
    ["other types", '{"event_id":1,"payment_key":{}}'],
    ["a key that is none", '{"event_id":"1","payment_key":"nobody"}'],
    ["a zero sign", `{"event_id":"a\\u0000b","payment_key":"${key}"}`],
    ["an endless name", `{"event_id":"${"e".repeat(5000)}","payment_key":"${key}"}`],
  ])("rightly signed, and saying %s, is no word", async (_, body) => {
    expect((await hook(body, signed(body))).status).toBe(400);
  });

  test("of a payment that is not ours is taken, and changes nothing", async () => {
    const body = JSON.stringify({ event_id: key, payment_key: key });
    expect((await hook(body, signed(body))).status).toBe(200);
  });

  test("replayed a hundred times at once pays once", async () => {
    const order = await orderDress(shop);
    await atBank(shop, order.payment_url, "pay", { card: cards.silent });
    const body = JSON.stringify({
      event_id: crypto.randomUUID(),
      payment_key: await paymentKey(order.number),
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => hook(body, signed(body)).then(({ status }) => status)),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await readOrder(shop, order, "&receipt=true")).receipts).toHaveLength(1);
    const ask = vi.spyOn(sandbox, "ask");
    expect((await hook(body, signed(body))).status).toBe(200);
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
  });

  test("is bounded in size, and its page takes forms alone", async () => {
    expect((await hook("x".repeat(200_000), {})).status).toBe(413);
    const order = await orderDress(shop);
    for (const form of ["pay", "confirm", "leave"]) {
      const headers = { "content-type": "application/json" };
      const body = '{"card":{"a":1},"code":[1]}';
      const path = `${order.payment_url}/${form}`;
      const { status } = await sendRaw(shop.url, path, { method: "POST", body, headers });
      expect([form, status]).toEqual([form, 415]);
    }
    expect((await readOrder(shop, order)).state).toBe("awaiting_payment");
  });
});
