import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { csvBytes, type Row, readOut, temporaryFile } from "../testing/files.ts";
import { describeReader } from "../testing/reader-suite.ts";

const blank: Row = {
  Handle: "",
  Title: "",
  "Body (HTML)": "",
  Vendor: "",
  Type: "",
  Tags: "",
  Published: "",
  "Option1 Name": "",
  "Option1 Value": "",
  "Option2 Name": "",
  "Option2 Value": "",
  "Variant SKU": "",
  "Variant Grams": "",
  "Variant Inventory Qty": "",
  "Variant Price": "",
  "Variant Compare At Price": "",
  "Variant Barcode": "",
  "Image Src": "",
  "Image Position": "",
  "Image Alt Text": "",
  "Gift Card": "",
  "Variant Image": "",
  Status: "",
};

const dressHead: Row = {
  Title: "Платье льняное",
  "Body (HTML)": "<p>Лён, который не мнётся.</p>",
  Vendor: "Веретье",
  Type: "Женщинам > Платья",
  Published: "true",
  "Option1 Name": "Цвет",
  "Option2 Name": "Размер",
  "Image Src": "https://pictures.example/dress.jpg",
  "Image Position": "1",
};
const variants = ["Красный", "Синий"].flatMap((color) =>
  ["S", "M"].map((size) => ({
    ...blank,
    Handle: "dress",
    "Option1 Value": color,
    "Option2 Value": size,
    "Variant SKU": `dress-${color === "Синий" ? "Blue" : "Red"}-${size}`,
    "Variant Price": "5990.00",
    "Variant Inventory Qty": "7",
    "Variant Image": `https://pictures.example/${color === "Синий" ? "blue" : "red"}.jpg`,
  })),
);
const dress: Row[] = variants.map((row, index) => (index === 0 ? { ...row, ...dressHead } : row));
const cap: Row = {
  ...blank,
  Handle: "cap",
  Title: "Кепка",
  Type: "Аксессуары",
  Published: "true",
  "Option1 Name": "Title",
  "Option1 Value": "Default Title",
  "Variant SKU": "cap",
  "Variant Price": "1490",
};

describeReader({
  id: "shopify-csv",
  rows: [...dress, cap],
  columns: { sku: "Variant SKU", price: "Variant Price", description: "Body (HTML)" },
  blueM: "dress-Blue-M",
});

const read = (...rows: Row[]) => readOut(temporaryFile(csvBytes(rows)));

