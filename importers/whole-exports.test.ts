import { describe, expect, it } from "vitest";
import { temporaryFile } from "./testing/files.ts";
import { magentoExports } from "./testing/magento-exports.ts";
import { snapshot, testShop } from "./testing/shop.ts";
import { shopifyExports } from "./testing/shopify-exports.ts";

const nothing = { added: 0, changed: 0, unchanged: 0, hidden: 0 };

describe.each([...shopifyExports, ...magentoExports])("$name", (one) => {
  it("is planned, taken, and taken again without doubling anything", async () => {
    const { db, importFile } = await testShop();
    const path = temporaryFile(one.bytes);
    const plan = await importFile(path, { dryRun: true });
    expect(plan.counts).toEqual({ ...nothing, added: one.products });
    const { counts, problems } = await importFile(path);
    expect(counts).toEqual(plan.counts);
    const lost = problems.filter((line) => line.includes(",not taken,"));
    expect(lost.map((line) => Number.parseInt(line, 10)).sort((a, b) => a - b)).toEqual(one.lost);
    const skus = await db
      .selectFrom("skus")
      .where("archived_at", "is", null)
      .select("id")
      .execute();
    expect(skus).toHaveLength(one.skus);

    const before = await snapshot(db);
    const again = await importFile(path);
    const { changed, unchanged } = again.counts;
    expect(again.counts).toEqual({ ...nothing, changed, unchanged });
    expect(changed + unchanged).toBe(one.products);
    expect(await snapshot(db)).toEqual(before);
  });
});
