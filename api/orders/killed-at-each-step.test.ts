import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { refusals } from "#contract/refusals.ts";
import { signatureHeader, signBody } from "../payments/providers/sandbox/signature.ts";
import { makeToken } from "../staff/public.ts";
import { type HaltPlace, haltBefore } from "../testing/halt.ts";
import { openKillableShop, type Victim, victims } from "../testing/killable-shop.ts";
import type { Answer } from "../testing/open-shop.ts";
import {
  atBank,
  cards,
  expectLedgerAgrees,
  fillCart,
  freeOf,
  keyHeader,
  type PlacedByTest,
  place,
  restock,
} from "../testing/shopper.ts";

const shop = await openKillableShop();
const { db, dress, sizes, secret } = shop;
const owner = { name: "Vera", role: "owner", days: 1 } as const;
const token = await db.transaction().execute((trx) => makeToken(trx, owner, "staff:test"));

/** What is under way when the blow falls, and by what key or number it is repeated. */
interface Trip {
  email: string;
  key: string;
  cartId: string;
  order?: PlacedByTest;
}

const deeds = { placing, paying, telling, refunding, expiring };
type Deed = keyof typeof deeds;

/** Where the blow falls: the shop is held just before this change. */
const steps: Record<Deed, Record<string, HaltPlace>> = {
  placing: {
    "before the order is written": { table: "orders", before: "insert" },
    "before the pieces are taken aside": { table: "stock_balances", before: "update" },
    "after the pieces are taken aside": { table: "idempotency_keys", before: "update" },
    "while it is committed": { table: "orders", before: "insert", atCommit: true },
    "after the commit, before the bank hears": { table: "sandbox_bank_payments", before: "insert" },
    "after the commit, before the shopper hears": { table: "payments", before: "update" },
  },
  paying: {
    "before the card is charged": { table: "sandbox_bank_payments", before: "update" },
    "while it is charged": { table: "sandbox_bank_payments", before: "update", atCommit: true },
    "after the charge, before the webhook": { table: "sandbox_bank_webhooks", before: "update" },
  },
  telling: {
    "before the event is kept": { table: "provider_inbox", before: "insert" },
    "before the payment moves": { table: "payments", before: "update" },
    "between the payment and its receipt": { table: "receipts", before: "insert" },
    "while it is committed": { table: "receipts", before: "insert", atCommit: true },
    "before the event counts as handled": { table: "provider_inbox", before: "update" },
  },
  refunding: {
    "before the refund is written": { table: "refunds", before: "insert" },
    "before the pieces go back": {
      table: "stock_ledger",
      before: "insert",
      when: "new.cause = 'release'",
    },
    "before the bank pays back": { table: "sandbox_bank_refunds", before: "insert" },
    "after the bank has paid back": {
      table: "refunds",
      before: "update",
      when: "new.state = 'done'",
    },
    "before its receipt": { table: "receipts", before: "insert" },
  },
  expiring: {
    "before the bank's payment is cancelled": { table: "sandbox_bank_payments", before: "update" },
    "before the order ends": { table: "orders", before: "update" },
    "before the pieces go back": {
      table: "stock_ledger",
      before: "insert",
      when: "new.cause = 'release'",
    },
    "before the letter": { table: "outbox", before: "insert" },
  },
};

let freeBefore = 0;
beforeEach(async () => {
  await restock(shop);
  freeBefore = await freeOf(shop, "s");
});
afterEach(() => expectNothingHalf());

describe.each(victims)("a %s killed", (victim) => {
  for (const deed of Object.keys(steps) as Deed[]) {
    describe(`while ${deed}`, () => {
      test.each(Object.entries(steps[deed]))("%s", (_, halt) => strike(victim, deed, halt), 60_000);
    });
  }
});

async function strike(victim: Victim, deed: Deed, place: HaltPlace): Promise<void> {
  const trip = await begin(deed);
  const { act, finish } = deeds[deed](trip);
  const halt = await haltBefore(shop.databaseUrl, place);
  const answer = act().catch(() => null);
  await halt.reached();
  const { server } = shop;
  await shop.kill(victim);
  expect(await shop.backAgain()).toBeLessThan(10_000);
  await halt.lift();
  if (victim === "database") {
    expect(server.isAlive()).toBe(true);
    expectKind(await answer);
  }
  await finish();
}

/** Everything up to the deed, without a blow. */
async function begin(deed: Deed): Promise<Trip> {
  const key = crypto.randomUUID();
  const cartId = await fillCart(shop.ask, dress.id, sizes.get("s") as number);
  const trip: Trip = { email: `${key}@example.com`, key, cartId };
  if (deed === "placing") return trip;
  await placing(trip).act();
  if (deed === "telling") await charge(trip, cards.silent);
  if (deed === "refunding") {
    await charge(trip, cards.silent);
    await telling(trip).act();
  }
  if (deed === "expiring") {
    await db
      .updateTable("orders")
      .set({ pay_until: new Date(0) })
      .where("number", "=", numberOf(trip))
      .execute();
  }
  return trip;
}

function placing(trip: Trip) {
  const act = async () => {
    const form = { email: trip.email };
    const answer = await place(shop.ask, trip.cartId, 13_290, { form, key: trip.key });
    if (answer.status === 201) trip.order = answer.body;
    return answer;
  };
  const finish = async () => {
    expect((await act()).status).toBe(201);
    await charge(trip, cards.success);
    await settle();
    await expectPaid(trip);
  };
  return { act, finish };
}

