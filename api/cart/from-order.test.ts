import { expect, test } from "vitest";
import { openShop } from "../testing/open-shop.ts";
import { fillCart, place } from "../testing/shopper.ts";

const shop = await openShop();
const { ask, db, dress, shirt, sizes } = shop;
const s = sizes.get("s") as number;
const toMoscow = "from_order=true&delivery_type=courier&locality=moscow";

test("checkout sees the cart with its delivery and payment, at the sum that is then asked for", async () => {
  const id = await fillCart(ask, dress.id, s);
  const { body } = await ask(`GET carts/?cart_id=${id}&${toMoscow}&payment_type=card`);
  expect(body).toMatchObject({
    items_amount: 12_900,
    total_sum: 13_290,
    delivery: { type: "courier", title: "By courier", price: 390, date: expect.any(String) },
    payment: { type: "card", title: "Bank card, online" },
  });
  expect((await place(ask, id, body.total_sum)).status).toBe(201);
});

test("anyone else sees the goods alone", async () => {
  const id = await fillCart(ask, dress.id, s);
  const { body } = await ask(`GET carts/?cart_id=${id}&delivery_type=courier&locality=moscow`);
  expect(body).toMatchObject({ total_sum: 12_900, delivery: null, payment: null });
});

test("a place that is not known, or that nobody goes to, costs nothing yet", async () => {
  const id = await fillCart(ask, dress.id, s);
  for (const choice of ["", "&delivery_type=courier", "&delivery_type=courier&locality=atlantis"]) {
    const { status, body } = await ask(`GET carts/?cart_id=${id}&from_order=true${choice}`);
    expect([status, body.total_sum, body.delivery]).toEqual([200, 12_900, null]);
  }
});

test("one more at checkout is answered as checkout sees it, free delivery included", async () => {
  const id = await fillCart(ask, dress.id, s);
  const [{ id: line }] = (await ask(`GET carts/?cart_id=${id}`)).body.items;
  const more = await ask(`POST carts/items/${line}/increase/?cart_id=${id}&${toMoscow}`);
  expect(more.body).toMatchObject({ total_sum: 25_800, delivery: { price: 0 } });
  const less = await ask(`POST carts/items/${line}/decrease/?cart_id=${id}&${toMoscow}`);
  expect(less.body).toMatchObject({ total_sum: 13_290, delivery: { price: 390 } });
});

test("the preorder part is counted, delivered and changed apart", async () => {
  const id = await fillCart(ask, dress.id, s);
  await db.updateTable("products").set({ is_preorder: true }).where("id", "=", shirt.id).execute();
  await db
    .updateTable("skus")
    .set({ preorder_limit: 3 })
    .where("product_id", "=", shirt.id)
    .execute();
  await ask(`POST carts/items/?cart_id=${id}`, { product: shirt.id, size: s });
  const query = `cart_id=${id}&is_preorder=true&${toMoscow}`;
  const { body } = await ask(`GET carts/?${query}`);
  expect(body).toMatchObject({ total_count: 1, total_sum: 8290, delivery: { price: 390 } });
  const line = body.items[0].id;
  const more = await ask(`POST carts/items/${line}/increase/?${query}`);
  expect(more.body).toMatchObject({ total_count: 2, total_sum: 16_190 });
  const less = await ask(`POST carts/items/${line}/decrease/?${query}`);
  expect(less.body).toMatchObject({ total_count: 1, total_sum: 8290 });
  expect((await ask(`GET carts/?cart_id=${id}&from_order=true`)).body.total_sum).toBe(12_900);
});
