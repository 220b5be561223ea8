import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { guessDialect } from "./csv/dialect.ts";
import { detectEncoding, type Encoding } from "./csv/encoding.ts";
import { columnName } from "./csv/records.ts";
import { RowCutter } from "./csv/row-cutter.ts";
import { CatalogFault, type CatalogFile, type CatalogReader } from "./port.ts";

const sampleBytes = 65_536;

/**
 * Opens a catalog file and tells its encoding and dialect.
 * @throws CatalogFault when it is missing, empty, a folder, or no text at all
 */
export async function openCatalog(path: string, encoding?: Encoding): Promise<CatalogFile> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new CatalogFault(`There is no file ${path}.`);
  if (!found.isFile()) throw new CatalogFault(`${path} is no file.`);
  if (found.size === 0) throw new CatalogFault("The file is empty.");
  const head = await readHead(path);
  refuseBinary(head);
  const decodedAs = encoding ?? (await detectEncoding(path));
  const text = new TextDecoder(decodedAs).decode(head, { stream: true });
  // A stray zero happens in texts; many of them do not.
  if (text.split("\0").length - 1 > text.length / 100) {
    throw new CatalogFault("The file is no text: no catalog in it.");
  }
  if (text.trim() === "") throw new CatalogFault("The file is empty.");
  const dialect = guessDialect(text);
  const sample = { fileName: basename(path), text, header: headerOf(text, dialect.separator) };
  return { path, bytes: found.size, encoding: decodedAs, dialect, sample };
}

/**
 * The reader that is surest of the file, or the one that was asked for by name.
 * @throws CatalogFault when none knows it
 */
export function chooseReader(
  file: CatalogFile,
  readers: readonly CatalogReader[],
  format?: string,
): CatalogReader {
  const known = readers.map((reader) => reader.id).join(", ");
  if (format) {
    const named = readers.find((reader) => reader.id === format);
    if (!named) throw new CatalogFault(`No format is called ${format}. There are: ${known}.`);
    return named;
  }
  const [surest] = readers
    .map((reader) => ({ reader, sureness: reader.recognize(file.sample) }))
    .sort((left, right) => right.sureness - left.sureness);
  if (!surest || surest.sureness < 0.5) {
    throw new CatalogFault(
      `The file is in no format that is known (${known}); its first columns: ${file.sample.header.slice(0, 5).join(", ").slice(0, 200)}.`,
    );
  }
  return surest.reader;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function refuseBinary(head: Buffer): void {
  const start = head.toString("latin1", 0, 8);
  if (start.startsWith("PK")) {
    throw new CatalogFault("The file is a ZIP archive or an Excel workbook: save it as CSV.");
  }
  if (start.startsWith("\xd0\xcf\x11\xe0")) {
    throw new CatalogFault("The file is an old Excel workbook: save it as CSV.");
  }
  if (start.startsWith("\x1f\x8b")) throw new CatalogFault("The file is compressed: unpack it.");
  if (/^(%PDF|\x89PNG|\xff\xd8\xff|GIF8)/.test(start)) {
    throw new CatalogFault("The file is a document or a picture: no catalog in it.");
  }
}

function headerOf(text: string, separator: string): string[] {
  const cutter = new RowCutter(separator);
  for (const row of [...cutter.cut(text), ...cutter.end()]) {
    if ("cells" in row && !/^sep=/i.test(row.cells[0] ?? "")) return row.cells.map(columnName);
  }
  return [];
}
