import { describe, expect, test } from "vitest";
import { openShop } from "../testing/open-shop.ts";

const shop = await openShop();
const { ask, dress, shirt, blackDress, sizes } = shop;
const size = (slug: string) => sizes.get(slug) as number;

async function cartWith(product: number, slug: string, quantity = 1): Promise<string> {
  const { status, body } = await ask("POST carts/items/", { product, size: size(slug), quantity });
  expect(status).toBe(200);
  return body.id;
}

describe("a cart", () => {
  test("is nothing until something is put in", async () => {
    const { status, body } = await ask("GET carts/");
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: null, items: [], total_sum: 0, total_count: 0 });
  });

  test("is made by the first piece and told back", async () => {
    const { body } = await ask("POST carts/items/", { product: dress.id, size: size("s") });
    expect(body.id).toMatch(/^[0-9a-f]{32}$/);
    expect(body.message).toBe("Added to the cart");
    expect(body.item_added).toMatchObject({
      quantity: 1,
      price: 12_900,
      product_base_price: 12_900,
      price_before: null,
      available: 5,
      in_stock: true,
      is_preorder: false,
      size: { text: "S" },
      product: { slug: "slip-dress-emerald", title: "Slip dress", brand: { title: "Veretie" } },
    });
    expect(body.item_added.sizes.map((one: { text: string }) => one.text)).toEqual(["S", "M", "L"]);
    const again = await ask(`GET carts/?cart_id=${body.id}`);
    expect(again.body).toMatchObject({ id: body.id, total_sum: 12_900, total_products: 1 });
  });

  test("counts the sale discount apart", async () => {
    const id = await cartWith(shirt.id, "s", 2);
    const { body } = await ask(`GET carts/?cart_id=${id}`);
    expect(body).toMatchObject({
      items_amount: 20_000,
      discount_amount: 4200,
      complex_discount: 0,
      total_sum: 15_800,
      total_count: 2,
    });
  });

  test("two taps at once add twice and never more than there is", async () => {
    const id = await cartWith(dress.id, "m");
    const taps = await Promise.all(
      Array.from({ length: 8 }, () =>
        ask(`POST carts/items/?cart_id=${id}`, { product: dress.id, size: size("m") }),
      ),
    );
    expect(taps.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = taps.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    for (const { body } of refused) {
      expect(body).toMatchObject({ code: "not_enough_stock", data: { available: 5 } });
    }
    const { body } = await ask(`GET carts/?cart_id=${id}`);
    expect(body.items).toHaveLength(1);
    expect(body.items[0].quantity).toBe(5);
  });

  test("an id that nobody was given makes a new cart, not that one", async () => {
    const guessed = "0123456789abcdef0123456789abcdef";
    const { body } = await ask(`POST carts/items/?cart_id=${guessed}`, {
      product: dress.id,
      size: size("s"),
    });
    expect(body.id).not.toBe(guessed);
    expect((await ask(`GET carts/?cart_id=${guessed}`)).body.id).toBeNull();
  });

  test.each([
    ["a product that is not there", { product: 1_000_000, size: size("s") }, 404, "not_found"],
    ["a size of another grid", { product: dress.id, size: 1_000_000 }, 404, "not_found"],
    ["a size that is sold out", { product: shirt.id, size: size("m") }, 409, "size_gone"],
    ["what only shops have", { product: blackDress.id, size: size("m") }, 409, "size_gone"],
    ["half a piece", { product: dress.id, size: size("s"), quantity: 0.5 }, 400, "invalid"],
    ["minus one", { product: dress.id, size: size("s"), quantity: -1 }, 400, "invalid"],
    ["a thousand", { product: dress.id, size: size("s"), quantity: 1000 }, 400, "invalid"],
    ["a price of one's own", { product: dress.id, size: size("s"), price: 1 }, 400, "invalid"],
  ])("refuses %s", async (_, body, status, code) => {
    const answer = await ask("POST carts/items/", body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("speaks the shopper's language", async () => {
    const body = JSON.stringify({ product: shirt.id, size: size("m") });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${shop.url}/api/ru/carts/items/`, {
      method: "POST",
      headers,
      body,
    });
    expect((await answer.json()).detail).toBe("Этот размер закончился");
  });
});

describe("a line", () => {
  test("goes up, down, to a number and away", async () => {
    const id = await cartWith(dress.id, "s");
    const { items } = (await ask(`GET carts/?cart_id=${id}`)).body;
    const line = (verb: string, body?: unknown) =>
      ask(`POST carts/items/${items[0].id}/${verb}/?cart_id=${id}`, body);
    expect((await line("increase")).body.total_count).toBe(2);
    expect((await line("update-quantity", { quantity: 5 })).body.total_count).toBe(5);
    expect((await line("increase")).body.code).toBe("not_enough_stock");
    expect((await line("decrease")).body.total_count).toBe(4);
    expect((await line("update-quantity", { quantity: 1 })).body.total_count).toBe(1);
    expect((await line("decrease")).body).toMatchObject({ id, items: [], total_sum: 0 });
    expect((await line("decrease")).status).toBe(404);
  });

  test("joins the line of the size it is changed to", async () => {
    const id = await cartWith(dress.id, "s", 2);
    await ask(`POST carts/items/?cart_id=${id}`, { product: dress.id, size: size("m") });
    const { items } = (await ask(`GET carts/?cart_id=${id}`)).body;
    const change = (item: number, slug: string) =>
      ask(`POST carts/items/${item}/update-size/?cart_id=${id}`, { size: size(slug) });
    expect((await change(items[1].id, "l")).body.items[1].size.text).toBe("L");
    const joined = (await change(items[1].id, "s")).body;
    expect(joined.items).toHaveLength(1);
    expect(joined.items[0]).toMatchObject({ size: { text: "S" }, quantity: 3 });
  });

  test("of another cart is not there", async () => {
    const mine = await cartWith(dress.id, "s");
    const theirs = await cartWith(dress.id, "m");
    const { items } = (await ask(`GET carts/?cart_id=${theirs}`)).body;
    expect((await ask(`DELETE carts/items/${items[0].id}/?cart_id=${mine}`)).status).toBe(404);
    expect((await ask(`DELETE carts/items/${items[0].id}/?cart_id=${theirs}`)).status).toBe(200);
  });

  test("keeps the price last seen and tells when it has changed", async () => {
    const id = await cartWith(dress.id, "s");
    await shop.db
      .updateTable("product_sites")
      .set({ price: 1_390_000 })
      .where("product_id", "=", dress.id)
      .execute();
    const seen = (await ask(`GET carts/?cart_id=${id}`)).body;
    expect(seen.items[0]).toMatchObject({ price: 13_900, price_before: 12_900 });
    expect(seen.total_sum).toBe(13_900);
    await shop.db
      .updateTable("product_sites")
      .set({ price: 1_290_000 })
      .where("product_id", "=", dress.id)
      .execute();
  });

  test("that can no longer be had stays, marked, out of the sums", async () => {
    const id = await cartWith(dress.id, "l");
    await ask(`POST carts/items/?cart_id=${id}`, { product: shirt.id, size: size("s") });
    await shop.db
      .updateTable("products")
      .set({ archived_at: new Date() })
      .where("id", "=", shirt.id)
      .execute();
    const { body } = await ask(`GET carts/?cart_id=${id}`);
    expect(body.items.map((item: { in_stock: boolean }) => item.in_stock)).toEqual([true, false]);
    expect(body).toMatchObject({ total_sum: 12_900, total_count: 1, total_products: 1 });
    const more = await ask(`POST carts/items/?cart_id=${id}`, {
      product: shirt.id,
      size: size("s"),
    });
    expect(more.body.code).toBe("product_gone");
    await shop.db
      .updateTable("products")
      .set({ archived_at: null })
      .where("id", "=", shirt.id)
      .execute();
  });
});

describe("a preorder", () => {
  test("is one size and stands apart from the rest", async () => {
    const id = await cartWith(dress.id, "s");
    await shop.db
      .updateTable("products")
      .set({ is_preorder: true })
      .where("id", "=", shirt.id)
      .execute();
    await shop.db
      .updateTable("skus")
      .set({ preorder_limit: 3 })
      .where("product_id", "=", shirt.id)
      .execute();
    const preorder = (slug: string) =>
      ask(`POST carts/items/?cart_id=${id}`, { product: shirt.id, size: size(slug) });
    const [first, second] = await Promise.all([preorder("s"), preorder("m")]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const refused = first.status === 409 ? first : second;
    expect(refused.body.code).toBe("preorder_only_one_size");
    const plain = (await ask(`GET carts/?cart_id=${id}`)).body;
    const apart = (await ask(`GET carts/?cart_id=${id}&is_preorder=true`)).body;
    expect(plain.items.map((item: { product: { id: number } }) => item.product.id)).toEqual([
      dress.id,
    ]);
    expect(apart.items.map((item: { product: { id: number } }) => item.product.id)).toEqual([
      shirt.id,
    ]);
    expect(apart.items[0].available).toBe(3);
    await shop.db
      .updateTable("products")
      .set({ is_preorder: false })
      .where("id", "=", shirt.id)
      .execute();
  });
});

describe("emptying", () => {
  test("clear keeps the cart, delete forgets it", async () => {
    const id = await cartWith(dress.id, "s");
    expect((await ask(`POST carts/clear/?cart_id=${id}`)).body).toMatchObject({ id, items: [] });
    expect((await ask(`POST carts/delete/?cart_id=${id}`)).body).toMatchObject({ id: null });
    expect((await ask(`POST carts/delete/?cart_id=${id}`)).status).toBe(200);
  });
});

describe("the same request again", () => {
  test("with its key adds once, with another body it is refused", async () => {
    const id = await cartWith(dress.id, "s");
    const add = (quantity: number) =>
      ask(
        `POST carts/items/?cart_id=${id}`,
        { product: dress.id, size: size("s"), quantity },
        { "idempotency-key": "one-tap" },
      );
    const [one, two] = await Promise.all([add(1), add(1)]);
    expect(one).toEqual(two);
    expect(one.body.total_count).toBe(2);
    expect((await add(2)).body.code).toBe("idempotency_mismatch");
  });
});
