import { writeFileSync } from "node:fs";
import { join } from "node:path";
import iconv from "iconv-lite";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { readers } from "../formats/registry.ts";
import type { NeutralCategory, NeutralItem, NeutralProduct, RowProblem } from "../neutral.ts";
import { chooseReader, openCatalog } from "../open-file.ts";
import type { CatalogReader, ReadOptions } from "../port.ts";
import { noConversion } from "../values/price.ts";

export type Row = Readonly<Record<string, string>>;

export interface Shape {
  separator?: string;
  lineEnd?: string;
  /** As iconv-lite names it. */
  encoding?: string;
  bom?: boolean;
}

/** Rows as CSV; the header is the columns of the first row. */
export function csvBytes(rows: readonly Row[], shape: Shape = {}): Buffer {
  const { separator = ",", lineEnd = "\n", encoding = "utf8", bom = false } = shape;
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  const quoted = lines.map((cells) => cells.map((cell) => quote(cell, separator)).join(separator));
  return iconv.encode(quoted.join(lineEnd) + lineEnd, encoding, { addBOM: bom });
}

function quote(cell: string, separator: string): string {
  const needsIt = cell.includes(separator) || /["\r\n]/.test(cell);
  return needsIt ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Writes a file that is gone when the test file's tests end. */
export function temporaryFile(content: Buffer | string, name = "catalog.csv"): string {
  const path = join(temporaryFolder("file"), name);
  writeFileSync(path, content);
  return path;
}

export interface ReadOut {
  reader: CatalogReader;
  products: NeutralProduct[];
  categories: NeutralCategory[];
  brands: string[];
  lost: RowProblem[];
  changed: RowProblem[];
}

/** Reads a whole file, recognizing its format. */
export async function readOut(path: string, options: Partial<ReadOptions> = {}): Promise<ReadOut> {
  const file = await openCatalog(path);
  const reader = chooseReader(file, readers);
  const items: (NeutralItem | RowProblem)[] = [];
  const all = { rate: noConversion, now: new Date("2026-06-15T12:00:00Z"), ...options };
  for await (const item of reader.read(file, all)) items.push(item);
  const problems = items.filter((item) => item.kind === "problem");
  return {
    reader,
    products: items.filter((item) => item.kind === "product"),
    categories: items.filter((item) => item.kind === "category"),
    brands: items.filter((item) => item.kind === "brand").map(({ id }) => id),
    lost: problems.filter(({ severity }) => severity === "lost"),
    changed: problems.filter(({ severity }) => severity === "changed"),
  };
}
