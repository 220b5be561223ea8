import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { csvBytes, type Row, temporaryFile } from "./testing/files.ts";
import { testShop } from "./testing/shop.ts";

/** A cap without choices. */
function cap(handle: string, more: Row = {}): Row {
  return {
    Handle: handle,
    Title: `Cap ${handle}`,
    "Body (HTML)": "",
    Vendor: "Veretie",
    Type: "Caps",
    "Option1 Value": "",
    "Variant SKU": `SKU-${handle}`,
    "Variant Price": "1490",
    "Variant Inventory Qty": "3",
    "Image Src": "",
    ...more,
  };
}

describe("a hostile file", () => {
  it("loses only the piece whose name no index takes", async () => {
    const { importFile } = await testShop();
    const endless = randomBytes(3000).toString("hex");
    const rows = [cap("a", { "Variant SKU": endless }), cap(endless), cap("b")];
    const { counts, problems, printed } = await importFile(temporaryFile(csvBytes(rows)));
    expect(counts.added).toBe(1);
    expect(problems.map((line) => line.split(",")[0]).sort()).toEqual(["2", "3"]);
    expect(printed).toContain("Cap b");
    expect(printed.length).toBeLessThan(2000);
  });

  it("puts no markup into names, and no formula into the report", async () => {
    const { db, importFile } = await testShop();
    const markup = `<script>alert(1)</script><b onclick="x()">Felt</b>`;
    const rows = [
      cap("a", { Title: markup, Vendor: markup, Type: `${markup} > ${markup}` }),
      cap("b", { Vendor: "", "Variant SKU": "=cmd|'/c calc'!A1", "Variant Price": "none" }),
    ];
    const { problems } = await importFile(temporaryFile(csvBytes(rows)));
    const products = await db.selectFrom("products").select("title").execute();
    const brands = await db.selectFrom("brands").select("title").execute();
    const categories = await db.selectFrom("categories").select("title").execute();
    expect([...products, ...brands].map(({ title }) => title.en)).toEqual(["Felt", "Felt"]);
    expect(JSON.stringify(categories)).not.toMatch(/[<>]/);
    expect(problems.join("\n")).toMatch(/^3,'=cmd/m);
  });

  it("may name things as every object does", async () => {
    const { db, importFile } = await testShop();
    const names = ["constructor", "__proto__", "toString", "hasOwnProperty"];
    const rows = names.map((name) => ({
      ...cap(name, { "Variant SKU": name, Vendor: name, Type: name, Tags: name }),
      "Option1 Name": name,
      "Option1 Value": name,
      ...Object.fromEntries(names.map((one) => [`${one} (product.metafields.a.b)`, one])),
    }));
    const { counts, problems } = await importFile(temporaryFile(csvBytes(rows)));
    expect([counts.added, problems]).toEqual([names.length, []]);
    const attributes = await db.selectFrom("attributes").select("title").execute();
    expect(attributes.map(({ title }) => title.en).sort()).toEqual(
      expect.arrayContaining(["Constructor", "Proto", "Tostring"]),
    );
  });

  it("may have ten thousand columns", async () => {
    const { importFile } = await testShop();
    const wide = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`Column ${index}`, "x"]),
    );
    const { counts, problems } = await importFile(temporaryFile(csvBytes([cap("a", wide)])));
    expect([counts.added, problems]).toEqual([1, []]);
  });
});
