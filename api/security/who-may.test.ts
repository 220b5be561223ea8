import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { type CallSpec, type StaffRole, staffRoles } from "#contract/call.ts";
import { type CallKey, calls } from "#contract/calls.ts";
import { saveSite } from "../settings/public.ts";
import { makeToken } from "../staff/public.ts";
import { type Ask, openShop } from "../testing/open-shop.ts";
import { fillCart, orderDress, orderForm, restock } from "../testing/shopper.ts";

/** Whom a call serves: everybody, who holds the cart's id or the order's key, or staff of these roles. */
type Door = "everybody" | "cart" | "order" | readonly StaffRole[];

const sellers = ["owner", "manager"] as const;

/** Every call of the contract has its row, or this does not compile. */
const doors: Record<CallKey, Door> = {
  "GET vars/": "everybody",
  "GET pages/homepage/homepage/": "everybody",
  "GET pages/error/": "everybody",
  "GET pages/:slug/": "everybody",
  "GET seo/has-redirect/": "everybody",
  "GET search/": "everybody",
  "GET search/popular/": "everybody",
  "POST search/queries/": "everybody",
  "GET sets/list/": "everybody",
  "GET sets/page/": "everybody",
  "GET sets/:id/": "everybody",
  "GET categories/": "everybody",
  "GET categories/:path/": "everybody",
  "GET catalog/": "everybody",
  "GET catalog/breadcrumbs/": "everybody",
  "GET labels/": "everybody",
  "GET handbooks/product-labels/": "everybody",
  "GET products/": "everybody",
  "GET products/:id/": "everybody",
  "GET products/marketing/": "everybody",
  "GET products/recommends/": "everybody",
  "GET recommendations/": "everybody",
  "POST products/viewed/": "everybody",
  "GET products/:id/availability/": "everybody",
  "GET products/:id/sizes/": "everybody",
  "GET kits/:id/": "everybody",
  "GET handbooks/delivery-types/": "everybody",
  "GET handbooks/payment-types/": "everybody",
  "GET handbooks/localities/": "everybody",
  "GET handbooks/orders-issue-points/": "everybody",
  "GET carts/": "everybody",
  "POST carts/clear/": "everybody",
  "POST carts/delete/": "everybody",
  "POST carts/items/": "everybody",
  "DELETE carts/items/:id/": "cart",
  "POST carts/items/:id/increase/": "cart",
  "POST carts/items/:id/decrease/": "cart",
  "POST carts/items/:id/update-quantity/": "cart",
  "POST carts/items/:id/update-size/": "cart",
  "POST orders/": "everybody",
  "POST orders/calc-price/": "everybody",
  "GET orders/:number/": "order",
  "POST orders/:number/check-payment/": "order",
  "POST orders/:number/pay/": "order",
  "PUT staff/products/:slug/price/": sellers,
  "POST staff/products/:slug/publish/": sellers,
  "PUT staff/sets/:slug/": sellers,
  "POST staff/sets/:slug/publish/": sellers,
  "POST staff/sets/order/": sellers,
  "POST staff/skus/:code/stock/": [...sellers, "warehouse"],
  "POST staff/orders/:number/shipment/": [...sellers, "warehouse"],
  "POST staff/orders/:number/cancel/": [...sellers, "support"],
  "POST staff/orders/:number/refund/": sellers,
};

const shop = await openShop();
const { ask, db } = shop;
await saveSite(db, { id: 3, slug: "other", host: "other.example", name: { en: "Other" } });

const small = shop.sizes.get("s") as number;
const medium = shop.sizes.get("m") as number;

function tokenOf(name: string, role: StaffRole): Promise<string> {
  return db.transaction().execute((trx) => makeToken(trx, { name, role, days: 1 }, "test"));
}

const over = await tokenOf("Over", "owner");
const gone = await tokenOf("Gone", "owner");
await sql`update staff_tokens set expires_at = now() - interval '1 second'
  where staff_id = (select id from staff where name = 'Over')`.execute(db);
await sql`update staff set archived_at = now() where name = 'Gone'`.execute(db);

/** What stands in the Authorization of each kind of visitor. */
const visitors: Record<string, string | undefined> = {
  nobody: undefined,
  "who invents a token": "Bearer vts_0123456789012345678901234567890123456789012",
  "who sends nonsense": "Basic YTpi",
  "who sends another's kind of token": "Bearer eyJhbGciOiJub25lIn0.e30.",
  "staff whose token is over": `Bearer ${over}`,
  "staff who has left": `Bearer ${gone}`,
};
for (const role of staffRoles) visitors[role] = `Bearer ${await tokenOf(role, role)}`;

await db
  .insertInto("redirects")
  .values({ site_id: 2, from_path: "/old", to_url: "/women", status: 301 })
  .execute();

beforeEach(() => restock(shop, 50));

interface Belongings {
  cartId: string;
  line: number;
  number: string;
  key: string;
}

async function belongings(): Promise<Belongings> {
  const { number, key } = await orderDress(shop);
  const cartId = await fillCart(ask, shop.dress.id, small);
  const { body } = await ask(`GET carts/?cart_id=${cartId}`);
  return { cartId, line: body.items[0].id, number, key };
}

