import { beforeAll, expect, test } from "vitest";
import { openShop } from "../testing/open-shop.ts";
import { reader } from "../testing/read-call.ts";
import { restock } from "../testing/shopper.ts";

const shop = await openShop();
const read = reader(shop.db);

const found = async (q: string) =>
  (await read("GET search/", { query: { q } })).answer.products.results.map(({ slug }) => slug);

beforeAll(() => restock(shop));

test("what is to cost so much is looked for among that alone", async () => {
  expect(await found("veretie")).toHaveLength(3);
  expect(await found("veretie до 8 000 руб.")).toEqual(["poplin-shirt-white"]);
  expect(await found("veretie from 8k")).toHaveLength(2);
  expect(await found("платье от 8 тыс до 13 тыс")).toHaveLength(2);
});

test("where nothing costs that, what there is at other prices is shown", async () => {
  expect(await found("платье дешевле 5000")).toHaveLength(2);
});
