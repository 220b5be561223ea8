import { describe, expect, it } from "vitest";
import { readers } from "../formats/registry.ts";
import { csvBytes, type ReadOut, type Row, readOut, type Shape, temporaryFile } from "./files.ts";

/**
 * The same small catalog in a reader's own format: a dress in red and blue, each in S and M, and
 * a cap without choices, in a category of its own. Texts are Russian, prices 5990 (dress) and 1490.
 */
export interface ReaderExample {
  id: string;
  /** Columns in the order of the first row; one row for each of the four variants and the cap. */
  rows: readonly Row[];
  columns: { sku: string; price: string; description: string };
  /** The row of the dress in blue, size M, by its SKU. */
  blueM: string;
}

const shapes: Record<string, Shape> = {
  "with a byte order mark": { bom: true },
  "in CP1251": { encoding: "win1251" },
  "in CP1251 with semicolons and CRLF": { encoding: "win1251", separator: ";", lineEnd: "\r\n" },
  "in UTF-16 with tabs": { encoding: "utf16le", bom: true, separator: "\t", lineEnd: "\r\n" },
  "in UTF-16 big endian without a mark": { encoding: "utf16be" },
  "with lines ended by CR alone": { lineEnd: "\r" },
  "with semicolons": { separator: ";" },
};

