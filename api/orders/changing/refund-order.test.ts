import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { makeToken } from "../../staff/public.ts";
import { openShop } from "../../testing/open-shop.ts";
import {
  atBank,
  cards,
  checkPayment,
  expectLedgerAgrees,
  fillCart,
  freeOf,
  type PlacedByTest,
  place,
  readOrder,
  restock,
} from "../../testing/shopper.ts";

const shop = await openShop();
const { ask, db } = shop;
const owner = { name: "Vera", role: "owner", days: 1 } as const;
const token = await db.transaction().execute((trx) => makeToken(trx, owner, "staff:test"));
const authorization = `Bearer ${token}`;
const dressPrice = 12_900;
const shirtPrice = 7900;

beforeEach(() => restock(shop));

interface PaidOrder extends PlacedByTest {
  dress: number;
  shirt: number;
}

/** Two dresses and a shirt, delivered free of charge. */
async function payForThree(): Promise<PaidOrder> {
  const cartId = await fillCart(ask, shop.dress.id, shop.sizes.get("m") as number, 2);
  const shirt = { product: shop.shirt.id, size: shop.sizes.get("s") };
  await ask(`POST carts/items/?cart_id=${cartId}`, shirt);
  const { body: order } = await place(ask, cartId, 2 * dressPrice + shirtPrice);
  await atBank(shop, order.payment_url, "pay", { card: cards.success });
  await checkPayment(shop, order);
  const { items } = await readOrder(shop, order);
  const idOf = (sku: string) => items.find((item: { sku: string }) => item.sku === sku).id;
  return { ...order, dress: idOf("VR-1-1-m"), shirt: idOf("VR-2-1-s") };
}

type Wish = { id: number; quantity: number }[] | null;

const refund = ({ number }: PlacedByTest, items: Wish) =>
  ask(`POST staff/orders/${number}/refund/`, { items, reason: "Does not fit" }, { authorization });

/** What the bank has paid back for an order, roubles. */
async function backAtBank({ number }: PlacedByTest): Promise<number> {
  const { refunded } = await db
    .selectFrom("sandbox_bank_payments")
    .where("description", "=", number)
    .where("state", "=", "captured")
    .select("refunded")
    .executeTakeFirstOrThrow();
  return refunded / 100;
}

/** What our own books say of an order's payment: its state, and the roubles that went back. */
async function booked({ number }: PlacedByTest): Promise<[string, number]> {
  const { state, refunded } = await db
    .selectFrom("payments as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .where("o.number", "=", number)
    .select(["p.state", "p.refunded"])
    .executeTakeFirstOrThrow();
  return [state, refunded / 100];
}

describe("a piece", () => {
  test("that is named twice is two pieces, never one paid back twice", async () => {
    const order = await payForThree();
    const one = (id: number) => ({ id, quantity: 1 });
    const twice = await refund(order, [one(order.shirt), one(order.shirt)]);
    expect([twice.status, twice.body.code]).toEqual([409, "not_so_many_left"]);
    expect(await backAtBank(order)).toBe(0);
    const both = await refund(order, [one(order.dress), one(order.dress)]);
    expect(both.body).toEqual({ refunded: 2 * dressPrice, is_settled: true });
    expect(await backAtBank(order)).toBe(2 * dressPrice);
    await expectLedgerAgrees(shop);
  });

  test.each(["one by one", "at once"])(
    "and each other, paid back %s, are all paid back",
    async (how) => {
      const order = await payForThree();
      const pieces = [order.dress, order.shirt, order.dress].map((id) => [{ id, quantity: 1 }]);
      if (how === "at once") await Promise.all(pieces.map((wish) => refund(order, wish)));
      else for (const wish of pieces) await refund(order, wish);
      const all = 2 * dressPrice + shirtPrice;
      expect([await backAtBank(order), await booked(order)]).toEqual([all, ["refunded", all]]);
      expect((await readOrder(shop, order)).state).toBe("refunded");
    },
  );

  test("asked back by several at the same moment is paid back once", async () => {
    const order = await payForThree();
    const free = await freeOf(shop, "m");
    const wish = [{ id: order.dress, quantity: 2 }];
    const answers = await Promise.all([1, 2, 3, 4].map(() => refund(order, wish)));
    const told = answers.map(({ status, body }) => body.refunded ?? `${status} ${body.code}`);
    expect(told.filter((one) => one === 2 * dressPrice)).toHaveLength(1);
    expect(told.filter((one) => one === "409 not_so_many_left")).toHaveLength(3);
    expect(await backAtBank(order)).toBe(2 * dressPrice);
    expect(await freeOf(shop, "m")).toBe(free + 2);
  });
});

test("whatever is asked back, in any order and at once, the bank pays what is answered and no more than came", async () => {
  const which = fc.constantFrom("dress", "dress", "shirt", "none");
  const part = fc.record({ which, quantity: fc.constantFrom(1, 1, 2, 3) });
  const wish = fc.option(fc.array(part, { minLength: 1, maxLength: 3 }), { freq: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 5 }), fc.boolean(), async (wishes, atOnce) => {
      await restock(shop);
      const order = await payForThree();
      const idOf = { dress: order.dress, shirt: order.shirt, none: 0 };
      const asked = wishes.map((parts) => () => {
        const items = parts?.map(({ which: item, quantity }) => ({ id: idOf[item], quantity }));
        return refund(order, items ?? null);
      });
      const answers = [];
      if (atOnce) answers.push(...(await Promise.all(asked.map((send) => send()))));
      else for (const send of asked) answers.push(await send());
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const sum = answers.reduce((whole, { body }) => whole + (body.refunded ?? 0), 0);
      expect(await backAtBank(order)).toBe(sum);
      const [state, refunded] = await booked(order);
      const isWhole = sum === 2 * dressPrice + shirtPrice;
      const wanted = isWhole ? "refunded" : sum > 0 ? "partly_refunded" : "paid";
      expect([state, refunded]).toEqual([wanted, sum]);
      expect(sum).toBeLessThanOrEqual(2 * dressPrice + shirtPrice);
      const { receipts } = await readOrder(shop, order, "&receipt=true");
      const back = receipts.filter(({ kind }: { kind: string }) => kind === "refund");
      expect(back.reduce((whole: number, one: { total: number }) => whole + one.total, 0)).toBe(
        sum,
      );
      await expectLedgerAgrees(shop);
    }),
    { numRuns: 12 },
  );
}, 60_000);
