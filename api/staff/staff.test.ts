import { beforeEach, describe, expect, test } from "vitest";
import { staffRoles } from "#contract/call.ts";
import { shopZone } from "#contract/shop-zone.ts";
import { openShop } from "../testing/open-shop.ts";
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
} from "../testing/shopper.ts";
import { endTokens, makeToken } from "./public.ts";

const shop = await openShop();
const { ask, db } = shop;
const terminal = "staff:test";

const tokens = Object.fromEntries(
  await Promise.all(
    staffRoles.map(async (role) => {
      const member = { name: `Anna the ${role}`, role, days: 1 };
      return [role, await db.transaction().execute((trx) => makeToken(trx, member, terminal))];
    }),
  ),
) as Record<(typeof staffRoles)[number], string>;
const as = (role: (typeof staffRoles)[number]) => ({ authorization: `Bearer ${tokens[role]}` });

beforeEach(() => restock(shop));

async function paidDress() {
  const order = await orderDress(shop);
  await atBank(shop, order.payment_url, "pay", { card: cards.success });
  expect((await checkPayment(shop, order)).body.paid).toBe(true);
  return order;
}

const cancel = (number: string) =>
  ask(`POST staff/orders/${number}/cancel/`, { reason: "Asked to" }, as("support"));
const move = (number: string, state: string) =>
  ask(`POST staff/orders/${number}/shipment/`, { state }, as("warehouse"));

describe("who may", () => {
  test("a role that may not finds no door even to what exists", async () => {
    const { status } = await ask(
      "PUT staff/products/slip-dress-emerald/price/",
      { price: 1 },
      as("warehouse"),
    );
    expect(status).toBe(404);
    expect((await ask("GET products/slip-dress-emerald/")).body.price).toBe(12_900);
  });

  test("an ended token opens nothing", async () => {
    const member = { name: "Boris", role: "owner", days: 1 } as const;
    const token = await db.transaction().execute((trx) => makeToken(trx, member, terminal));
    const door = () =>
      ask("PUT staff/products/no/price/", { price: 1 }, { authorization: `Bearer ${token}` });
    expect((await door()).status).toBe(404);
    await db.transaction().execute((trx) => endTokens(trx, "Boris", terminal));
    expect((await door()).status).toBe(401);
    const kept = await db.selectFrom("staff_tokens").select("hash").execute();
    for (const { hash } of kept) expect(hash.toString()).not.toContain(token);
  });
});

describe("goods", () => {
  test("a price set shows at once, with who set it", async () => {
    const slug = "slip-dress-emerald";
    const set = (body: object) => ask(`PUT staff/products/${slug}/price/`, body, as("manager"));
    expect((await set({ price: 9990.5, old_price: 12_900 })).body).toEqual({ detail: "Done" });
    const { body } = await ask(`GET products/${slug}/`);
    expect([body.price, body.old_price]).toEqual([9990.5, 12_900]);
    const history = await db
      .selectFrom("price_history")
      .where("product_id", "=", shop.dress.id)
      .where("valid_until", "is", null)
      .selectAll()
      .executeTakeFirst();
    expect(history).toMatchObject({ price: 9990_50, actor: "staff:Anna the manager" });
    const faultOf = async (body: object) => (await set(body)).body.detail.errors[0].message;
    expect(await faultOf({ price: 0 })).toBe("Enter more than 0");
    expect(await faultOf({ price: 0.001 })).toBe("No more than two decimals");
    for (const old_price of [9990, 9990.5]) {
      const { status, body } = await set({ price: 9990.5, old_price });
      const message = "The old price has to be above the price";
      expect([status, body.detail.errors]).toEqual([400, [{ name: "old_price", message }]]);
    }
    await set({ price: 12_900 });
  });

  test("stock is booked in and out, never below what is reserved, once per key", async () => {
    const book = (change: number, key = crypto.randomUUID()) =>
      ask(
        "POST staff/skus/VR-1-1-s/stock/",
        { place: "warehouse", change, reason: "Inventory" },
        { ...as("warehouse"), "idempotency-key": key },
      );
    await orderDress(shop);
    const before = await freeOf(shop, "s");
    const key = crypto.randomUUID();
    const [one, two] = await Promise.all([book(3, key), book(3, key)]);
    expect(one).toEqual(two);
    expect(await freeOf(shop, "s")).toBe(before + 3);
    expect((await book(-3)).status).toBe(200);
    expect((await book(0)).status).toBe(400);
    expect((await book(-1000)).body.code).toBe("stock_would_be_negative");
    await expectLedgerAgrees(shop);
  });

  test("a product comes off and goes on", async () => {
    const publish = (published: boolean) =>
      ask("POST staff/products/poplin-shirt-white/publish/", { published }, as("manager"));
    await publish(false);
    expect((await ask("GET products/poplin-shirt-white/")).status).toBe(404);
    await publish(true);
    expect((await ask("GET products/poplin-shirt-white/")).status).toBe(200);
  });
});

