import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeToken } from "../../staff/public.ts";
import { openShop } from "../../testing/open-shop.ts";
import {
  atBank,
  cards,
  checkPayment,
  expectLedgerAgrees,
  fillCart,
  freeOf,
  orderDress,
  type PlacedByTest,
  place,
  readOrder,
  restock,
} from "../../testing/shopper.ts";
import { expireOrders } from "../changing/expire-orders.ts";
import { settleRefunds } from "./settle-refunds.ts";
import { settleSilentPayments } from "./settle-silent-payments.ts";

const shop = await openShop();
const { ask, db, dress, sizes } = shop;
const owner = { name: "Vera", role: "owner", days: 1 } as const;
const token = await db.transaction().execute((trx) => makeToken(trx, owner, "staff:test"));

beforeEach(() => restock(shop));
afterEach(() => speak());

let silence: pg.Client | undefined;

/** Nobody reads or writes the bank's books: every question to it hangs. */
async function fallSilent(): Promise<void> {
  silence = new pg.Client({ connectionString: shop.databaseUrl });
  await silence.connect();
  await silence.query("begin; lock table sandbox_bank_payments in access exclusive mode");
}

/** The bank answers again; what it was asked meanwhile never reached it. */
async function speak(): Promise<void> {
  await silence?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  await silence?.end();
  silence = undefined;
  await forgetTheBroken();
}

/** Until each of the pool's connections answers: the pool hears late of those that were ended. */
async function forgetTheBroken(): Promise<void> {
  const ask = () => Promise.all(Array.from({ length: 10 }, () => sql`select 1`.execute(db)));
  for (let broken = true; broken; ) {
    broken = await ask().then(
      () => false,
      () => true,
    );
  }
}

async function timeRunsOut({ number }: PlacedByTest): Promise<void> {
  await db
    .updateTable("orders")
    .set({ pay_until: new Date(0) })
    .where("number", "=", number)
    .execute();
  await expireOrders(shop);
}

async function expireWhileSilent(order: PlacedByTest): Promise<void> {
  await fallSilent();
  await timeRunsOut(order);
  await speak();
}

async function minutesLater(): Promise<void> {
  await sql`update payments set ask_at = ask_at - interval '5 minutes'`.execute(db);
  await settleSilentPayments(shop);
  await settleRefunds(shop);
}

async function booksOf({ number }: PlacedByTest) {
  return db
    .selectFrom("orders as o")
    .innerJoin("payments as p", "p.order_id", "o.id")
    .innerJoin("sandbox_bank_payments as b", (join) =>
      join.on(sql<boolean>`b.merchant_key = p.key::text`),
    )
    .where("o.number", "=", number)
    .select(["p.state", "p.given_up", "p.is_surplus", "b.state as bank", "b.refunded"])
    .executeTakeFirstOrThrow();
}

test("an order is placed all the same, and nobody who looks around notices", async () => {
  const cartId = await fillCart(ask, dress.id, sizes.get("s") as number);
  await fallSilent();
  let isWaiting = true;
  const placing = place(ask, cartId, 13_290).finally(() => {
    isWaiting = false;
  });
  const looks = await Promise.all([
    ask("GET catalog/"),
    ask(`GET products/${dress.id}/`),
    ask(`GET carts/?cart_id=${cartId}`),
  ]);
  expect(looks.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(isWaiting).toBe(true);

  const { status, body } = await placing;
  expect([status, body.payment_url]).toEqual([201, `/en/order/payments/fail/${body.number}`]);
  const asked = checkPayment(shop, body);
  const again = await ask(`POST orders/${body.number}/pay/?key=${body.key}`);
  expect([again.status, again.body.code]).toEqual([409, "bank_unavailable"]);
  expect((await asked).body).toMatchObject({ state: "awaiting_payment", paid: false });

  await speak();
  const pay = await ask(`POST orders/${body.number}/pay/?key=${body.key}`);
  await atBank(shop, pay.body.payment_url, "pay", { card: cards.success });
  expect((await checkPayment(shop, body)).body.paid).toBe(true);
}, 60_000);

test("a payment that hangs is told as undecided until the bank has spoken or the time is over", async () => {
  const orders = [await orderDress(shop), await orderDress(shop), await orderDress(shop)] as const;
  for (const order of orders) {
    await atBank(shop, order.payment_url, "pay", { card: cards.hanging });
    expect((await checkPayment(shop, order)).body).toMatchObject({
      state: "awaiting_payment",
      paid: false,
      is_undecided: true,
    });
  }
  const [paid, declined, late] = orders;
  await atBank(shop, paid.payment_url, "pay", { card: cards.silent });
  await atBank(shop, declined.payment_url, "pay", { card: cards.declined });
  await timeRunsOut(late);
  for (const [order, state] of [
    [paid, "paid"],
    [declined, "awaiting_payment"],
    [late, "expired"],
  ] as const) {
    expect((await checkPayment(shop, order)).body).toMatchObject({ state, is_undecided: false });
    expect((await readOrder(shop, order)).payment.is_undecided).toBe(false);
  }
});

test("without any webhook a paid order is settled five minutes later at the latest", async () => {
  const order = await orderDress(shop);
  await atBank(shop, order.payment_url, "pay", { card: cards.silent });
  await minutesLater();
  expect((await readOrder(shop, order)).state).toBe("paid");
});

test("money that came after the order ran out goes back, though the bank told nobody", async () => {
  const order = await orderDress(shop);
  await expireWhileSilent(order);
  expect((await readOrder(shop, order)).state).toBe("expired");
  expect(await freeOf(shop, "s")).toBe(5);
  await atBank(shop, order.payment_url, "pay", { card: cards.silent });
  await minutesLater();
  expect(await booksOf(order)).toEqual({
    state: "refunded",
    given_up: false,
    is_surplus: true,
    bank: "captured",
    refunded: 13_290_00,
  });
  expect((await readOrder(shop, order)).state).toBe("expired");
  await expectLedgerAgrees(shop);
}, 60_000);

test("staff are told that a silent bank still owes the money, and it comes once", async () => {
  const order = await orderDress(shop);
  await atBank(shop, order.payment_url, "pay", { card: cards.success });
  await checkPayment(shop, order);
  const wish = { reason: "Does not fit" };
  const refund = () =>
    ask(`POST staff/orders/${order.number}/refund/`, wish, {
      authorization: `Bearer ${token}`,
      "idempotency-key": `refund-${order.number}`,
    });
  await fallSilent();
  expect((await refund()).body).toEqual({ refunded: 13_290, is_settled: false });
  await speak();
  expect((await booksOf(order)).refunded).toBe(0);
  expect((await refund()).body.is_settled).toBe(false);
  await sql`update refunds set try_at = now()`.execute(db);
  expect((await refund()).body).toEqual({ refunded: 13_290, is_settled: true });
  await minutesLater();
  expect(await booksOf(order)).toMatchObject({ state: "refunded", refunded: 13_290_00 });
  expect((await refund()).body.is_settled).toBe(true);
  await expectLedgerAgrees(shop);
}, 60_000);

test("a payment given up in the silence is cancelled at the bank, then asked about no more", async () => {
  const order = await orderDress(shop);
  await expireWhileSilent(order);
  expect(await booksOf(order)).toMatchObject({
    state: "cancelled",
    given_up: true,
    bank: "waiting",
  });
  await minutesLater();
  expect(await booksOf(order)).toMatchObject({
    state: "cancelled",
    given_up: false,
    bank: "cancelled",
  });
}, 60_000);