const bodies: Partial<Record<CallKey, unknown>> = {
  "POST products/viewed/": { visit: "a-visit-of-the-tests", opened: shop.dress.id },
  "POST search/queries/": { q: "dress" },
  "POST carts/items/": { product: shop.dress.id, size: small },
  "POST carts/items/:id/update-quantity/": { quantity: 2 },
  "POST carts/items/:id/update-size/": { size: medium },
  "POST orders/": { ...orderForm, expected_total: 13_290 },
  "POST orders/calc-price/": {},
  "PUT staff/products/:slug/price/": { price: 12_900 },
  "POST staff/products/:slug/publish/": { published: true },
  "PUT staff/sets/:slug/": { title: { en: "Noon" }, pieces: ["slip-dress-emerald"] },
  "POST staff/sets/:slug/publish/": { published: false },
  "POST staff/sets/order/": { slugs: ["slip-dress-emerald"] },
  "POST staff/skus/:code/stock/": { place: "warehouse", change: 1, reason: "test" },
  "POST staff/orders/:number/shipment/": { state: "assembling" },
  "POST staff/orders/:number/cancel/": { reason: "test" },
  "POST staff/orders/:number/refund/": { reason: "test" },
};

/** What even who may is told: the shop has none of these, or it is not the order's time. */
const expectedOtherwise: Partial<Record<CallKey, number>> = {
  "GET kits/:id/": 404,
  "GET sets/:id/": 404,
  "GET pages/:slug/": 404,
  "POST staff/orders/:number/shipment/": 409,
  "POST staff/orders/:number/refund/": 409,
};

const queries: Partial<Record<CallKey, string>> = {
  "GET catalog/breadcrumbs/": "&category=women",
  "GET seo/has-redirect/": "&url=/old",
  "GET search/": "&q=dress",
};

function send(
  key: CallKey,
  { line, number }: Pick<Belongings, "line" | "number">,
  secrets: Pick<Belongings, "cartId" | "key">,
  authorization?: string,
): ReturnType<Ask> {
  const id = key.includes("carts/") ? line : key.includes("kits/") ? "x" : shop.dress.id;
  const path = key
    .replace(":path", "women")
    .replace(":number", number)
    .replace(":id", String(id))
    .replace(":slug", key.includes("pages/") ? "x" : "slip-dress-emerald")
    .replace(":code", "VR-1-1-s") as "GET x";
  const query = `?cart_id=${secrets.cartId}&key=${secrets.key}${queries[key] ?? ""}`;
  return ask((path + query) as "GET x", bodies[key], authorization ? { authorization } : {});
}

const keys = Object.keys(calls) as CallKey[];
const goodStatus = (key: CallKey) =>
  expectedOtherwise[key] ?? (calls[key] as CallSpec).status ?? 200;

function expected(key: CallKey, visitor: string): number {
  const door = doors[key];
  if (typeof door === "string") return goodStatus(key);
  if (!(staffRoles as readonly string[]).includes(visitor)) return 401;
  return (door as readonly string[]).includes(visitor) ? goodStatus(key) : 404;
}

const codes: Record<number, string> = { 401: "unauthorized", 404: "not_found" };

describe("what each visitor is answered", () => {
  test.each(keys)("%s", async (key) => {
    for (const [visitor, authorization] of Object.entries(visitors)) {
      const own = await belongings();
      const { status, body } = await send(key, own, own, authorization);
      expect([visitor, status, body.code]).toEqual([
        visitor,
        expected(key, visitor),
        status in codes ? codes[status] : body.code,
      ]);
    }
  });
});

describe("what is another's does not exist", () => {
  const kept = (doorway: Door) => keys.filter((key) => doors[key] === doorway);

  test.each([...kept("cart"), ...kept("order")])("%s", async (key) => {
    const [own, others] = [await belongings(), await belongings()];
    const nothing = { cartId: "", key: "" };
    const nearly = { cartId: `${own.cartId.slice(0, -1)}x`, key: own.key.slice(0, -1) };
    for (const secrets of [others, nothing, nearly]) {
      const { status, body } = await send(key, own, secrets, visitors.owner);
      expect([status, body.code, body.detail]).toEqual([404, "not_found", "Page not found"]);
    }
    // Nothing of it was touched, and who holds it is served.
    const { body } = await ask(`GET carts/?cart_id=${own.cartId}`);
    expect(body.items).toMatchObject([{ quantity: 1, size: { id: small } }]);
    expect((await send(key, own, own)).status).toBe(200);
  });

  test("a cart's id that nobody was given shows an empty cart and empties none", async () => {
    const own = await belongings();
    const guessed = "0".repeat(32);
    for (const call of ["GET carts/", "POST carts/clear/", "POST carts/delete/"] as const) {
      const { status, body } = await ask(`${call}?cart_id=${guessed}`);
      expect([call, status, body.id, body.items]).toEqual([call, 200, null, []]);
    }
    const placed = await ask(`POST orders/?cart_id=${guessed}`, bodies["POST orders/"]);
    expect(placed.body.code).toBe("cart_empty");
    expect((await ask(`GET carts/?cart_id=${own.cartId}`)).body.items).toHaveLength(1);
  });
});

test("an order of one site is not found on another", async () => {
  const { number, key } = await orderDress(shop);
  const read = async (site: number) =>
    (await ask(`GET orders/${number}/?key=${key}&site_id=${site}`)).status;
  expect([await read(2), await read(3), await read(4)]).toEqual([200, 404, 404]);
});

test("no call of the contract is ever refused with 403: it means a rejected sign-in alone", () => {
  for (const key of keys) {
    expect((calls[key] as CallSpec).refusals ?? []).not.toContain("forbidden");
  }
});
