import { beforeEach, describe, expect, test } from "vitest";
import { openShop } from "../../testing/open-shop.ts";
import {
  expectLedgerAgrees,
  fillCart,
  freeOf,
  orderDress,
  place,
  readOrder,
  restock,
} from "../../testing/shopper.ts";
import { expireOrders } from "../changing/expire-orders.ts";

const shop = await openShop();
const { ask, db, dress, shirt, sizes } = shop;
const size = (slug: string) => sizes.get(slug) as number;

beforeEach(() => restock(shop));

describe("calc-price", () => {
  const calc = (cartId: string, choice: object, locale = "en") =>
    fetch(`${shop.url}/api/${locale}/orders/calc-price/?cart_id=${cartId}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(choice),
    }).then((answer) => answer.json());

  test("answers every step as a line in the shopper's language", async () => {
    const cartId = await fillCart(ask, shirt.id, size("s"), 2);
    const choice = { delivery_type: "courier", locality: "moscow" };
    const price = await calc(cartId, choice);
    expect(price).toMatchObject({ total: 16_190, saved: 4200 });
    expect(price.lines).toEqual([
      { code: "items", title: "Goods", note: "2 pieces", amount: 20_000 },
      { code: "sale", title: "Sale", note: "Lowered prices", amount: -4200 },
      { code: "delivery", title: "Delivery", note: "", amount: 390 },
      { code: "total", title: "Total", note: "VAT included", amount: 16_190 },
    ]);
    const russian = await calc(cartId, choice, "ru");
    expect(russian.lines[0]).toMatchObject({ title: "Товары", note: "2 вещи" });
  });

  test("knows zones, free delivery and collection, and leaves out what is not chosen", async () => {
    const cartId = await fillCart(ask, dress.id, size("m"));
    const total = async (choice: object) => (await calc(cartId, choice)).total;
    expect(await total({})).toBe(12_900);
    expect(await total({ delivery_type: "courier", locality: "tver" })).toBe(13_490);
    expect(await total({ delivery_type: "own_shop" })).toBe(12_900);
    await ask(`POST carts/items/?cart_id=${cartId}`, { product: dress.id, size: size("s") });
    expect(await total({ delivery_type: "courier", locality: "moscow" })).toBe(25_800);
    const nowhere = await calc(cartId, { delivery_type: "courier", locality: "atlantis" });
    expect(nowhere.code).toBe("delivery_unavailable");
  });
});

describe("placing an order", () => {
  test("takes stock aside, empties the cart and answers number, key and the bank's page", async () => {
    const cartId = await fillCart(ask, dress.id, size("s"), 2);
    const { status, body } = await place(ask, cartId, 25_800);
    expect(status).toBe(201);
    expect(body.number).toMatch(/^\d{6}-[2-9A-Z]{5}$/);
    expect(body.key).toHaveLength(32);
    expect(body.payment_url).toMatch(/^\/sandbox\/bank\/[0-9a-f-]{36}$/);
    expect(await freeOf(shop, "s")).toBe(3);
    expect((await ask(`GET carts/?cart_id=${cartId}`)).body).toMatchObject({
      id: cartId,
      items: [],
    });
    const order = await readOrder(shop, body);
    expect(order).toMatchObject({
      state: "awaiting_payment",
      can_pay: true,
      total: 25_800,
      items: [{ title: "Slip dress", size: "S", color: "Emerald", quantity: 2, total: 25_800 }],
      contacts: { phone: "+79162043105", email: "anna@example.com" },
      delivery: { type: "courier", address: "Moscow, Arbat, 10" },
      history: [{ title: "Order placed" }],
    });
    await expectLedgerAgrees(shop);
  });

  test("keeps one row per piece, and they add up to the order", async () => {
    const { number } = await orderDress(shop);
    const order = await db
      .selectFrom("orders")
      .where("number", "=", number)
      .select(["id", "total", "delivery_price"])
      .executeTakeFirstOrThrow();
    const units = await db
      .selectFrom("order_units")
      .where("order_id", "=", order.id)
      .selectAll()
      .execute();
    const paid = units.reduce((sum, unit) => sum + unit.price, 0);
    expect(paid + order.delivery_price).toBe(order.total);
    expect(units.map(({ price, tax }) => [price, tax])).toEqual([[12_900_00, 2_326_23]]);
  });

  test("keeps the shopper's language and the way they came", async () => {
    const cartId = await fillCart(ask, dress.id, size("s"));
    const utm = { source: "mail", campaign: "autumn" };
    const { number } = (await place(ask, cartId, 13_290, { form: { utm } })).body;
    const order = await db
      .selectFrom("orders")
      .where("number", "=", number)
      .select(["utm", "locale"])
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ utm, locale: "en" });

    const other = await fillCart(ask, dress.id, size("s"));
    for (const wrong of [{ gclid: "x" }, { source: "x".repeat(201) }, { source: 1 }]) {
      expect((await place(ask, other, 13_290, { form: { utm: wrong } })).status).toBe(400);
    }
  });

  test("writes the letter in the same transaction", async () => {
    const { number } = await orderDress(shop);
    const letters = await db.selectFrom("outbox").select(["recipient", "payload"]).execute();
    const letter = letters.find(({ payload }) => JSON.stringify(payload).includes(number));
    expect(letter?.recipient).toBe("anna@example.com");
  });

  test("an order for collection names the shop and costs nothing more", async () => {
    const cartId = await fillCart(ask, dress.id, size("m"));
    const shops = await ask("GET handbooks/orders-issue-points/");
    const form = {
      delivery_type: "own_shop",
      locality: "",
      street: "",
      shop: shops.body.results[0].id,
    };
    const { body } = await place(ask, cartId, 12_900, { form });
    const order = await readOrder(shop, body);
    expect(order.delivery).toMatchObject({
      type: "own_shop",
      address: "Moscow, 12 Petrovka",
      shop: { slug: "petrovka" },
    });
  });

  test("a number alone, a wrong key and no such order are the same 404", async () => {
    const { number, key } = await orderDress(shop);
    const other = await orderDress(shop);
    const statuses = await Promise.all(
      [
        `${number}/`,
        `${number}/?key=${other.key}`,
        `${other.number}/?key=${key}`,
        `1-A/?key=${key}`,
      ].map(async (path) => (await ask(`GET orders/${path}`)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  test("refuses an empty cart, a changed total, a gone line, what cannot be delivered", async () => {
    const code = async (answer: ReturnType<typeof place>) => (await answer).body.code;
    expect(await code(place(ask, "0".repeat(32), 1))).toBe("cart_empty");
    const cartId = await fillCart(ask, dress.id, size("m"));
    const changed = await place(ask, cartId, 12_000);
    expect(changed.status).toBe(409);
    expect(changed.body).toMatchObject({
      code: "total_changed",
      data: { before: 12_000, after: 13_290 },
      detail:
        "The total has changed: it was 12\u00a0000\u00a0rub., it is now 13\u00a0290\u00a0rub.",
    });
    expect(await code(place(ask, cartId, 13_290, { form: { locality: "atlantis" } }))).toBe(
      "delivery_unavailable",
    );
    await db
      .updateTable("products")
      .set({ is_coming_soon: true })
      .where("id", "=", dress.id)
      .execute();
    expect(await code(place(ask, cartId, 13_290))).toBe("cart_has_gone_lines");
    await db
      .updateTable("products")
      .set({ is_coming_soon: false })
      .where("id", "=", dress.id)
      .execute();
    const { items } = (await ask(`GET carts/?cart_id=${cartId}`)).body;
    expect(items).toHaveLength(1);
  });

  test("names the fields that are missing or wrong", async () => {
    const cartId = await fillCart(ask, dress.id, size("m"));
    const form = { first_name: " ", email: "anna@", phone: "12", street: "" };
    const { status, body } = await place(ask, cartId, 13_290, { form });
    expect(status).toBe(400);
    const fields = body.detail.errors.map(({ name }: { name: string }) => name);
    expect(fields.sort()).toEqual(["email", "first_name", "phone", "street"]);
    const unknown = await place(ask, cartId, 13_290, { form: { total: 1 } });
    expect(unknown.body.detail.errors[0].name).toBe("total");
  });

  test("a preorder is placed apart and takes places, not stock, until it expires", async () => {
    await db
      .updateTable("products")
      .set({ is_preorder: true })
      .where("id", "=", shirt.id)
      .execute();
    await db
      .updateTable("skus")
      .set({ preorder_limit: 1 })
      .where("product_id", "=", shirt.id)
      .execute();
    const cartId = await fillCart(ask, dress.id, size("m"));
    const other = await fillCart(ask, shirt.id, size("s"));
    await ask(`POST carts/items/?cart_id=${cartId}`, { product: shirt.id, size: size("s") });
    const preorder = (id: string) => place(ask, id, 8290, { query: "&is_preorder=true" });
    const answers = await Promise.all([preorder(cartId), preorder(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const left = (await ask(`GET carts/?cart_id=${cartId}`)).body.items;
    expect(left.map((item: { product: { id: number } }) => item.product.id)).toEqual([dress.id]);

    const late = answers[0]?.status === 201 ? other : cartId;
    await db
      .updateTable("orders")
      .set({ pay_until: new Date(0) })
      .execute();
    await expireOrders(shop);
    expect((await preorder(late)).status).toBe(201);
    const agreed = await db
      .selectFrom("orders")
      .innerJoin("shipments", "shipments.order_id", "orders.id")
      .where("is_preorder", "=", true)
      .select(["delivery", "planned_on"])
      .execute();
    expect(agreed.map(({ delivery, planned_on }) => [delivery.date, planned_on])).toEqual([
      [null, null],
      [null, null],
    ]);
    await db
      .updateTable("products")
      .set({ is_preorder: false })
      .where("id", "=", shirt.id)
      .execute();
  });
});

describe("placing again with the same key", () => {
  test("another body is refused; without a key the emptied cart is", async () => {
    const cartId = await fillCart(ask, dress.id, size("l"));
    const key = crypto.randomUUID();
    await place(ask, cartId, 13_290, { key });
    const other = await place(ask, cartId, 13_290, { key, form: { first_name: "Boris" } });
    expect(other.body.code).toBe("idempotency_mismatch");
    expect((await place(ask, cartId, 13_290)).body.code).toBe("cart_empty");
  });

  test("no secret of the answer is kept readable", async () => {
    const cartId = await fillCart(ask, dress.id, size("l"));
    const { body } = await place(ask, cartId, 13_290, { key: crypto.randomUUID() });
    const kept = await db.selectFrom("idempotency_keys").select("answer").execute();
    for (const { answer } of kept) expect(answer?.toString("latin1")).not.toContain(body.key);
    const keys = await db.selectFrom("order_keys").select("hash").execute();
    for (const { hash } of keys) expect(hash.toString()).not.toContain(body.key);
  });
});

describe("a race", () => {
  test("the last dress goes to one of two shoppers", async () => {
    for (let round = 0; round < 10; round++) {
      await restock(shop, 1);
      const carts = [
        await fillCart(ask, dress.id, size("s")),
        await fillCart(ask, dress.id, size("s")),
      ];
      const answers = await Promise.all(carts.map((cartId) => place(ask, cartId, 13_290)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const loser = answers.find(({ status }) => status === 409);
      expect(["size_gone", "cart_has_gone_lines"]).toContain(loser?.body.code);
      expect(await freeOf(shop, "s")).toBe(0);
    }
    await expectLedgerAgrees(shop);
  });
});
