import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { csvBytes, type Row, readOut, temporaryFile } from "../testing/files.ts";
import { describeReader } from "../testing/reader-suite.ts";

const blank: Row = {
  sku: "",
  store_view_code: "",
  product_type: "simple",
  attribute_set_code: "Default",
  categories: "Default Category/Женщинам/Платья,Default Category/Новое",
  name: "Платье льняное",
  description: "Лён, который не мнётся.",
  price: "5990.0000",
  special_price: "",
  special_price_from_date: "",
  special_price_to_date: "",
  product_online: "1",
  visibility: "Not Visible Individually",
  qty: "7.0000",
  is_in_stock: "1",
  base_image: "",
  additional_images: "",
  additional_attributes: "",
  configurable_variations: "",
  related_skus: "",
  crosssell_skus: "",
  upsell_skus: "",
};

const variant = (color: string, size: string): Row => ({
  ...blank,
  sku: `dress-${color}-${size}`,
  name: `Платье льняное ${color} ${size}`,
  base_image: `/d/r/${color}.jpg`,
  additional_attributes: `color=${color},size=${size}`,
});
const variants = ["Red", "Blue"].flatMap((color) => ["S", "M"].map((size) => variant(color, size)));
const dress: Row = {
  ...blank,
  sku: "dress",
  product_type: "configurable",
  visibility: "Catalog, Search",
  configurable_variations: variants
    .map(({ sku, additional_attributes }) => `sku=${sku},${additional_attributes}`)
    .join("|"),
};
const cap: Row = {
  ...blank,
  sku: "cap",
  name: "Кепка",
  price: "1490",
  visibility: "Catalog, Search",
  base_image: "/c/a/cap.jpg",
};

describeReader({
  id: "magento-csv",
  rows: [...variants, dress, cap],
  columns: { sku: "sku", price: "price", description: "description" },
  blueM: "dress-Blue-M",
});

const read = (...rows: Row[]) => readOut(temporaryFile(csvBytes(rows)));

