import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { saveCategory, saveProduct, saveSizeGrid } from "#api/catalog/public.ts";
import { kopecks } from "#contract/money.ts";
import { csvBytes, type Row, temporaryFile } from "./testing/files.ts";
import { snapshot, testShop } from "./testing/shop.ts";

const blank: Row = {
  Handle: "",
  Title: "",
  "Body (HTML)": "",
  Vendor: "",
  Type: "",
  Tags: "",
  "Option1 Name": "",
  "Option1 Value": "",
  "Option2 Name": "",
  "Option2 Value": "",
  "Variant SKU": "",
  "Variant Inventory Qty": "7",
  "Variant Price": "5990",
  "Variant Compare At Price": "",
  "Image Src": "",
};

/** Rows of one model: each color in S and M. */
function model(handle: string, colors: readonly string[], more: Row = {}): Row[] {
  return colors.flatMap((color, colorIndex) =>
    ["S", "M"].map((size, sizeIndex) => ({
      ...blank,
      Handle: handle,
      ...(colorIndex + sizeIndex === 0 && {
        Title: `Платье ${handle}`,
        "Body (HTML)": "<p>Лён</p>",
        Vendor: "Веретье",
        Type: "Женщинам > Платья",
        "Option1 Name": "Цвет",
        "Option2 Name": "Размер",
      }),
      "Option1 Value": color,
      "Option2 Value": size,
      "Variant SKU": `${handle}-${colorIndex}-${size}`,
      ...more,
    })),
  );
}

const fileOf = (...rows: Row[]) => temporaryFile(csvBytes(rows));
const dress = model("dress", ["Красный", "Синий"]);
const coat = model("coat", ["Серый"]);