/** What every CSV reader must do; each calls this once from its own test file. */
export function describeReader({ id, rows, columns, blueM }: ReaderExample): void {
  const read = (changedRows: readonly Row[] = rows, shape?: Shape) =>
    readOut(temporaryFile(csvBytes(changedRows, shape)));
  const rowOf = (sku: string) => rows.findIndex((row) => row[columns.sku] === sku);

  describe(`${id}, as every reader`, () => {
    it("recognizes its own file, and no other reader takes it", async () => {
      const { reader } = await read();
      expect(reader.id).toBe(id);
    });

    it("gives a product for each color, with its sizes, and the categories before them", async () => {
      expectWhole(await read());
    });

    it.each(Object.entries(shapes))("reads the same %s", async (_name, shape) => {
      const plain = await read();
      const shaped = await read(rows, shape);
      expect(shaped).toEqual(plain);
    });

    it("keeps line numbers right after quoted line breaks", async () => {
      const texts = rows.map((row) => ({ ...row, [columns.description]: "Лён\nи\nхлопок" }));
      const broken = texts.map((row, index) =>
        index === rowOf(blueM) ? { ...row, [columns.price]: "нет" } : row,
      );
      const { lost } = await read(broken);
      const line = 2 + rowOf(blueM) * 3;
      expect(lost).toMatchObject([{ line, reason: expect.stringContaining("price") }]);
    });

    it("reports a row with too few cells by its line and goes on", async () => {
      const lines = csvBytes(rows).toString().split("\n");
      lines.splice(2, 0, "broken;row");
      const out = await readOut(temporaryFile(lines.join("\n")));
      expect(out.lost).toMatchObject([{ line: 3, reason: expect.stringContaining("cells") }]);
      expectWhole({ ...out, lost: [] });
    });

    it("reports a quote that is never closed by its line and goes on with the next row", async () => {
      const lines = csvBytes(rows).toString().split("\n");
      lines.splice(3, 0, `x,"${"y,".repeat(30)}`);
      const out = await readOut(temporaryFile(lines.join("\n")));
      expect(out.lost).toMatchObject([{ line: 4, reason: expect.stringContaining("quote") }]);
      expectWhole({ ...out, lost: [] });
    });

    it("passes over rows of empty cells alone", async () => {
      const lines = csvBytes(rows).toString().split("\n");
      const separators = ",".repeat(Object.keys(rows[0] ?? {}).length - 1);
      lines.splice(2, 0, separators, "", `  ${separators}`);
      expectWhole(await readOut(temporaryFile(lines.join("\n"))));
    });

    it("tells of letters that cannot be read", async () => {
      const bytes = csvBytes(rows.map((row) => ({ ...row, [columns.description]: "Лён ~~~" })));
      bytes.fill(0xff, bytes.lastIndexOf("~~~"), bytes.lastIndexOf("~~~") + 1);
      const { changed } = await readOut(temporaryFile(bytes));
      expect(changed).toMatchObject([
        { line: rows.length + 1, reason: expect.stringContaining("letters") },
      ]);
    });

    it("drops zero bytes, which no database takes", async () => {
      const out = await read(rows.map((row) => ({ ...row, [columns.description]: "Лён\0" })));
      expect(JSON.stringify(out.products)).not.toContain("\\u0000");
      expectWhole(out);
    });

    it("keeps the first of two rows with one SKU", async () => {
      const twin = { ...rows[rowOf(blueM)], [columns.price]: "1" };
      const out = await read([...rows, twin]);
      expect(out.lost).toMatchObject([
        { line: rows.length + 2, reason: expect.stringContaining(`line ${rowOf(blueM) + 2}`) },
      ]);
      expectWhole({ ...out, lost: [] });
    });

    it("takes rows in any order", async () => {
      const backwards = await read([...rows].reverse());
      const skus = (out: ReadOut) =>
        out.products.flatMap((product) => product.skus.map((sku) => sku.id)).sort();
      expect(skus(backwards)).toEqual(skus(await read()));
      expect(backwards.lost).toEqual([]);
    });

    it("makes descriptions harmless", async () => {
      const evil = `<p onclick="x()">Лён</p><script>alert(1)</script><a href="javascript:x">да</a>`;
      const out = await read(rows.map((row) => ({ ...row, [columns.description]: evil })));
      const html = JSON.stringify(out.products.map(({ description }) => description));
      expect(html).toContain("Лён");
      expect(html).not.toMatch(/onclick|script|alert/);
    });

    it("cuts a cell that is larger than any text, and tells it", async () => {
      const huge = "слово ".repeat(30_000);
      const out = await read(rows.map((row) => ({ ...row, [columns.description]: huge })));
      expect(out.changed[0]?.reason).toContain("100,000");
      expect(out.products[0]?.description.ru?.length).toBeLessThan(101_000);
    });

    it("says in one line that a column is missing without which nothing can be taken", async () => {
      const priceless = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => name !== columns.price)),
      );
      await expect(read(priceless)).rejects.toThrow(/^The file has no column ".+\.$/);
    });

    it("says that a file with a header alone holds nothing", async () => {
      const header = csvBytes(rows).toString().split("\n")[0];
      await expect(readOut(temporaryFile(`${header}\n`))).rejects.toThrow("no rows");
    });

    it("is in the registry", () => {
      expect(readers.map((reader) => reader.id)).toContain(id);
    });
  });
}

function expectWhole(out: ReadOut): void {
  expect(out.lost).toEqual([]);
  const dresses = out.products.filter(({ skus }) => skus.length === 2);
  expect(out.products).toHaveLength(3);
  expect(dresses.map(({ color }) => color?.title.en).sort()).toEqual(["Blue", "Red"]);
  expect(new Set(dresses.map(({ modelId }) => modelId)).size).toBe(1);
  expect(new Set(out.products.map(({ slug }) => slug)).size).toBe(3);
  for (const dress of dresses) {
    expect(dress.title.ru).toBe("Платье льняное");
    expect(dress.skus.map(({ size }) => size).sort()).toEqual(["M", "S"]);
    expect(dress.price).toBe(599_000);
    expect(dress.pictures.length).toBeGreaterThan(0);
  }
  const cap = out.products.find(({ skus }) => skus.length === 1);
  expect(cap).toMatchObject({ price: 149_000, skus: [{ size: null }], color: null });
  const known = new Set(out.categories.map(({ id }) => id));
  for (const { parentId } of out.categories) if (parentId) expect(known).toContain(parentId);
  for (const product of out.products) {
    expect(product.categoryIds.length).toBeGreaterThan(0);
    for (const id of product.categoryIds) expect(known).toContain(id);
  }
}
