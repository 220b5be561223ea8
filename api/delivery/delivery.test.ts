import { expect, test } from "vitest";
import { type DeliveryType, deliveryTypes } from "#contract/ordering/delivery-types.ts";
import { openShop } from "../testing/open-shop.ts";
import { fillCart, restock } from "../testing/shopper.ts";
import { siteId } from "../testing/small-shop.ts";
import { type DeliveryBench, deliverySuite } from "./providers/provider-suite.ts";
import { deliveryProviders } from "./providers/registry.ts";

const shop = await openShop();
const { ask, db } = shop;
const { body: points } = await ask("GET handbooks/orders-issue-points/");

const request = { siteId, locality: "", shop: null, now: new Date("2026-11-18T09:00:00Z") };
/** For each way of delivery a place that it goes to and one that it does not. */
const places: Record<DeliveryType, Pick<DeliveryBench, "here" | "nowhere">> = {
  courier: {
    here: { ...request, locality: "moscow" },
    nowhere: { ...request, locality: "atlantis" },
  },
  own_shop: {
    here: { ...request, shop: points.results[0].id },
    nowhere: { ...request, shop: 1_000_000 },
  },
};
for (const type of deliveryTypes) {
  deliverySuite({ provider: deliveryProviders[type], db, ...places[type] });
}

const types = async (query: string) => (await ask(`GET handbooks/delivery-types/?${query}`)).body;

test("a city has its zone's price, any other the default one", async () => {
  const price = async (locality: string) => (await types(`locality=${locality}`)).results[0].price;
  expect(await price("moscow")).toBe(390);
  expect(await price("tver")).toBe(590);
});

test("without a city only collection is offered", async () => {
  const { count, results } = await types("");
  expect([count, results[0]]).toEqual([
    1,
    expect.objectContaining({
      type: "own_shop",
      title: "Collect in a shop",
      price: 0,
      free_from: null,
      payment_types: ["card"],
    }),
  ]);
});

test("goods above the threshold make the courier free", async () => {
  await restock(shop);
  const cartId = await fillCart(ask, shop.dress.id, shop.sizes.get("s") as number, 2);
  const [courier] = (await types(`locality=moscow&cart_id=${cartId}`)).results;
  expect(courier).toMatchObject({ price: 0, free_from: 20_000 });
});

test("a preorder is delivered at its own price, whatever else lies in the cart", async () => {
  const cartId = await fillCart(ask, shop.dress.id, shop.sizes.get("s") as number, 2);
  const [courier] = (await types(`locality=moscow&cart_id=${cartId}&is_preorder=true`)).results;
  expect(courier).toMatchObject({ price: 390 });
});

test("own shops and ways to pay are told in the asked language", async () => {
  expect(points.results).toEqual([
    expect.objectContaining({ slug: "petrovka", city: "Moscow", address: "12 Petrovka" }),
  ]);
  const inTver = await ask("GET handbooks/orders-issue-points/?locality=tver");
  expect(inTver.body.count).toBe(0);
  const pay = await ask("GET handbooks/payment-types/?delivery_type=own_shop");
  expect(pay.body.results).toEqual([
    expect.objectContaining({ type: "card", title: "Bank card, online" }),
  ]);
});
