import { beforeEach, describe, expect, test } from "vitest";
import { buildApp, writeCallBook } from "../app.ts";
import { sendMessages } from "../messages/send-messages.ts";
import { openShop } from "../testing/open-shop.ts";
import {
  expectLedgerAgrees,
  fillCart,
  freeOf,
  keyHeader,
  orderDress,
  orderForm,
  place,
  readOrder,
  restock,
} from "../testing/shopper.ts";
import { sendRaw } from "./raw-request.ts";

const shop = await openShop();
const { ask, db, dress } = shop;
const small = shop.sizes.get("s") as number;

beforeEach(() => restock(shop));

const countOf = async (table: "orders" | "payments") =>
  (await db.selectFrom(table).select("id").execute()).length;

describe("a shopper who sets the terms", () => {
  const terms = [
    ...["price", "total", "discount_amount", "items_amount", "delivery_price", "coupon"],
    ...["state", "paid", "site_id", "customer", "birth_date", "buyout_percentage", "is_gift"],
  ];
  test.each(terms)("%s is not theirs to say", async (name) => {
    const cartId = await fillCart(ask, dress.id, small);
    const piece = { product: dress.id, size: small, [name]: 1 };
    for (const refused of [
      await ask(`POST carts/items/?cart_id=${cartId}`, piece),
      await place(ask, cartId, 13_290, { form: { [name]: 1 } }),
      await ask(`POST orders/calc-price/?cart_id=${cartId}`, { [name]: 1 }),
    ]) {
      expect([refused.status, refused.body.detail.errors[0].name]).toEqual([400, name]);
    }
    expect((await ask(`GET carts/?cart_id=${cartId}`)).body.total_sum).toBe(12_900);
  });

  test.each([-1, 0, 1.5, 0.1, 100, 1e9, 1e308, "2", null, true, [1], {}])(
    "%s is no quantity",
    async (quantity) => {
      const cartId = await fillCart(ask, dress.id, small);
      const { body } = await ask(`GET carts/?cart_id=${cartId}`);
      const line = `carts/items/${body.items[0].id}/update-quantity/` as const;
      for (const call of ["POST carts/items/", `POST ${line}`] as const) {
        const piece = call.includes("update") ? {} : { product: dress.id, size: small };
        const { status } = await ask(`${call}?cart_id=${cartId}`, { ...piece, quantity });
        expect([call, status]).toEqual([call, 400]);
      }
      expect((await ask(`GET carts/?cart_id=${cartId}`)).body.total_count).toBe(1);
    },
  );

  test.each([-13_290, 0, 0.01, 13_289.99, 13_290.01, 100_000_000])(
    "%s roubles are not what the shop works out",
    async (total) => {
      const cartId = await fillCart(ask, dress.id, small);
      const { status } = await place(ask, cartId, total);
      expect(status).toBe(total < 0 ? 400 : 409);
      expect(await freeOf(shop, "s")).toBe(5);
    },
  );
});

describe("an Idempotency-Key", () => {
  test("makes one of a thousand pairs sent at once", { timeout: 180_000 }, async () => {
    const [pairs, atOnce] = [1000, 20];
    await restock(shop, pairs);
    const before = { orders: await countOf("orders"), payments: await countOf("payments") };
    const waiting = Array.from({ length: pairs }).keys();
    const worker = async () => {
      for (const _ of waiting) {
        const cartId = await fillCart(ask, dress.id, small);
        const more = { key: crypto.randomUUID() };
        const [one, two] = await Promise.all([
          place(ask, cartId, 13_290, more),
          place(ask, cartId, 13_290, more),
        ]);
        expect([one.status, two]).toEqual([201, one]);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect(await countOf("orders")).toBe(before.orders + pairs);
    expect(await countOf("payments")).toBe(before.payments + pairs);
    expect(await freeOf(shop, "s")).toBe(0);
    await expectLedgerAgrees(shop);
  });

  test("of another's cart opens nothing of theirs", async () => {
    const key = crypto.randomUUID();
    const [theirs, mine] = [
      await fillCart(ask, dress.id, small),
      await fillCart(ask, dress.id, small),
    ];
    const [one, two] = [
      await place(ask, theirs, 13_290, { key }),
      await place(ask, mine, 13_290, { key }),
    ];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.number).not.toBe(one.body.number);
    expect(two.body.key).not.toBe(one.body.key);
  });

  test("of one call says nothing to another, and is no longer than 100 signs", async () => {
    const key = crypto.randomUUID();
    const order = await orderDress(shop);
    await ask("POST carts/items/", { product: dress.id, size: small }, keyHeader(key));
    const pay = `POST orders/${order.number}/pay/?key=${order.key}` as const;
    expect((await ask(pay, undefined, keyHeader(key))).body.payment_url).toBe(order.payment_url);
    expect((await ask(pay, undefined, keyHeader("k".repeat(101)))).status).toBe(400);
  });
});

test("markup in names stays text: in the letter, in the outbox, in the API", async () => {
  await db.deleteFrom("outbox").execute();
  const cartId = await fillCart(ask, dress.id, small);
  const name = `<img src=x onerror="alert(1)"></script>'&`;
  const form = { first_name: name, street: "<script>alert(1)</script>", comment: name };
  const { body: order } = await place(ask, cartId, 13_290, { form });
  await sendMessages({ db, config: shop.config });
  const outbox = await sendRaw(shop.url, "/dev/outbox");
  expect(outbox.text).toContain(order.number);
  expect(outbox.text).not.toMatch(/<img|<script|onerror="/i);
  expect((await readOrder(shop, order)).contacts.first_name).toBe(name);
});

test("no form breaks out of a letter's headers", async () => {
  const cartId = await fillCart(ask, dress.id, small);
  for (const email of ["a@b.cc\r\nBcc: c@d.ee", "a@b.cc\0", "a@b.cc,c@d.ee", "<a@b.cc>"]) {
    const { status, body } = await place(ask, cartId, 13_290, { form: { email } });
    expect([status, body.detail.errors[0].name]).toEqual([400, "email"]);
  }
});

test("what is a sandbox's is nowhere when the sandbox is off", async () => {
  const app = await buildApp({
    config: { ...shop.config, sandbox: false },
    db,
    book: writeCallBook(),
    findSite: async () => ({ id: 2, host: null }),
    authenticate: async () => null,
  });
  const order = await orderDress(shop);
  const own = await app.listen({ port: 0, host: "127.0.0.1" });
  for (const path of ["/dev/outbox", "/dev/", order.payment_url]) {
    const { status, text } = await sendRaw(own, path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toContain(orderForm.email);
  }
  await app.close();
});
