import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { CallSpec } from "#contract/call.ts";
import { type CallKey, calls } from "#contract/calls.ts";
import { ErrorBody } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { makeToken } from "../staff/public.ts";
import { openShop } from "../testing/open-shop.ts";
import { fillCart, orderForm, restock } from "../testing/shopper.ts";
import { sendRaw } from "./raw-request.ts";

const shop = await openShop();
let cartId = "";
let token = "";

beforeEach(async () => {
  // The staff calls among them may have taken it off.
  await shop.db
    .updateTable("product_sites")
    .set({ publish_from: null, publish_until: null })
    .execute();
  await restock(shop, 50);
  cartId = await fillCart(shop.ask, shop.dress.id, shop.sizes.get("s") as number);
});

beforeAll(async () => {
  const owner = { name: "Anna", role: "owner", days: 1 } as const;
  token = await shop.db.transaction().execute((trx) => makeToken(trx, owner, "test"));
});

const strange = [
  ...["", " ", ".", "..", "../../etc/passwd", "..\\..\\", "\\", "//evil.example", "\r\nx: y"],
  ...["__proto__", "constructor", "toString", "{}", "[]", "null", "undefined", "NaN", "true"],
  ...["-1", "0", "1.5", "1e309", "0x10", "2147483648", "9".repeat(30), "٣", "１", "Infinity"],
  ...["'; drop table orders; --", "%", "%25", "$1", "<script>alert(1)</script>", "{{7*7}}"],
  ...["\0", "a\0b", "\ud800", "🙂", "ﷺ", "\u202egnp", "Ы".repeat(90), "a".repeat(450)],
];
const text = fc.oneof(
  fc.constantFrom(...strange),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 40 }),
);
/** As it stands in an address; some of it is no UTF-8 at all. */
const encoded = fc.oneof(
  { arbitrary: text.map((one) => encodeURIComponent(one.toWellFormed())), weight: 8 },
  { arbitrary: fc.constantFrom("%00", "%FF", "%ED%A0%80", "%C0%AF", "%ZZ", "%"), weight: 1 },
);

const keys = Object.keys(calls) as CallKey[];
const specOf = (key: CallKey): CallSpec => calls[key];

function namesOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.keys(properties ?? {});
}

/** Addresses of a call with anything in its parameters and its query, some of it repeated. */
function addressesOf(key: CallKey): fc.Arbitrary<string> {
  const path = key.split(" ")[1] as string;
  const known = [...namesOf(specOf(key).query), "site_id"];
  const name = fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 4 }, encoded);
  const pair = fc.tuple(name, fc.constantFrom("=", "[]=", "[x]=", ""), encoded);
  const query = fc.array(
    pair.map((parts) => parts.join("")),
    { maxLength: 4 },
  );
  const params = fc.array(encoded, { minLength: 3, maxLength: 3 });
  return fc.tuple(params, query).map(([values, pairs]) => {
    const filled = path.replace(/:\w+/g, () => values.pop() ?? "x");
    return `/api/en/${filled}?${pairs.join("&")}`;
  });
}

async function expectSense(method: string, path: string, body = ""): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await sendRaw(shop.url, path, { method, body, ...(body && { headers }) });
  expect([200, 201, 308, 400, 404, 409], `${path} ${body}`).toContain(answer.status);
  if (answer.status >= 400) expect(() => ErrorBody.parse(JSON.parse(answer.text))).not.toThrow();
}

describe("whatever stands in its address", () => {
  test.each(keys.filter((key) => key.startsWith("GET ")))("%s answers", async (key) => {
    await fc.assert(
      fc.asyncProperty(addressesOf(key), (path) => expectSense("GET", path)),
      { numRuns: 80 },
    );
  });
});

type CallWithBody = {
  [K in CallKey]: (typeof calls)[K] extends { body: z.ZodType } ? K : never;
}[CallKey];

