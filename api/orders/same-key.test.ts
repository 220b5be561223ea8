import { expect, test } from "vitest";
import { openShop } from "../testing/open-shop.ts";
import { expectLedgerAgrees, fillCart, freeOf, place, restock } from "../testing/shopper.ts";

const shop = await openShop();
const { ask, db, dress, sizes } = shop;
const pairs = 1000;
const atOnce = 25;

async function pressTwice(): Promise<string> {
  const cartId = await fillCart(ask, dress.id, sizes.get("l") as number);
  const key = crypto.randomUUID();
  const press = () => place(ask, cartId, 13_290, { key });
  const [one, two] = await Promise.all([press(), press()]);
  expect(one.status).toBe(201);
  expect(two).toEqual(one);
  return one.body.number;
}

test(`${pairs} parallel pairs with the same key make one order each and get one answer`, async () => {
  await restock(shop, pairs);
  const numbers = new Set<string>();
  while (numbers.size < pairs) {
    const batch = await Promise.all(Array.from({ length: atOnce }, pressTwice));
    for (const number of batch) {
      expect(numbers.has(number)).toBe(false);
      numbers.add(number);
    }
  }
  const orders = await db.selectFrom("orders").select("number").execute();
  expect(orders).toHaveLength(pairs);
  expect(await freeOf(shop, "l")).toBe(0);
  await expectLedgerAgrees(shop);
}, 240_000);