function paying(trip: Trip) {
  const act = () => charge(trip, cards.success);
  const finish = async () => {
    await act();
    await settle();
    await expectPaid(trip);
  };
  return { act, finish };
}

/** The bank's webhook, which it repeats until it is answered. */
function telling(trip: Trip) {
  const act = async (): Promise<Answer> => {
    const payment = await paymentOf(trip);
    const body = JSON.stringify({ event_id: trip.key, payment_key: payment.key });
    const headers = { [signatureHeader]: signBody(body, { secret }) };
    const answer = await fetch(`${shop.url}/hooks/sandbox/`, { method: "POST", headers, body });
    return { status: answer.status, body: await answer.json() };
  };
  const finish = async () => {
    expect((await act()).status).toBe(200);
    await expectPaid(trip);
  };
  return { act, finish };
}

function refunding(trip: Trip) {
  const call = `POST staff/orders/${numberOf(trip)}/cancel/` as const;
  const headers = { authorization: `Bearer ${token}`, ...keyHeader(trip.key) };
  const act = () => shop.ask(call, { reason: "changed my mind" }, headers);
  const finish = async () => {
    expect((await act()).status).toBe(200);
    await db
      .updateTable("refunds")
      .set({ try_at: new Date(0) })
      .execute();
    shop.server.runJob("settle-refunds");
    await expect
      .poll(() => standingOf(trip))
      .toMatchObject({ order: "cancelled", payment: "refunded" });
    const { bank_refunded, refunds, receipts } = await standingOf(trip);
    expect({ bank_refunded, refunds, receipts }).toEqual({
      bank_refunded: 13_290_00,
      refunds: 1,
      receipts: 2,
    });
    expect(await freeOf(shop, "s")).toBe(freeBefore);
  };
  return { act, finish };
}

function expiring(trip: Trip) {
  const act = async () => {
    shop.server.runJob("expire-orders");
    return null;
  };
  const finish = async () => {
    await act();
    await expect
      .poll(() => standingOf(trip))
      .toMatchObject({
        order: "expired",
        payment: "cancelled",
        bank: "cancelled",
      });
    expect(await freeOf(shop, "s")).toBe(freeBefore);
  };
  return { act, finish };
}

function numberOf({ order }: Trip): string {
  if (!order) throw new Error("The order was not placed");
  return order.number;
}

async function charge({ order }: Trip, card: string): Promise<Answer | null> {
  const { status } = await atBank(shop, order?.payment_url ?? "", "pay", { card });
  return status >= 500 ? { status, body: {} } : null;
}

/** What the worker does at the next start, for payments that nobody has brought news of. */
async function settle(): Promise<void> {
  await db
    .updateTable("payments")
    .set({ ask_at: new Date(0) })
    .execute();
  shop.server.runJob("settle-payments");
}

/** A shopper whose call failed is told so in words, and that it may be tried again. */
function expectKind(answer: Answer | null): void {
  if (!answer || answer.status < 400) return;
  expect(answer.status).toBe(503);
  const { en, ru } = refusals.unavailable;
  if (answer.body.code) expect([en, ru]).toContain(answer.body.detail);
}

async function paymentOf(trip: Trip) {
  return db
    .selectFrom("payments as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .where("o.number", "=", numberOf(trip))
    .selectAll("p")
    .executeTakeFirstOrThrow();
}

/** How the order of a trip stands with the shop and with the bank; there is one and no other. */
async function standingOf({ email }: Trip) {
  const { rows } = await sql<Record<string, string | number>>`
    select o.state as order, p.state as payment, b.state as bank, b.refunded as bank_refunded,
      (select count(*) from refunds r where r.order_id = o.id and r.state = 'done') as refunds,
      (select count(*) from receipts r where r.order_id = o.id) as receipts
    from order_contacts c
    join orders o on o.id = c.order_id
    join payments p on p.order_id = o.id
    join sandbox_bank_payments b on b.merchant_key = p.key::text
    where c.email = ${email}`.execute(db);
  expect(rows).toHaveLength(1);
  return rows[0] as (typeof rows)[number];
}

async function expectPaid(trip: Trip): Promise<void> {
  await expect
    .poll(() => standingOf(trip))
    .toEqual({
      order: "confirmed",
      payment: "paid",
      bank: "captured",
      bank_refunded: 0,
      refunds: 0,
      receipts: 1,
    });
  expect(await freeOf(shop, "s")).toBe(freeBefore - 1);
}

/** No order is there in part, and nothing is held but for orders that wait or go out. */
async function expectNothingHalf(): Promise<void> {
  const { rows } = await sql`
    select o.number, o.state,
      (select count(*) from order_contacts c where c.order_id = o.id) as contacts,
      (select count(*) from order_units u where u.order_id = o.id) as units,
      (select count(*) from shipments s where s.order_id = o.id) as shipments,
      (select count(*) from payments p where p.order_id = o.id) as payments,
      (select sum(l.reserved_change) from stock_ledger l where l.order_id = o.id) as reserved
    from orders o`.execute(db);
  for (const { number, state, ...parts } of rows as Record<string, unknown>[]) {
    const reserved = state === "new" || state === "confirmed" ? 1 : 0;
    expect([number, parts]).toEqual([
      number,
      { contacts: 1, units: 1, shipments: 1, payments: 1, reserved },
    ]);
  }
  await expectLedgerAgrees(shop);
}