describe("a shipment", () => {
  test("goes its way: stock leaves, the hand-over is receipted, the order completes", async () => {
    const order = await paidDress();
    const reserved = async () =>
      (await db.selectFrom("stock_ledger").where("cause", "=", "sale").selectAll().execute())
        .length;
    const before = await reserved();
    for (const state of ["assembling", "shipped", "delivered"]) {
      expect((await move(order.number, state)).status).toBe(200);
      expect((await readOrder(shop, order)).state).toBe(state);
    }
    expect(await reserved()).toBe(before + 1);
    const { receipts, total, history } = await readOrder(shop, order, "&receipt=true");
    expect(receipts.map(({ kind }: { kind: string }) => kind)).toEqual(["payment", "hand_over"]);
    expect(receipts[1]).toMatchObject({ total });
    expect(receipts[1].positions[0].method).toBe("full_payment");
    expect(history.at(-1).title).toBe("The order was received");
    await expectLedgerAgrees(shop);
  });

  test("does not jump, does not go back, does not move unpaid", async () => {
    const unpaid = await orderDress(shop);
    expect((await move(unpaid.number, "assembling")).body.code).toBe("order_unpaid");
    const order = await paidDress();
    const jump = await move(order.number, "delivered");
    expect(jump.body).toMatchObject({
      code: "move_not_allowed",
      detail: "The shipment is waiting to be packed. What can follow: being packed",
      data: { from: "waiting", to: "delivered", next: ["assembling"] },
    });
    await move(order.number, "assembling");
    expect((await move(order.number, "waiting")).status).toBe(409);
    expect((await move(order.number, "cancelled")).body.code).toBe("shipment_of_order");
    await move(order.number, "shipped");
    const back = await move(order.number, "assembling");
    expect(back.body.detail).toMatch(/: ready for collection, delivered,? or not delivered$/);
    expect((await cancel(order.number)).body).toMatchObject({
      code: "order_has_left",
      detail:
        "The order cannot be cancelled any more, its shipment is on its way. Its pieces can be paid back",
    });
    await move(order.number, "delivered");
    expect((await move(order.number, "shipped")).body.code).toBe("shipment_ended");
    expect((await cancel(order.number)).body.code).toBe("order_has_left");
  });

  test("that could not be handed over brings its pieces back", async () => {
    const order = await paidDress();
    const free = await freeOf(shop, "s");
    for (const state of ["assembling", "shipped", "not_delivered"]) await move(order.number, state);
    expect(await freeOf(shop, "s")).toBe(free + 1);
    await expectLedgerAgrees(shop);
  });
});