describe("an import", () => {
  it("puts products, sizes, stock, categories and brand into the shop", async () => {
    const { db, importFile } = await testShop();
    const { counts, problems } = await importFile(fileOf(...dress, ...coat));
    expect(counts).toEqual({ added: 3, changed: 0, unchanged: 0, hidden: 0 });
    expect(problems).toEqual([]);
    expect(await snapshot(db)).toMatchObject({
      products: [
        { slug: "coat", color: "gray", category: "zhenshchinam/platya", price: 599_000 },
        {
          slug: "dress-blue",
          brand: "verete",
          skus: [["dress-1-M", "M", null, null, 7, false], {}],
        },
        { slug: "dress-red", model: expect.stringMatching(/^dress-/) },
      ],
    });
  });

  it("changes nothing when it is repeated", async () => {
    const { db, importFile } = await testShop();
    const path = fileOf(...dress, ...coat);
    await importFile(path);
    const before = await snapshot(db);
    const { counts } = await importFile(path);
    expect(counts).toEqual({ added: 0, changed: 0, unchanged: 3, hidden: 0 });
    expect(await snapshot(db)).toEqual(before);
  });

  it("says in a dry run what it would do, and does nothing", async () => {
    const { db, importFile } = await testShop();
    const empty = await snapshot(db);
    const plan = await importFile(fileOf(...dress, ...coat), { dryRun: true });
    expect(plan.counts).toEqual({ added: 3, changed: 0, unchanged: 0, hidden: 0 });
    expect(plan.printed).toContain("would be added");
    expect(plan.printed).toContain("Платье dress (dress#red)");
    expect(await snapshot(db)).toEqual(empty);
    await importFile(fileOf(...dress, ...coat));
    const dearer = dress.map((row) => ({ ...row, "Variant Price": "6990" }));
    const next = await importFile(fileOf(...dearer), { dryRun: true, mode: "replace" });
    expect(next.counts).toEqual({ added: 0, changed: 2, unchanged: 0, hidden: 1 });
  });

  it("keeps in merge what the file no longer has, and takes it out in replace", async () => {
    const { db, importFile } = await testShop();
    await importFile(fileOf(...dress, ...coat));
    const whole = await snapshot(db);
    expect((await importFile(fileOf(...dress))).counts.hidden).toBe(0);
    expect(await snapshot(db)).toEqual(whole);
    expect((await importFile(fileOf(...dress), { mode: "replace" })).counts.hidden).toBe(1);
    const coatNow = async () =>
      db.selectFrom("products").where("slug", "=", "coat").selectAll().executeTakeFirstOrThrow();
    expect((await coatNow()).archived_at).not.toBeNull();
    expect((await importFile(fileOf(...dress), { mode: "replace" })).counts.hidden).toBe(0);
    await importFile(fileOf(...dress, ...coat));
    expect((await coatNow()).archived_at).toBeNull();
    expect(await snapshot(db)).toEqual(whole);
  });

  it("leaves out what the owner took out, until the file says something new of it", async () => {
    const { db, importFile } = await testShop();
    await importFile(fileOf(...coat));
    const archived = async () =>
      (await db.selectFrom("products").select("archived_at").executeTakeFirstOrThrow()).archived_at;
    await db.updateTable("products").set({ archived_at: new Date() }).execute();
    expect((await importFile(fileOf(...coat))).counts.unchanged).toBe(1);
    expect(await archived()).not.toBeNull();
    await importFile(fileOf(...coat.map((row) => ({ ...row, "Variant Price": "6990" }))));
    expect(await archived()).toBeNull();
  });

  it("replaces what its own source brought and nothing else", async () => {
    const { importFile } = await testShop();
    await importFile(fileOf(...coat), { source: "other-shop" });
    const { counts } = await importFile(fileOf(...dress), { mode: "replace" });
    expect(counts).toMatchObject({ added: 2, hidden: 0 });
  });

  it("takes out of the menu the categories that it made and emptied, and no others", async () => {
    const { db, importFile } = await testShop();
    await saveCategory(db, {
      siteId: 2,
      parentId: null,
      slug: "zhenshchinam",
      title: { ru: "Дамам" },
    });
    await importFile(fileOf(...dress));
    const moved = dress.map((row) => (row.Type ? { ...row, Type: "Новое" } : row));
    await importFile(fileOf(...moved), { mode: "replace" });
    const categories = await db
      .selectFrom("categories")
      .select(["path", "title", "archived_at"])
      .orderBy("id")
      .execute();
    expect(categories.map(({ path, archived_at }) => [path, archived_at === null])).toEqual([
      ["zhenshchinam", true],
      ["zhenshchinam/platya", false],
      ["novoe", true],
    ]);
    expect(categories[0]?.title).toEqual({ ru: "Дамам" });
    await importFile(fileOf(...dress));
    const [back] = await db.selectFrom("products").select("category_id").execute();
    expect(back?.category_id).not.toBeNull();
  });

  it("gives no category the address of a page of the shop, nor two the same", async () => {
    const { db, importFile } = await testShop();
    const types = ["About", "Тест!", "Тест?", "en"];
    await importFile(
      fileOf(
        ...types.flatMap((Type, index) => {
          const [first, ...rest] = model(`m${index}`, ["Белый"]);
          return [{ ...first, Type }, ...rest];
        }),
      ),
    );
    const paths = await db.selectFrom("categories").select("path").orderBy("id").execute();
    expect(paths.map(({ path }) => path)).toEqual(["about-2", "test", "test-2", "en-2"]);
  });

  it("does not give back what was sold when the file only repeats its stock", async () => {
    const { db, importFile } = await testShop();
    await importFile(fileOf(...coat));
    await db.updateTable("stock_balances").set({ on_hand: 5 }).execute();
    const dearer = coat.map((row) => ({ ...row, "Variant Price": "6990" }));
    expect((await importFile(fileOf(...dearer))).counts.changed).toBe(1);
    const balances = async () =>
      (await db.selectFrom("stock_balances").select("on_hand").execute()).map((row) => row.on_hand);
    expect(await balances()).toEqual([5, 5]);
    await importFile(fileOf(...dearer.map((row) => ({ ...row, "Variant Inventory Qty": "9" }))));
    expect(await balances()).toEqual([9, 9]);
  });

  it("lets SKUs move to another color of their model", async () => {
    const { db, importFile } = await testShop();
    await importFile(fileOf(...coat));
    const { counts, problems } = await importFile(fileOf(...model("coat", ["Графитовый"])), {
      mode: "replace",
    });
    expect(problems).toEqual([]);
    expect(counts).toEqual({ added: 1, changed: 0, unchanged: 0, hidden: 1 });
    const living = await db
      .selectFrom("skus")
      .where("archived_at", "is", null)
      .select("code")
      .execute();
    expect(living.map(({ code }) => code).sort()).toEqual(["coat-0-M", "coat-0-S"]);
  });

  it("reports a product whose SKU another one of the shop has, and takes the rest", async () => {
    const { db, importFile } = await testShop();
    const grid = await saveSizeGrid(db, {
      slug: "own",
      title: { ru: "Своя" },
      sizes: [{ slug: "s", text: "S" }],
    });
    const sizeId = grid.sizes.get("s") as number;
    const own = {
      siteId: 2,
      slug: "dress-red",
      skuFull: "own",
      title: { ru: "Своё" },
      price: kopecks(100),
      skus: [{ code: "coat-0-S", sizeId }],
    };
    await db.transaction().execute((trx) => saveProduct(trx, own, "system:test"));
    const { counts, problems } = await importFile(fileOf(...dress, ...coat));
    expect(counts.added).toBe(2);
    expect(problems).toEqual([expect.stringMatching(/^6,coat#gray,not taken,SKU coat-0-S/)]);
    const slugs = await db.selectFrom("products").select("slug").orderBy("id").execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(["dress-red", "dress-red-2", "dress-blue"]);
  });

  it("tells which languages are missing, and what the source does not count", async () => {
    const { importFile } = await testShop();
    const { problems, printed } = await importFile(
      fileOf(...coat.map((row) => ({ ...row, "Variant Inventory Qty": "" }))),
    );
    expect(problems[0]).toContain("does not count its stock");
    expect(printed).toContain("1 product has no English text");
  });
});

describe("pictures of an import", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vitrina-import-media-"));
    mkdirSync(join(folder, "d"));
    const picture = sharp({
      create: { width: 60, height: 80, channels: 3, background: "#884422" },
    });
    writeFileSync(join(folder, "d", "coat.jpg"), await picture.jpeg().toBuffer());
    return () => rmSync(folder, { recursive: true });
  });
  const withPicture = (source: string) => {
    const [first, ...rest] = coat as [Row, ...Row[]];
    return fileOf({ ...first, "Image Src": source }, ...rest);
  };

  it("come from the media folder and are not taken twice", async () => {
    const { db, importFile } = await testShop();
    const path = withPicture("/d/coat.jpg");
    await importFile(path, { mediaFolder: folder });
    expect(await snapshot(db)).toMatchObject({ products: [{ pictures: [expect.any(String)] }] });
    const { counts } = await importFile(path, { mediaFolder: folder });
    expect(counts.unchanged).toBe(1);
  });

  it("that are missing are reported, the product stands, and they are tried again", async () => {
    const { db, importFile } = await testShop();
    const path = withPicture("/d/other.jpg");
    const { counts, problems } = await importFile(path, { mediaFolder: folder });
    expect(counts.added).toBe(1);
    expect(problems).toEqual([expect.stringContaining("no such file")]);
    writeFileSync(
      join(folder, "d", "other.jpg"),
      await sharp(join(folder, "d", "coat.jpg"))
        .blur()
        .toBuffer(),
    );
    expect((await importFile(path, { mediaFolder: folder })).counts.changed).toBe(1);
    expect(await snapshot(db)).toMatchObject({ products: [{ pictures: [expect.any(String)] }] });
    expect((await importFile(path, { mediaFolder: folder })).counts.unchanged).toBe(1);
  });
});
