import { tmpdir } from "node:os";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { readOut, temporaryFile } from "./testing/files.ts";

it.each<[string, Buffer | string, string]>([
  ["an empty file", "", "empty"],
  ["a file of blanks", "\uFEFF \n\n", "empty"],
  ["an Excel workbook", Buffer.from("PK\u0003\u0004xlsx"), "Excel"],
  ["a packed file", gzipSync("sku,name"), "unpack"],
  ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), "picture"],
  ["random bytes", Buffer.from([1, 2, 0, 0, 0, 7, 9, 0, 0, 0, 0, 1]), "no text"],
  ["noise", Buffer.from(Array.from({ length: 999 }, (_, index) => (index * 77) % 256)), "no text"],
  ["a packed folder", Buffer.from("Rar!\x1a\x07\x01\x00", "latin1"), "unpack"],
  ["a price list", `<?xml version="1.0"?><yml_catalog></yml_catalog>`, "XML"],
  ["a web page", "\n<!DOCTYPE html><title>Sign in</title>", "web page"],
  ["an answer of some API", `{"products": []}`, "JSON"],
  ["a table whose first column is PK", "PK;Name\n1;Dress\n", "first columns: pk, name"],
  [
    "names alone",
    "Handle,Title\ndress,Dress\n",
    'The file has no column "variant price" (or "price").',
  ],
  [
    "goods without numbers",
    "Name;Price\nDress;5990\n",
    'for magento-csv it lacks the column "sku".',
  ],
  [
    "numbers of goods",
    "SKU,Barcode\n1,46\n",
    'for magento-csv it lacks the columns "name" and "price".',
  ],
  ["another kind of table", "date,sum\n2026-01-01,5\n", "no format"],
  ["prose", "Dear Sir, or Madam.\n", "no format"],
])("says in one line what is wrong with %s", async (_what, content, words) => {
  const fault = await readOut(temporaryFile(content)).catch((error: Error) => error);
  expect((fault as Error).message).toContain(words);
  expect((fault as Error).message).not.toContain("\n");
});

it("says that a file is missing or is a folder", async () => {
  await expect(readOut("/nowhere/at-all.csv")).rejects.toThrow("There is no file");
  await expect(readOut(tmpdir())).rejects.toThrow("is no file");
});

it("takes a table with what its format cannot do without and nothing else", async () => {
  const { reader, products } = await readOut(
    temporaryFile("Handle,Title,Price\ndress,Dress,5990\n"),
  );
  expect([reader.id, products.length]).toEqual(["shopify-csv", 1]);
});