describe("money back", () => {
  test("cancelling a paid order gives back stock and money, and tells the bank once", async () => {
    const free = await freeOf(shop, "s");
    const order = await paidDress();
    const key = crypto.randomUUID();
    const cancel = () =>
      ask(
        `POST staff/orders/${order.number}/cancel/`,
        { reason: "Torn" },
        { ...as("support"), "idempotency-key": key },
      );
    const answers = [await cancel(), await cancel()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await freeOf(shop, "s")).toBe(free);
    const read = await readOrder(shop, order, "&receipt=true");
    expect(read.state).toBe("refunded");
    expect(read.receipts.at(-1)).toMatchObject({ kind: "refund", total: 13_290 });
    const again = await ask(
      `POST staff/orders/${order.number}/cancel/`,
      { reason: "Again" },
      as("support"),
    );
    expect(again.body.code).toBe("order_closed");
    await expectLedgerAgrees(shop);
  });

  test("an unpaid order that is cancelled cannot be paid any more", async () => {
    const order = await orderDress(shop);
    const refund = (items: object[] | null) =>
      ask(`POST staff/orders/${order.number}/refund/`, { items, reason: "Torn" }, as("owner"));
    expect((await refund(null)).body.code).toBe("nothing_paid");
    expect((await refund([])).status).toBe(400);
    await ask(`POST staff/orders/${order.number}/cancel/`, { reason: "Asked to" }, as("owner"));
    const { html } = await atBank(shop, order.payment_url, "pay", { card: cards.success });
    expect(html).not.toContain("Exception");
    expect((await checkPayment(shop, order)).body).toMatchObject({
      state: "cancelled",
      paid: false,
    });
  });

  test("pieces are paid back one by one, the delivery with the last, never more than was paid", async () => {
    const cartId = await fillCart(ask, shop.dress.id, shop.sizes.get("m") as number, 1);
    await ask(`POST carts/items/?cart_id=${cartId}`, {
      product: shop.shirt.id,
      size: shop.sizes.get("s"),
    });
    const form = { locality: "tver" };
    const { body: order } = await place(ask, cartId, 12_900 + 7900 + 590, { form });
    await atBank(shop, order.payment_url, "pay", { card: cards.success });
    await checkPayment(shop, order);
    const { items } = await readOrder(shop, order);
    const refund = (wish: object | null) =>
      ask(
        `POST staff/orders/${order.number}/refund/`,
        { items: wish, reason: "Does not fit" },
        as("manager"),
      );
    const shirt = items.find((item: { sku: string }) => item.sku === "VR-2-1-s");
    expect((await refund([{ id: shirt.id, quantity: 1 }])).body).toEqual({
      refunded: 7900,
      is_settled: true,
    });
    expect((await readOrder(shop, order)).state).toBe("partly_refunded");
    expect((await refund([{ id: shirt.id, quantity: 1 }])).body).toMatchObject({
      code: "not_so_many_left",
      detail: "Of this piece 0 can still be paid back, not 1",
    });
    expect((await refund(null)).body).toEqual({ refunded: 13_490, is_settled: true });
    const read = await readOrder(shop, order, "&receipt=true");
    expect(read.state).toBe("refunded");
    const back = read.receipts.filter(({ kind }: { kind: string }) => kind === "refund");
    const sum = back.reduce((whole: number, one: { total: number }) => whole + one.total, 0);
    expect(sum).toBe(read.total);
    const { code, detail } = (await refund(null)).body;
    expect(code).toBe("already_refunded");
    const today = new Date().toLocaleDateString("en-GB", { dateStyle: "long", timeZone: shopZone });
    expect(detail).toMatch(/^This was paid back already: 21\s390\srub\., /);
    expect(detail).toContain(today);
    await expectLedgerAgrees(shop);
  });
});

test("every change of an order names who made it", async () => {
  const order = await paidDress();
  await move(order.number, "assembling");
  const moves = await db
    .selectFrom("shipment_moves as m")
    .innerJoin("shipments as s", "s.id", "m.shipment_id")
    .innerJoin("orders as o", "o.id", "s.order_id")
    .where("o.number", "=", order.number)
    .select(["m.to_state", "m.actor"])
    .orderBy("m.id")
    .execute();
  expect(moves).toEqual([
    { to_state: "waiting", actor: "customer" },
    { to_state: "assembling", actor: "staff:Anna the warehouse" },
  ]);
});
