import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPool } from "#api/db/pool.ts";
import { folderStore } from "#api/media/public.ts";
import { testDatabase } from "#api/testing/database.ts";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { products } from "../goods/index.ts";
import { resetDemo } from "./reset-demo.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const { url } = await testDatabase();
const folder = temporaryFolder("reset");
const pool = createPool(url, { max: 1 });
afterAll(async () => {
  await pool.end();
});

const reset = (options: { force?: boolean; sandbox?: boolean } = {}) =>
  resetDemo(pool, folderStore(folder), {
    force: false,
    sandbox: true,
    progress: { advance: () => {} },
    ...options,
  });

const one = async (query: string) => (await pool.query(query)).rows[0];

async function placeOrder(provider?: string): Promise<void> {
  const { id } = await one(`insert into orders
    (site_id, number, locale, is_preorder, items_amount, sale_discount, complex_discount,
      delivery_price, total, delivery_type, delivery, payment_type, utm, seller, agreements)
    values (2, gen_random_uuid(), 'ru', false, 100, 0, 0, 0, 100, 'courier', '{}', 'card', '{}', '{}', '[]')
    returning id`);
  if (provider) {
    await pool.query(
      "insert into payments (order_id, provider, amount, state) values ($1, $2, 100, 'paid')",
      [id, provider],
    );
  }
}

beforeAll(() => reset({ force: true }));

test("what was changed and ordered in play is gone, and the goods are as they were", async () => {
  await pool.query("update product_sites set price = 100");
  await placeOrder("sandbox");
  await reset();
  expect(await one("select count(*) from orders")).toEqual({ count: 0 });
  const sold = await one("select count(*), min(price) from product_sites");
  expect(sold.count).toBe(products.length);
  expect(sold.min).toBe(Math.min(...products.map(({ color }) => color.price)) * 100);
});

test("goods of the owner's are not thrown away unasked", async () => {
  await pool.query(`update products set slug = 'a-hat-of-my-own' where slug = '${someSlug()}'`);
  await expect(reset()).rejects.toThrow("0 real orders and 1 products that are not the demo's");
  expect(await one("select count(*) from products where slug = 'a-hat-of-my-own'")).toEqual({
    count: 1,
  });
  await pool.query(`update products set slug = '${someSlug()}' where slug = 'a-hat-of-my-own'`);
});

test("orders that somebody paid for, or that a real shop took, are not thrown away", async () => {
  await placeOrder();
  await expect(reset({ sandbox: false })).rejects.toThrow("1 real orders");
  await placeOrder("cp");
  await expect(reset()).rejects.toThrow("1 real orders");
  await reset({ force: true });
  expect(await one("select count(*) from orders")).toEqual({ count: 0 });
});

test("an open shop is left alone", async () => {
  const open = createPool(url, { max: 1 });
  try {
    await open.query("select 1");
    await expect(reset()).rejects.toThrow("The shop is open");
  } finally {
    await open.end();
  }
  expect((await one("select count(*) from products")).count).toBe(products.length);
});

const someSlug = () => products[0]?.color.slug;