/** Good bodies; one field of each is spoilt at a time. A call without its row does not compile. */
const bodies: Record<CallWithBody, () => Record<string, unknown>> = {
  "POST search/queries/": () => ({ q: "dress" }),
  "POST products/viewed/": () => ({ visit: "a-visit-of-today-0123", shown: [shop.dress.id] }),
  "POST carts/items/": () => ({ product: shop.dress.id, size: shop.sizes.get("m"), quantity: 1 }),
  "POST carts/items/:id/update-quantity/": () => ({ quantity: 2 }),
  "POST carts/items/:id/update-size/": () => ({ size: shop.sizes.get("m") }),
  "POST orders/": () => ({ ...orderForm, last_name: "", comment: "", utm: {}, expected_total: 1 }),
  "POST orders/calc-price/": () => ({ delivery_type: "courier", locality: "moscow" }),
  "PUT staff/products/:slug/price/": () => ({ price: 12_900 }),
  "POST staff/products/:slug/publish/": () => ({ published: true, from: null }),
  "PUT staff/sets/:slug/": () => ({ title: { en: "Noon" }, pieces: ["slip-dress-emerald"] }),
  "POST staff/sets/:slug/publish/": () => ({ published: true, from: null }),
  "POST staff/sets/order/": () => ({ slugs: ["slip-dress-emerald"] }),
  "POST staff/skus/:code/stock/": () => ({ place: "warehouse", change: 1, reason: "test" }),
  "POST staff/orders/:number/shipment/": () => ({ state: "assembling" }),
  "POST staff/orders/:number/cancel/": () => ({ reason: "test" }),
  "POST staff/orders/:number/refund/": () => ({ reason: "test", items: null }),
};
const subjects: Record<string, string> = { ":slug": "slip-dress-emerald", ":code": "VR-1-1-s" };

const hasBody = (key: CallKey): key is CallWithBody => key in bodies;

describe("whatever stands in its body", () => {
  const changing = keys.filter((key) => !key.startsWith("GET "));
  const json = fc.oneof(
    text,
    fc.jsonValue({ maxDepth: 2 }),
    fc.double({ noNaN: true }),
    fc.dictionary(text, text, { maxKeys: 2 }),
  );

  test.each(changing)("%s answers", async (key) => {
    const [method = "", route = ""] = key.split(" ");
    const good = hasBody(key) ? bodies[key]() : {};
    const path = `/api/en/${route.replace(/:\w+/, (name) => subjects[name] ?? "1")}?cart_id=${cartId}`;
    const field = fc.constantFrom(...namesOf(specOf(key).body), "unknown", "__proto__");
    const spoilt = fc.tuple(field, json).map(([name, value]) => {
      const entries = [...Object.entries(good).filter(([other]) => other !== name), [name, value]];
      return `{${entries.map((entry) => entry.map((part) => JSON.stringify(part)).join(":"))}}`;
    });
    const broken = fc.constantFrom("{", "[]", "null", '"x"', "\0", "[".repeat(50_000));
    const body = fc.oneof({ arbitrary: spoilt, weight: 9 }, broken);
    await fc.assert(
      fc.asyncProperty(body, (sent) => expectSense(method, path, sent)),
      { numRuns: 80 },
    );
  });
});

test("a body above 100 KB is too large, one field too many is refused", async () => {
  const big = { ...orderForm, expected_total: 1, comment: "x".repeat(limits.bodyBytes) };
  const { status, body } = await shop.ask("POST orders/", big);
  expect([status, body.code]).toEqual([413, "too_large"]);
  for (const [call, good] of Object.entries(bodies)) {
    if (call.includes("staff/")) continue;
    const path = call.replace(":id", "1") as "POST x";
    const refused = await shop.ask(path, { ...good(), total: 1 });
    expect([call, refused.status]).toEqual([call, 400]);
    expect(refused.body.detail.errors).toEqual([{ name: "total", message: "Unknown field" }]);
  }
  expect((await shop.ask("POST carts/clear/", { all: true })).status).toBe(400);
});
