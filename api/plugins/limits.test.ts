import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp, writeCallBook } from "../app.ts";
import { readConfig } from "../config.ts";
import { siteFinder } from "../settings/public.ts";
import { askAt, openShop } from "../testing/open-shop.ts";
import { checkPayment, fillCart, orderDress, orderForm, restock } from "../testing/shopper.ts";
import { callLimits, limitCalls, shopperAddress, sweepCallCounts } from "./limits.ts";

const shop = await openShop();
const { db } = shop;
const config = { ...shop.config, trustProxy: 1 };

/** Two servers of the shop behind a proxy. */
const [near, far] = await Promise.all(
  [0, 1].map(async () => {
    const app = await buildApp({
      config,
      db,
      book: writeCallBook(),
      findSite: siteFinder(db),
      authenticate: async () => null,
    });
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    afterAll(() => app.close());
    return askAt(url);
  }),
);
if (!near || !far) throw new Error("Two servers were started");

const from = (address: string, more: Record<string, string> = {}) => ({
  "x-forwarded-for": address,
  ...more,
});

/** As if so many calls of a limit had been made by now. */
async function use(name: keyof typeof callLimits, subject: string, count: number) {
  await limitCalls({ db, config }, { [name]: subject });
  await sql`update call_counts set count = ${count}`.execute(db);
}

beforeEach(async () => {
  await restock(shop);
  await db.deleteFrom("call_counts").execute();
});

describe("orders", () => {
  const place = (ask: typeof near, address: string, more: Record<string, string> = {}) =>
    ask("POST orders/", { ...orderForm, expected_total: 1 }, from(address, more));

  test("of one address are bounded over all servers, and told when to come back", async () => {
    await use("ordersPerAddress", "203.0.113.5", callLimits.ordersPerAddress.most - 1);
    expect((await place(near, "203.0.113.5")).body.code).toBe("cart_empty");
    const refused = await place(far, "203.0.113.5");
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_requests"]);
    expect(refused.body.detail).toBe("Too many attempts. Please try again a little later");
    expect(refused.body.data.retry_after).toBeGreaterThan(callLimits.ordersPerAddress.seconds - 30);
    expect((await place(near, "203.0.113.6")).status).toBe(409);
  });

  test("that send their letters to one mailbox are bounded, whoever places them", async () => {
    await use("ordersPerMailbox", orderForm.email, callLimits.ordersPerMailbox.most);
    expect((await place(near, "203.0.113.7")).status).toBe(429);
  });

  test("are not dodged by claiming another address in front of the proxy's word", async () => {
    await use("ordersPerAddress", "203.0.113.5", callLimits.ordersPerAddress.most);
    expect((await place(near, "198.51.100.1, 203.0.113.5")).status).toBe(429);
  });

  test("of who tries the shop on their own machine are not counted", async () => {
    await place(near, "127.0.0.1");
    await shop.ask("POST orders/", { ...orderForm, expected_total: 1 }, from("203.0.113.5"));
    expect(await db.selectFrom("call_counts").selectAll().execute()).toEqual([]);
  });
});

test("pieces put into carts are bounded by address", async () => {
  await use("piecesPerAddress", "203.0.113.5", callLimits.piecesPerAddress.most);
  const piece = { product: shop.dress.id, size: shop.sizes.get("s") };
  const { status } = await near("POST carts/items/", piece, from("203.0.113.5"));
  expect(status).toBe(429);
  expect(await fillCart(near, piece.product, piece.size as number)).toMatch(/^[0-9a-f]{32}$/);
});

test("an order's payment is asked about and begun anew only so often", async () => {
  const order = await orderDress(shop);
  await use("questionsPerOrder", order.number, callLimits.questionsPerOrder.most - 1);
  expect((await checkPayment(shop, order)).status).toBe(200);
  const answer = await fetch(
    `${shop.url}/api/ru/orders/${order.number}/check-payment/?key=${order.key}`,
    { method: "POST" },
  );
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await answer.json()).detail).toBe("Слишком много попыток. Попробуйте чуть позже");
  await db.deleteFrom("call_counts").execute();
  await use("paymentsPerOrder", order.number, callLimits.paymentsPerOrder.most);
  const { status } = await shop.ask(`POST orders/${order.number}/pay/?key=${order.key}`);
  expect(status).toBe(429);
});

test("a count begins anew when its time is over, and is forgotten then", async () => {
  const counted = { ordersPerAddress: "203.0.113.5" };
  await use("ordersPerAddress", "203.0.113.5", callLimits.ordersPerAddress.most);
  await expect(limitCalls({ db, config }, counted)).rejects.toThrow("too_many_requests");
  await sql`update call_counts set ends_at = now() - interval '1 second'`.execute(db);
  await limitCalls({ db, config }, counted);
  expect(await sweepCallCounts(db, 10)).toBe(0);
  await sql`update call_counts set ends_at = now() - interval '1 second'`.execute(db);
  expect(await sweepCallCounts(db, 10)).toBe(1);
});

test("calls at the same time are all counted", async () => {
  const { most } = callLimits.paymentsPerOrder;
  const calls = Array.from({ length: most * 2 }, () =>
    limitCalls({ db, config }, { paymentsPerOrder: "one" }).then(
      () => "let in",
      () => "refused",
    ),
  );
  const letIn = (await Promise.all(calls)).filter((outcome) => outcome === "let in");
  expect(letIn).toHaveLength(most);
});

test("the owner widens limits and switches them off", async () => {
  const { most } = callLimits.paymentsPerOrder;
  await use("paymentsPerOrder", "one", most * 3);
  const by = (rateLimits: number) =>
    limitCalls({ db, config: { ...config, rateLimits } }, { paymentsPerOrder: "one" });
  await expect(by(2)).rejects.toThrow("too_many_requests");
  await by(4);
  await by(0);
  expect(readConfig({}).rateLimits).toBe(1);
  expect(() => readConfig({ RATE_LIMITS: "-1" })).toThrow("RATE_LIMITS");
  expect([readConfig({ TRUST_PROXY: "true" }).trustProxy, readConfig({}).trustProxy]).toEqual([
    1, 0,
  ]);
});

describe("an address", () => {
  test.each([
    ["203.0.113.5", "203.0.113.5"],
    ["::ffff:203.0.113.5", "203.0.113.5"],
    ["127.0.0.1", null],
    ["::1", null],
    ["10.1.2.3", null],
    ["192.168.0.7", null],
    ["fd00::1", null],
    ["no address", null],
    ["", null],
  ])("%s is counted as %s", (ip, subject) => {
    expect(shopperAddress(ip)).toBe(subject);
  });

  test("of one IPv6 network is one, whatever stands behind its first half", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    fc.assert(
      fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), (host) => {
        const own = shopperAddress(`2a00:1370:8112:1::1`);
        expect(shopperAddress(`2a00:1370:8112:1:${host.join(":")}`)).toBe(own);
        expect(shopperAddress(`2a00:1370:8112:2:${host.join(":")}`)).not.toBe(own);
      }),
    );
  });
});