describe("a Magento catalog", () => {
  it("loses its invisible root, and the deepest category is the canonical one", async () => {
    const { products, categories } = await read(cap);
    expect(categories.map(({ id }) => id)).toEqual(["Женщинам", "Женщинам / Платья", "Новое"]);
    expect(products[0]?.categoryIds).toEqual(["Женщинам / Платья", "Новое"]);
  });

  it("may name categories with commas and slashes in them", async () => {
    const categories = "Default Category/Tops, Tees,Default Category/Now\\/Later";
    const out = await read({ ...cap, categories });
    expect(out.categories.map(({ id }) => id)).toEqual(["Tops, Tees", "Now/Later"]);
  });

  it.each(["|", ";", ","])("may part its categories by %j", async (mark) => {
    const paths = ["Default Category/Tops &amp; Tees/Lace", "Default Category/Now; later"];
    const out = await read({ ...cap, categories: paths.join(mark) });
    expect(out.products[0]?.categoryIds).toEqual(["Tops & Tees / Lace", "Now; later"]);
  });

  it("keeps links to models, also when they name a variant", async () => {
    const { products } = await read(...variants, dress, {
      ...cap,
      related_skus: "dress-Red-S,dress-Red-M,other",
      crosssell_skus: "dress",
      upsell_skus: "cap",
    });
    expect(products.at(-1)?.links).toEqual([
      { kind: "related", modelId: "dress" },
      { kind: "related", modelId: "other" },
      { kind: "cross_sell", modelId: "dress" },
    ]);
  });

  it("sells at a special price within its days and plans the price after them", async () => {
    const { products } = await read({
      ...cap,
      special_price: "990",
      special_price_from_date: "2026-06-01",
      special_price_to_date: "6/20/26",
    });
    const startsAt = new Date("2026-06-21T00:00:00+03:00");
    expect(products[0]).toMatchObject({
      price: 99_000,
      oldPrice: 149_000,
      plannedPrices: [{ startsAt, price: 149_000, oldPrice: null }],
    });
  });

  it("plans a special price that is still to come, and forgets one that is over", async () => {
    const later = { special_price: "990", special_price_from_date: "2026-07-01" };
    const over = { special_price: "990", special_price_to_date: "2026-06-14" };
    const { products } = await read({ ...cap, ...later }, { ...cap, sku: "cap-2", ...over });
    expect(products[0]).toMatchObject({ price: 149_000, plannedPrices: [{ price: 99_000 }] });
    expect(products[1]).toMatchObject({ price: 149_000, oldPrice: null, plannedPrices: [] });
  });

  it.each([
    ["14.06.2026", "12.06.2026"],
    ["2026-06-14 00:00:00", "2026-06-12"],
    ["6/14/26, 12:00 AM", "6/12/2026"],
    ["14/6/2026", "6/12/26"],
  ])("forgets a special price that ended on %s", async (until, from) => {
    const days = { special_price_from_date: from, special_price_to_date: until };
    const { products, changed } = await read({ ...cap, special_price: "990", ...days });
    expect([products[0]?.price, products[0]?.plannedPrices, changed]).toEqual([149_000, [], []]);
  });

  it.each(["soon", "44196", "31.31.2030"])(
    "sells at the plain price where a day of the special one reads %j, and tells so",
    async (day) => {
      const special = { special_price: "990", special_price_to_date: day };
      const { products, changed } = await read({ ...cap, ...special });
      expect(products[0]).toMatchObject({ price: 149_000, oldPrice: null });
      expect(changed).toMatchObject([{ line: 2, reason: expect.stringContaining(`"${day}"`) }]);
    },
  );

  it("keeps out of sight what its own or another tool's sign disables", async () => {
    const rows = ["0", "1", "2"].map((sign) => ({ ...cap, sku: sign, product_online: sign }));
    const { products } = await read(...rows);
    expect(products.map(({ isPublished }) => isPublished)).toEqual([false, true, false]);
  });

  it("tells of custom options, which it does not take", async () => {
    const custom_options = "name=Ring size,type=drop_down,required=1,option_title=16";
    const { products, changed } = await read({ ...cap, custom_options });
    expect([products.length, changed.map(({ line }) => line)]).toEqual([1, [2]]);
  });

  it("takes texts of store views in the other language", async () => {
    const english: Row = { ...blank, sku: "cap", store_view_code: "en", name: "Cap" };
    const { products } = await read(cap, english);
    expect(products[0]?.title).toEqual({ ru: "Кепка", en: "Cap" });
  });

  it("passes over views of variants, and reads a view that stands for the whole", async () => {
    const views = variants.map(({ sku }) => ({ ...blank, sku, store_view_code: "en" }) as Row);
    const { lost } = await read(...variants, ...views, dress);
    expect(lost).toEqual([]);
    const rows = [dress, ...variants].map((row) => ({ ...row, store_view_code: "default" }));
    const alone = await read(...rows);
    expect([alone.products.length, alone.lost]).toEqual([2, []]);
    const beside = await read(cap, { ...cap, store_view_code: "default", name: "Иначе" });
    expect([beside.products[0]?.title.ru, beside.lost]).toEqual(["Кепка", []]);
  });

  it("takes an emptied value for none, and no directive of a page builder for words", async () => {
    const { products } = await read({
      ...cap,
      description: `<div><p>Лён</p>{{widget type="Block" id="4"}}</div>`,
      special_price: "__EMPTY__VALUE__",
      additional_attributes: "season=__EMPTY__VALUE__,material=Лён",
    });
    expect(products[0]?.description).toEqual({ ru: "<p>Лён</p>" });
    expect(products[0]?.attributes.map(({ slug }) => slug)).toEqual(["material"]);
  });

  it("shows a model's own pictures with those of its only color, and tells where it cannot", async () => {
    const model = { ...dress, base_image: "/d/r/front.jpg", additional_images: "/d/r/back.jpg" };
    const red = variants.filter(({ sku }) => sku?.includes("Red"));
    const configurable_variations = red
      .map(({ sku, additional_attributes }) => `sku=${sku},${additional_attributes}`)
      .join("|");
    const one = await read(...red, { ...model, configurable_variations });
    expect(one.products[0]?.pictures.map(({ source }) => source)).toEqual([
      "/d/r/Red.jpg",
      "/d/r/front.jpg",
      "/d/r/back.jpg",
    ]);
    expect(one.changed).toEqual([]);
    const two = await read(...variants, model);
    expect(two.products[0]?.pictures.map(({ source }) => source)).toEqual(["/d/r/Red.jpg"]);
    expect(two.changed).toMatchObject([{ subject: "dress" }]);
    expect(two.changed[0]?.reason).toContain("/d/r/front.jpg, /d/r/back.jpg");
  });

  it("says of each product that cannot be taken why", async () => {
    const types = ["bundle", "grouped", "virtual", "downloadable", "subscription"];
    const rows = types.map((type) => ({ ...cap, sku: type, product_type: type }));
    const { products, lost } = await read(...rows, { ...cap, sku: "" }, { ...cap, name: "" });
    expect(products).toEqual([]);
    expect(lost.map(({ line }) => line).sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it("reports variants that have no row, and rows that no product lists", async () => {
    const { lost } = await read(...variants.slice(1), dress, { ...variant("Green", "S") });
    expect(lost).toMatchObject([
      { line: 5, reason: expect.stringContaining("dress-Red-S") },
      { line: 6, reason: expect.stringContaining("no configurable product") },
    ]);
  });

  it("keeps commas in attribute values, options joined by bars, flags and labels", async () => {
    const additional_attributes =
      'material=Лён|Хлопок,care="стирать, не отжимать",note=мягкий, тёплый,organic=Да,new=Yes';
    const { products } = await read({ ...cap, additional_attributes });
    expect(products[0]?.labels.map(({ slug }) => slug)).toEqual(["new"]);
    expect(products[0]?.attributes.map(({ slug, value }) => [slug, value])).toEqual([
      ["material", { options: [{ ru: "Лён" }, { ru: "Хлопок" }] }],
      ["care", { options: [{ ru: "стирать, не отжимать" }] }],
      ["note", { options: [{ ru: "мягкий, тёплый" }] }],
      ["organic", { boolean: true }],
    ]);
  });

  it("is taken without the columns that it can do without, and they are named", async () => {
    const { sku, name, price, configurable_variations } = dress;
    const rows = variants.map((row) => ({ sku: row.sku, name: row.name, price: row.price }));
    const out = await read(
      { sku, name, price, configurable_variations } as Row,
      ...(rows as Row[]),
    );
    expect(out.products.map(({ skus }) => skus.length)).toEqual([2, 2]);
    expect(out.lost).toEqual([]);
    expect(out.changed.map(({ subject }) => subject)).toEqual([
      "categories",
      "description",
      "qty",
      "base_image",
    ]);
  });

  it("prices a size of its own, and counts what is out of stock as none", async () => {
    const [first, second, ...rest] = variants as [Row, Row, ...Row[]];
    const { products } = await read(
      { ...first, price: "6490", is_in_stock: "0" },
      second,
      ...rest,
      dress,
    );
    expect(products[0]).toMatchObject({
      price: 599_000,
      skus: [
        { price: 649_000, stock: 0 },
        { price: null, stock: 7 },
      ],
    });
  });
});

const catalogs = process.env.VITRINA_CATALOGS;
const file = `${catalogs}/magento-apparel/products.csv`;

describe.skipIf(!catalogs || !existsSync(file))(
  "the Magento sample catalog (skipped unless VITRINA_CATALOGS names its folder)",
  () => {
    it("gives 147 models in their colors with 1,847 sizes and loses nothing", async () => {
      const { products, categories, lost, changed } = await readOut(file);
      expect(new Set(products.map(({ modelId }) => modelId)).size).toBe(147);
      expect(products).toHaveLength(417);
      expect(products.flatMap(({ skus }) => skus)).toHaveLength(1847);
      expect(products.every(({ pictures }) => pictures.length > 0)).toBe(true);
      expect(categories.filter(({ parentId }) => parentId === null).length).toBeGreaterThan(2);
      expect(lost).toEqual([]);
      expect(changed.map(({ subject }) => subject)).toEqual(["MS03", "MS01", "MP03"]);
    });
  },
);
