import { expect, test, vi } from "vitest";
import { folderStore } from "#api/media/public.ts";
import { testDatabase } from "#api/testing/database.ts";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { products } from "../goods/index.ts";
import { loadDemo } from "../load.ts";
import { growDemo } from "./grow-demo.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const { db, pool } = await testDatabase();
const folder = temporaryFolder("grow");

const one = async (query: string) => (await pool.query(query)).rows[0];
const countOf = async (table: string): Promise<number> =>
  (await one(`select count(*) from ${table}`)).count;
const silent = () => {};

test("a shop without the demo's goods does not grow", async () => {
  await expect(growDemo(db, 1000, silent)).rejects.toThrow("not here");
});

test("a shop does not grow to a half, to none or to more than a million", async () => {
  for (const products of [0, -1, 1.5, Number.NaN, 1_000_001]) {
    await expect(growDemo(db, products, silent)).rejects.toThrow("whole number");
  }
});

test("the demo shop grows to a thousand products that reuse its pictures", async () => {
  await loadDemo(db, folderStore(folder), silent);
  const before = { pictures: await countOf("pictures"), pieces: await piecesOfFirst() };
  const steps: number[] = [];
  await growDemo(db, 1000, (done) => steps.push(done));
  expect(await countOf("products")).toBe(1000);
  expect(await countOf("product_cards")).toBe(1000);
  expect(await countOf("pictures")).toBe(before.pictures);
  expect(steps.at(-1)).toBe(1000 - products.length);
  expect(
    await one(`select count(*) from products p
    where not exists (select from product_pictures where product_id = p.id)
      or not exists (select from skus where product_id = p.id)
      or not exists (select from listing_entries where product_id = p.id)`),
  ).toEqual({ count: 0 });
  expect(await piecesOfFirst("-2")).toBe(before.pieces);
});

test("the copies of a model are colors of one model again", async () => {
  const { models, copies } = await one(`select
    (select count(distinct model_id) from products where slug !~ '-[0-9]+$') as models,
    (select count(distinct model_id) from products where slug ~ '-2$') as copies`);
  expect(copies).toBe(models);
});

test("growing again to the same number changes nothing, to more goes on", async () => {
  await growDemo(db, 1000, silent);
  expect(await countOf("products")).toBe(1000);
  await growDemo(db, 1020, silent);
  expect(await countOf("products")).toBe(1020);
});

async function piecesOfFirst(suffix = ""): Promise<number> {
  const slug = products.find(({ color }) => !color.state)?.color.slug;
  return (
    await one(`select sum(on_hand) as pieces from stock_balances b
      join skus s on s.id = b.sku_id join products p on p.id = s.product_id
      where p.slug = '${slug}${suffix}'`)
  ).pieces;
}
