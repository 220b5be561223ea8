import { sql } from "kysely";
import { expect } from "vitest";
import { signatureHeader, signBody } from "../../payments/providers/sandbox/signature.ts";
import type { Answer } from "../open-shop.ts";
import {
  atBank,
  cards,
  fillCart,
  freeOf,
  keyHeader,
  type PlacedByTest,
  place,
} from "../shopper.ts";
import type { KillableShop } from "./killable-shop.ts";

/** What is under way when the blow falls, and by what key or number it is repeated. */
interface Trip {
  shop: KillableShop;
  /** Of a member of staff who may cancel orders. */
  token: string;
  email: string;
  key: string;
  cartId: string;
  /** Pieces on the shelf when it began. */
  freeBefore: number;
  order?: PlacedByTest;
}

/** How each deed is done, and how it comes to its end after a blow. */
export const deeds = { placing, paying, telling, refunding, expiring };
export type Deed = keyof typeof deeds;

/** Everything up to the deed, without a blow. */
export async function beginTrip(shop: KillableShop, token: string, deed: Deed): Promise<Trip> {
  const key = crypto.randomUUID();
  const cartId = await fillCart(shop.ask, shop.dress.id, shop.sizes.get("s") as number);
  const freeBefore = await freeOf(shop, "s");
  const trip: Trip = { shop, token, email: `${key}@example.com`, key, cartId, freeBefore };
  if (deed === "placing") return trip;
  await placing(trip).act();
  if (deed === "telling") await charge(trip, cards.silent);
  if (deed === "refunding") {
    await charge(trip, cards.silent);
    await telling(trip).act();
  }
  if (deed === "expiring") {
    await shop.db
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
    const answer = await place(trip.shop.ask, trip.cartId, 13_290, { form, key: trip.key });
    if (answer.status === 201) trip.order = answer.body;
    return answer;
  };
  const finish = async () => {
    expect((await act()).status).toBe(201);
    await charge(trip, cards.success);
    await settle(trip.shop);
    await expectPaid(trip);
  };
  return { act, finish };
}

function paying(trip: Trip) {
  const act = () => charge(trip, cards.success);
  const finish = async () => {
    await act();
    await settle(trip.shop);
    await expectPaid(trip);
  };
  return { act, finish };
}

/** The bank's webhook, which it repeats until it is answered. */
function telling(trip: Trip) {
  const act = async (): Promise<Answer> => {
    const payment = await paymentOf(trip);
    const body = JSON.stringify({ event_id: trip.key, payment_key: payment.key });
    const headers = { [signatureHeader]: signBody(body, trip.shop) };
    const answer = await fetch(`${trip.shop.url}/hooks/sandbox/`, {
      method: "POST",
      headers,
      body,
    });
    return { status: answer.status, body: await answer.json() };
  };
  const finish = async () => {
    expect((await act()).status).toBe(200);
    await expectPaid(trip);
  };
  return { act, finish };
}

function refunding(trip: Trip) {
  const { shop, token } = trip;
  const call = `POST staff/orders/${numberOf(trip)}/cancel/` as const;
  const headers = { authorization: `Bearer ${token}`, ...keyHeader(trip.key) };
  const act = () => shop.ask(call, { reason: "changed my mind" }, headers);
  const finish = async () => {
    expect((await act()).status).toBe(200);
    await shop.db
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
    expect(await freeOf(shop, "s")).toBe(trip.freeBefore);
  };
  return { act, finish };
}

function expiring(trip: Trip) {
  const { shop } = trip;
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
    expect(await freeOf(shop, "s")).toBe(trip.freeBefore);
  };
  return { act, finish };
}

function numberOf({ order }: Trip): string {
  if (!order) throw new Error("The order was not placed");
  return order.number;
}

async function charge({ shop, order }: Trip, card: string): Promise<Answer | null> {
  const { status } = await atBank(shop, order?.payment_url ?? "", "pay", { card });
  return status >= 500 ? { status, body: {} } : null;
}

/** What the worker does at the next start, for payments that nobody has brought news of. */
async function settle({ db, server }: KillableShop): Promise<void> {
  await db
    .updateTable("payments")
    .set({ ask_at: new Date(0) })
    .execute();
  server.runJob("settle-payments");
}

async function paymentOf(trip: Trip) {
  return trip.shop.db
    .selectFrom("payments as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .where("o.number", "=", numberOf(trip))
    .selectAll("p")
    .executeTakeFirstOrThrow();
}

/** How the order of a trip stands with the shop and with the bank; there is one and no other. */
async function standingOf({ shop, email }: Trip) {
  const { rows } = await sql<Record<string, string | number>>`
    select o.state as order, p.state as payment, b.state as bank, b.refunded as bank_refunded,
      (select count(*) from refunds r where r.order_id = o.id and r.state = 'done') as refunds,
      (select count(*) from receipts r where r.order_id = o.id) as receipts
    from order_contacts c
    join orders o on o.id = c.order_id
    join payments p on p.order_id = o.id
    join sandbox_bank_payments b on b.merchant_key = p.key::text
    where c.email = ${email}`.execute(shop.db);
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
  expect(await freeOf(trip.shop, "s")).toBe(trip.freeBefore - 1);
}
