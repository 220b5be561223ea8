import { expect, it } from "vitest";
import { csvBytes, temporaryFile } from "./testing/files.ts";
import { testShop } from "./testing/shop.ts";

const cap = (sku: string, name: string) => ({
  sku,
  product_type: "simple",
  visibility: "Catalog, Search",
  name,
  price: "1490",
  qty: "3",
});
const fileOf = (...rows: ReturnType<typeof cap>[]) => temporaryFile(csvBytes(rows));
const hasProblem = (lines: readonly string[], words: string) =>
  lines.some((line) => line.includes(words));

it("plans no piece whose SKU came from elsewhere, just as the run takes none", async () => {
  const { importFile } = await testShop();
  await importFile(fileOf(cap("A", "Cap"), cap("B", "Beret")), { source: "old-shop" });
  const path = fileOf(cap("B", "Another beret"), cap("C", "Hat"));
  const plan = await importFile(path, { source: "new-shop", dryRun: true });
  const run = await importFile(path, { source: "new-shop" });
  expect(plan.counts).toEqual(run.counts);
  expect(run.counts.added).toBe(1);
  for (const { problems } of [plan, run]) {
    expect(hasProblem(problems, "2,B,not taken,SKU B already belongs")).toBe(true);
  }
});

it("plans a piece that moves its SKU to another product of the same source", async () => {
  const { importFile } = await testShop();
  const model = (sku: string, name: string) => ({
    ...cap(sku, name),
    product_type: "configurable",
    configurable_variations: "sku=S,size=S",
  });
  const size = { ...cap("S", "Size"), visibility: "Not Visible", configurable_variations: "" };
  await importFile(fileOf(model("OLD", "Old"), size));
  const path = fileOf(model("NEW", "New"), size);
  const plan = await importFile(path, { dryRun: true, mode: "replace" });
  const run = await importFile(path, { mode: "replace" });
  expect(plan.counts).toEqual(run.counts);
  expect(run.counts).toMatchObject({ added: 1, hidden: 1 });
});