describe("a Shopify catalog", () => {
  it("reads the same under its new header", async () => {
    const renamed: Record<string, string> = {
      Handle: "URL handle",
      "Body (HTML)": "Description",
      Published: "Published on online store",
      "Option1 Name": "Option1 name",
      "Option1 Value": "Option1 value",
      "Option2 Name": "Option2 name",
      "Option2 Value": "Option2 value",
      "Variant SKU": "SKU",
      "Variant Grams": "Weight value (grams)",
      "Variant Inventory Qty": "Inventory quantity",
      "Variant Price": "Price",
      "Variant Compare At Price": "Compare-at price",
      "Variant Barcode": "Barcode",
      "Image Src": "Product image URL",
      "Image Position": "Image position",
      "Image Alt Text": "Image alt text",
      "Gift Card": "Gift card",
      "Variant Image": "Variant image URL",
    };
    const rename = (row: Row) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [renamed[name] ?? name, cell]));
    const rows = [...dress, cap];
    expect(await read(...rows.map(rename))).toEqual(await read(...rows));
  });

  it("loses a variant with a repeated SKU, and not what its row says of the product", async () => {
    const [first, ...others] = dress as [Row, ...Row[]];
    const { products, lost } = await read(cap, { ...first, "Variant SKU": "cap" }, ...others);
    expect(lost).toMatchObject([{ line: 3, subject: "cap" }]);
    const [, red, blue] = products;
    expect([red?.skus.length, blue?.skus.length]).toEqual([1, 2]);
    expect(red?.title).toEqual({ ru: "Платье льняное" });
    expect(red?.pictures.map(({ source }) => source)).toContain(
      "https://pictures.example/dress.jpg",
    );
  });

  it("gives each color its own pictures first and keeps the other color's out", async () => {
    const more: Row = {
      ...blank,
      Handle: "dress",
      "Image Src": "https://pictures.example/red.jpg",
      "Image Position": "2",
    };
    const { products } = await read(...dress, more);
    expect(
      products.map(({ pictures }) => pictures.map(({ source }) => source.split("/").at(-1))),
    ).toEqual([
      ["red.jpg", "dress.jpg"],
      ["blue.jpg", "dress.jpg"],
    ]);
  });

  it("strikes a higher compare-at price through, and no other", async () => {
    const { products } = await read(
      { ...cap, "Variant Compare At Price": "1990" },
      { ...cap, Handle: "cap-2", "Variant SKU": "cap-2", "Variant Compare At Price": "1490" },
    );
    expect(products.map(({ oldPrice }) => oldPrice)).toEqual([199_000, null]);
  });

  it("makes categories of tags only in a shop that uses nothing else, and labels of their words", async () => {
    const { products } = await read(
      { ...cap, Type: "", Tags: "мужское, Новинка" },
      { ...cap, Handle: "cap-2", "Variant SKU": "cap-2", Tags: "лето" },
    );
    expect(products[0]).toMatchObject({ categoryIds: ["мужское"], labels: [{ slug: "new" }] });
    expect(products[1]).toMatchObject({
      categoryIds: ["Аксессуары"],
      attributes: [{ slug: "tags", value: { options: [{ ru: "лето" }] } }],
    });
  });

  it("keeps drafts and what is not published out of sight", async () => {
    const { products } = await read(
      { ...cap, Status: "draft" },
      { ...cap, Handle: "cap-2", "Variant SKU": "cap-2", Published: "false" },
      { ...cap, Handle: "cap-3", "Variant SKU": "cap-3" },
    );
    expect(products.map(({ isPublished }) => isPublished)).toEqual([false, false, true]);
  });

  it("makes attributes of the shop's own fields, but for what apps keep there", async () => {
    const own = "product.metafields.custom";
    const richText = {
      type: "root",
      children: [{ type: "paragraph", children: [{ type: "text", value: "Стирать руками" }] }],
    };
    const { products } = await read({
      ...cap,
      "Fabric (product.metafields.shopify.fabric)": "Шерсть; Кашемир",
      [`Уход (${own}.care)`]: JSON.stringify(richText),
      [`Сезон (${own}.season)`]: `["Зима","Осень"]`,
      [`Органика (${own}.organic)`]: "true",
      [`Автор (${own}.author)`]: "gid://shopify/Metaobject/1",
      [`Цвет (${own}.color)`]: "Красный",
      "Rating (product.metafields.reviews.rating)": `{"value":"4.8"}`,
    });
    const told = products[0]?.attributes.map(({ slug, value }) => [slug, value]);
    expect(Object.fromEntries(told ?? [])).toEqual({
      fabric: { options: [{ ru: "Шерсть" }, { ru: "Кашемир" }] },
      ukhod: { options: [{ ru: "Стирать руками" }] },
      sezon: { options: [{ ru: "Зима" }, { ru: "Осень" }] },
      organika: { boolean: true },
    });
  });

  it("tells of a category that is deeper than the shop's own", async () => {
    const { products, changed } = await read({ ...cap, Type: "A > B > C > D > E > F" });
    expect(products[0]?.categoryIds).toEqual(["A / B / C / D / E"]);
    expect(changed.at(-1)).toMatchObject({ line: 2, subject: "cap" });
  });

  it("knows the language by its words, not by the marks around them", async () => {
    const marks = `<style>.a{display:flex;justify-content:flex-start}</style><p class="a">Да</p>`;
    const { products } = await read({ ...cap, Title: "Кепка", "Body (HTML)": marks });
    expect(products[0]?.title).toEqual({ ru: "Кепка" });
  });

  it("keeps colors apart that no Latin letter names", async () => {
    const colors = ["红", "黑"].map((color, index) => ({
      ...cap,
      "Option1 Name": "Color",
      "Option1 Value": color,
      "Variant SKU": `cap-${index}`,
    }));
    const { products, lost } = await read(...colors);
    expect([new Set(products.map(({ slug }) => slug)).size, lost]).toEqual([2, []]);
  });

  it("refuses gift cards, and rows without handle or title", async () => {
    const { products, lost } = await read(
      { ...cap, "Gift Card": "true" },
      { ...cap, Handle: "", "Variant SKU": "x" },
      { ...cap, Handle: "cap-3", "Variant SKU": "cap-3", Title: "" },
    );
    expect(products).toEqual([]);
    expect(lost.map(({ line }) => line).sort()).toEqual([2, 3, 4]);
  });
});

const catalogs = process.env.VITRINA_CATALOGS;
const file = `${catalogs}/shopify-apparel.csv`;

describe.skipIf(!catalogs || !existsSync(file))(
  "the Shopify sample catalog (skipped unless VITRINA_CATALOGS names its folder)",
  () => {
    it("gives 20 products, the men's and the women's, with 22 sizes", async () => {
      const { products, categories, lost } = await readOut(file);
      expect(products).toHaveLength(20);
      expect(products.flatMap(({ skus }) => skus)).toHaveLength(22);
      expect(categories.map(({ id }) => id).sort()).toEqual(["men", "women"]);
      expect(lost).toEqual([]);
    });
  },
);
