import { expect, test } from "vitest";
import { saveSite } from "#api/settings/public.ts";
import { testDatabase } from "#api/testing/database.ts";
import { fillOnce, isEmpty } from "./load.ts";

test("of servers that start at once on one empty database exactly one fills the shop", async () => {
  const { db } = await testDatabase();
  const filling: number[] = [];
  const start = (server: number) =>
    fillOnce(db, async (trx) => {
      filling.push(server);
      await saveSite(trx, { id: 2, slug: "shop", name: { ru: "Магазин", en: "Shop" } });
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  await Promise.all([1, 2, 3].map(start));
  expect(filling).toHaveLength(1);
  expect(await isEmpty(db)).toBe(false);
});

test("a filling that was cut off leaves nothing and is begun again", async () => {
  const { db } = await testDatabase();
  const cut = fillOnce(db, async (trx) => {
    await saveSite(trx, { id: 2, slug: "shop", name: { ru: "Магазин", en: "Shop" } });
    throw new Error("cut off");
  });
  await expect(cut).rejects.toThrow("cut off");
  expect(await isEmpty(db)).toBe(true);
});
