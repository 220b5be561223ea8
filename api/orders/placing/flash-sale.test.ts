import { expect, test } from "vitest";
import { countStock } from "../../stock/public.ts";
import { openShop } from "../../testing/open-shop.ts";
import { expectLedgerAgrees, fillCart, freeOf, place } from "../../testing/shopper.ts";

const shop = await openShop();
const { ask, db, dress, sizes, warehouse } = shop;
const sku = dress.skus.get("VR-1-1-s") as number;
const size = sizes.get("s") as number;

async function bringIn(pieces: number): Promise<void> {
  const line = { skuId: sku, placeId: warehouse, onHand: pieces };
  await countStock(db, [line], { cause: "correction", actor: "test" });
}

async function reserved(): Promise<number> {
  const balance = await db
    .selectFrom("stock_balances")
    .where("sku_id", "=", sku)
    .select("reserved")
    .executeTakeFirstOrThrow();
  return balance.reserved;
}

test("500 shoppers, 50 pieces, each pressing twice: exactly 50 are sold and nobody meets a fault", async () => {
  await bringIn(50);
  const carts: string[] = [];
  for (let batch = 0; batch < 20; batch++) {
    const some = Array.from({ length: 25 }, () => fillCart(ask, dress.id, size));
    carts.push(...(await Promise.all(some)));
  }
  const presses = carts.flatMap((cartId) => {
    const key = crypto.randomUUID();
    return [place(ask, cartId, 13_290, { key }), place(ask, cartId, 13_290, { key })];
  });
  const answers = await Promise.all(presses);

  const placed = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect(placed.length + refused.length).toBe(1000);
  expect(placed).toHaveLength(100);
  expect(new Set(placed.map(({ body }) => body.number)).size).toBe(50);
  const kindly = new Set(refused.map(({ body }) => body.code));
  expect([...kindly].every((code) => ["size_gone", "cart_has_gone_lines"].includes(code))).toBe(
    true,
  );
  expect(await freeOf(shop, "s")).toBe(0);
  expect(await reserved()).toBe(50);
  await expectLedgerAgrees(shop);

  const [keeper] = carts.filter((_, index) => answers[2 * index]?.status === 409);
  const cart = await ask(`GET carts/?cart_id=${keeper}`);
  expect(cart.body.items).toEqual([expect.objectContaining({ in_stock: false, quantity: 1 })]);
}, 120_000);

test("shoppers with the same pieces in another order never block each other for good", async () => {
  await bringIn((await reserved()) + 1000);
  const other = { skuId: dress.skus.get("VR-1-1-m") as number, placeId: warehouse, onHand: 1000 };
  await countStock(db, [other], { cause: "correction", actor: "test" });
  const carts = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const [first, second] = index % 2 ? ["s", "m"] : ["m", "s"];
      const id = await fillCart(ask, dress.id, sizes.get(first as string) as number);
      await ask(`POST carts/items/?cart_id=${id}`, {
        product: dress.id,
        size: sizes.get(second as string),
      });
      return id;
    }),
  );
  const answers = await Promise.all(carts.map((cartId) => place(ask, cartId, 25_800)));
  expect(answers.map(({ status }) => status)).toEqual(carts.map(() => 201));
  await expectLedgerAgrees(shop);
}, 60_000);
