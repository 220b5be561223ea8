import { expect, test } from "vitest";
import { testDatabase } from "#api/testing/database.ts";
import { reader } from "#api/testing/read-call.ts";
import { isEmpty } from "./load.ts";
import { openBareShop } from "./open-bare-shop.ts";

test("a shop without the demo opens empty, delivers and takes cards", async () => {
  const { db } = await testDatabase();
  expect(await isEmpty(db)).toBe(true);
  await openBareShop(db);
  expect(await isEmpty(db)).toBe(false);

  const read = reader(db);
  const { settings } = (await read("GET vars/")).answer;
  expect(settings).toMatchObject({ shop_name: "Shop", default_city: "moscow" });
  expect((await read("GET pages/homepage/homepage/")).answer.sections).toEqual([]);
  expect((await read("GET catalog/", { query: {} })).answer.count).toBe(0);

  const where = { query: { locality: settings.default_city } };
  const ways = (await read("GET handbooks/delivery-types/", where)).answer.results;
  expect(ways.map(({ type, payment_types }) => [type, payment_types])).toEqual([
    ["courier", ["card"]],
  ]);
});
