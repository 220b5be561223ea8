import { expect } from "vitest";
import { countStock } from "../stock/public.ts";
import type { Answer, Ask, OpenShop } from "./open-shop.ts";

const headers = { "content-type": "application/x-www-form-urlencoded" };

export interface PlacedByTest {
  number: string;
  key: string;
  payment_url: string;
}

/** What an order form sends, for a courier to Moscow. */
export const orderForm = {
  first_name: "Anna",
  phone: "+7 916 204-31-05",
  email: "anna@example.com",
  delivery_type: "courier",
  locality: "moscow",
  street: "Arbat, 10",
  payment_type: "card",
};

export function keyHeader(key: string): Record<string, string> {
  return { "idempotency-key": key };
}

/** A cart with pieces of one size; answers its id. */
export async function fillCart(
  ask: Ask,
  product: number,
  size: number,
  quantity = 1,
): Promise<string> {
  const { status, body } = await ask("POST carts/items/", { product, size, quantity });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}

export function place(
  ask: Ask,
  cartId: string,
  expectedTotal: number,
  more: { form?: Record<string, unknown>; key?: string; query?: string } = {},
): Promise<Answer> {
  const form = { ...orderForm, ...more.form, expected_total: expectedTotal };
  const query = `cart_id=${cartId}${more.query ?? ""}`;
  return ask(`POST orders/?${query}`, form, more.key ? keyHeader(more.key) : {});
}

/** A dress in S, ordered for Moscow: 12,900 and 390 for the courier. */
export async function orderDress(shop: OpenShop, slug = "s"): Promise<PlacedByTest> {
  const cartId = await fillCart(shop.ask, shop.dress.id, shop.sizes.get(slug) as number);
  const { status, body } = await place(shop.ask, cartId, 13_290);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Sends a form of the bank's page, as a browser would; answers where it leads. */
export async function atBank(
  shop: Pick<OpenShop, "url">,
  paymentUrl: string,
  form: "pay" | "confirm" | "leave",
  fields: Record<string, string> = {},
): Promise<{ status: number; location: string | null; html: string }> {
  const answer = await fetch(`${shop.url}${paymentUrl}/${form}`, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields).toString(),
    redirect: "manual",
  });
  const location = answer.headers.get("location");
  return { status: answer.status, location, html: await answer.text() };
}

export const cards = {
  success: "4000 0000 0000 3055",
  secure: "4242 4242 4242 4242",
  declined: "4000 0566 5566 5556",
  secureDeclined: "4012 8888 8888 1881",
  twice: "5205 0000 0000 3055",
  late: "5555 5555 5555 4444",
  silent: "2202 0000 0000 3055",
  hanging: "2200 0000 0000 0004",
};

export async function readOrder(shop: OpenShop, order: PlacedByTest, query = "") {
  const { status, body } = await shop.ask(`GET orders/${order.number}/?key=${order.key}${query}`);
  expect(status).toBe(200);
  return body;
}

export function checkPayment(shop: OpenShop, order: PlacedByTest): Promise<Answer> {
  return shop.ask(`POST orders/${order.number}/check-payment/?key=${order.key}`);
}

/** Every balance equals the sum of its ledger, and nothing is below zero. */
export async function expectLedgerAgrees({ db }: Pick<OpenShop, "db">): Promise<void> {
  const balances = await db.selectFrom("stock_balances").selectAll().execute();
  for (const balance of balances) {
    const entries = await db
      .selectFrom("stock_ledger")
      .where("sku_id", "=", balance.sku_id)
      .where("place_id", "=", balance.place_id)
      .select(["on_hand_change", "reserved_change"])
      .execute();
    const sum = (of: "on_hand_change" | "reserved_change") =>
      entries.reduce((whole, entry) => whole + entry[of], 0);
    expect([balance.on_hand, balance.reserved]).toEqual([
      sum("on_hand_change"),
      sum("reserved_change"),
    ]);
    expect(balance.reserved).toBeGreaterThanOrEqual(0);
  }
}

type StockedShop = Pick<OpenShop, "db" | "dress">;

/** How many pieces of a size of the dress can be had. */
export async function freeOf({ db, dress }: StockedShop, slug: string): Promise<number> {
  const balance = await db
    .selectFrom("stock_balances")
    .where("sku_id", "=", dress.skus.get(`VR-1-1-${slug}`) as number)
    .select(["on_hand", "reserved"])
    .executeTakeFirstOrThrow();
  return balance.on_hand - balance.reserved;
}

/** Brings in what is needed for this many free pieces of every size of the dress and the shirt. */
export async function restock(
  shop: StockedShop & Pick<OpenShop, "shirt" | "warehouse">,
  free = 5,
): Promise<void> {
  const { db, dress, shirt, warehouse } = shop;
  const skus = [...dress.skus.values(), shirt.skus.get("VR-2-1-s") as number];
  const balances = await db
    .selectFrom("stock_balances")
    .where("place_id", "=", warehouse)
    .selectAll()
    .execute();
  const reserved = (skuId: number) => balances.find((one) => one.sku_id === skuId)?.reserved ?? 0;
  await countStock(
    db,
    skus.map((skuId) => ({ skuId, placeId: warehouse, onHand: reserved(skuId) + free })),
    { cause: "correction", actor: "test" },
  );
}
