import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { askAt, openShop } from "../../testing/open-shop.ts";
import { serveApart } from "../../testing/processes/serve-apart.ts";
import { expectWholeOrders } from "../../testing/processes/whole-orders.ts";
import {
  atBank,
  cards,
  expectLedgerAgrees,
  type PlacedByTest,
  place,
  restock,
} from "../../testing/shopper.ts";
import { settleRefunds } from "./settle-refunds.ts";
import { settleSilentPayments } from "./settle-silent-payments.ts";

const shop = await openShop();
const { db, dress, sizes } = shop;
const rounds = 5;
const shoppers = 3;
const startServer = () => serveApart(shop.databaseUrl, shop.config.secret ?? "");

/** Puts in, places and pays as far as the server lives; answers what the shopper knows. */
async function goShopping(url: string, key: string, held: { cartId?: string }) {
  const ask = askAt(url);
  const piece = { product: dress.id, size: sizes.get("s") };
  held.cartId ??= (await ask("POST carts/items/", piece, { "idempotency-key": key })).body
    .id as string;
  const { status, body } = await place(ask, held.cartId, 13_290, { key });
  expect([status, body.code]).toEqual([201, undefined]);
  const order: PlacedByTest = body;
  await atBank({ ...shop, url }, order.payment_url, "pay", { card: cards.success });
  await ask(`POST orders/${order.number}/check-payment/?key=${order.key}`);
  return order;
}

test("a server killed at any moment of placing and paying leaves all or nothing", async () => {
  let server = await startServer();
  // A trip's length on this machine, so that the blow falls at any step of it.
  let tripMs = 200;
  for (let round = 0; round < rounds; round++) {
    await restock(shop, shoppers);
    const trolleys = Array.from({ length: shoppers }, () => ({
      key: crypto.randomUUID(),
      held: {} as { cartId?: string },
    }));
    const { url } = server;
    const trips = trolleys.map(({ key, held }) => goShopping(url, key, held).catch(() => null));
    await pause(Math.random() * tripMs);
    await Promise.all([...trips, server.kill()]);
    await expectWholeOrders(shop);

    server = await startServer();
    const began = performance.now();
    const again = trolleys.map(({ key, held }) => goShopping(server.url, key, held));
    const orders = await Promise.all(again);
    tripMs = performance.now() - began;
    expect(new Set(orders.map(({ number }) => number)).size).toBe(shoppers);
  }
  await db
    .updateTable("payments")
    .set({ ask_at: new Date(0) })
    .execute();
  await settleSilentPayments(shop);
  await settleRefunds(shop);
  await expectWholeOrders(shop);
  await expectEachPaidOnce();
  await expectLedgerAgrees(shop);
}, 240_000);

/** What the bank took and what the shop knows of it are the same, order by order. */
async function expectEachPaidOnce(): Promise<void> {
  const { rows: paid } = await sql<{ number: string }>`
    select o.number, o.state, p.state as payment, b.state as bank, b.refunded
    from orders o join payments p on p.order_id = o.id
    join sandbox_bank_payments b on b.merchant_key = p.key::text`.execute(db);
  expect(paid).toHaveLength(rounds * shoppers);
  for (const { number, ...rest } of paid) {
    expect([number, rest]).toEqual([
      number,
      { state: "confirmed", payment: "paid", bank: "captured", refunded: 0 },
    ]);
  }
}
