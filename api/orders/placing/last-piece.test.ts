import { expect, test } from "vitest";
import { openShop } from "../../testing/open-shop.ts";
import { expectLedgerAgrees, fillCart, freeOf, place, restock } from "../../testing/shopper.ts";

const shop = await openShop();
const { ask, db, dress, sizes } = shop;
const size = sizes.get("s") as number;
const buyers = 200;
/** Fewer for a quick look while working: `RACE_ROUNDS=5`. */
const rounds = Number(process.env.RACE_ROUNDS ?? 100);

/** What stock says is held, and the pieces of all orders there are. */
async function heldAndOrdered(): Promise<[number, number]> {
  const balance = await db
    .selectFrom("stock_balances")
    .where("sku_id", "=", dress.skus.get("VR-1-1-s") as number)
    .select("reserved")
    .executeTakeFirstOrThrow();
  const units = await db
    .selectFrom("order_units")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return [balance.reserved, units.count];
}

test(`${buyers} buyers, the last piece, ${rounds} times: one gets it, the others keep their carts`, async () => {
  await restock(shop, 1);
  const newCart = () => fillCart(ask, dress.id, size);
  const carts = await Promise.all(Array.from({ length: buyers }, newCart));
  for (let round = 1; round <= rounds; round++) {
    const answers = await Promise.all(carts.map((cart) => place(ask, cart, 13_290)));
    const winners = answers.flatMap(({ status }, buyer) => (status === 201 ? [buyer] : []));
    expect(winners).toHaveLength(1);
    const told = new Set(
      answers.filter(({ status }) => status !== 201).map(({ body }) => body.code),
    );
    expect([...told].every((code) => ["size_gone", "cart_has_gone_lines"].includes(code))).toBe(
      true,
    );
    expect(await freeOf(shop, "s")).toBe(0);
    expect(await heldAndOrdered()).toEqual([round, round]);

    await restock(shop, 1);
    carts[winners[0] as number] = await newCart();
  }
  await expectLedgerAgrees(shop);
}, 240_000);
