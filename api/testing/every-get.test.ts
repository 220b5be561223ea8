import { beforeAll, expect, test } from "vitest";
import { type CallKey, calls } from "#contract/calls.ts";
import { isRefusal } from "../refuse.ts";
import { saveSet } from "../sets/public.ts";
import { openShop } from "./open-shop.ts";
import { reader } from "./read-call.ts";
import { fillCart, orderDress, restock } from "./shopper.ts";
import { siteId } from "./small-shop.ts";

type GetKey = CallKey & `GET ${string}`;
interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

const shop = await openShop();
const read = reader(shop.db);
const gets = Object.keys(calls).filter((key) => key.startsWith("GET ")) as GetKey[];

/** Inputs of the calls that answer more when asked for something; the others need none. */
const inputs: Partial<Record<GetKey, Input>> = {
  "GET categories/:path/": { params: { path: "women/dresses" } },
  "GET sets/list/": { query: { category: "women" } },
  "GET sets/:id/": { params: { id: "noon" } },
  "GET catalog/breadcrumbs/": { query: { category: "women/dresses" } },
  "GET seo/has-redirect/": { query: { url: "/old" } },
  "GET products/:id/": { params: { id: "slip-dress-emerald" } },
  "GET products/:id/sizes/": { params: { id: "slip-dress-emerald" } },
  "GET products/:id/availability/": { params: { id: "slip-dress-emerald" } },
};

beforeAll(async () => {
  await restock(shop);
  const pieces = { productIds: [shop.dress.id], categoryIds: [shop.categories.women] };
  await saveSet(shop.db, { siteId, slug: "noon", title: { en: "Noon" }, ...pieces });
  await shop.db
    .insertInto("redirects")
    .values({ site_id: siteId, from_path: "/old", to_url: "/women", status: 301 })
    .execute();
  const cartId = await fillCart(shop.ask, shop.dress.id, shop.sizes.get("s") as number);
  inputs["GET carts/"] = { query: { cart_id: cartId } };
  inputs["GET handbooks/delivery-types/"] = { query: { cart_id: cartId, locality: "moscow" } };
  const { number, key } = await orderDress(shop, "m");
  inputs["GET orders/:number/"] = { params: { number }, query: { key, receipt: "true" } };
});

/** Names that stand for nothing, for calls that this shop has nothing for. */
const nothing = { slug: "nothing", id: "nothing", path: "nothing", number: "nothing", key: "no" };

test.each(gets)("%s writes nothing", async (key) => {
  const answered = read(key, inputs[key] ?? { params: nothing, query: nothing });
  const answer = await answered.catch((error: unknown) => {
    // A refusal is an answer; a write in a read-only transaction is not.
    if (!isRefusal(error)) throw error;
    return error;
  });
  if (inputs[key]) expect(isRefusal(answer)).toBe(false);
});
