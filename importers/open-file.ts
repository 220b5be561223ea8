import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { guessDialect } from "./csv/dialect.ts";
import { detectEncoding, type Encoding } from "./csv/encoding.ts";
import { columnName, missingColumns, namedColumns } from "./csv/records.ts";
import { RowCutter } from "./csv/row-cutter.ts";
import { CatalogFault, type CatalogFile, type CatalogReader, type Sample } from "./port.ts";

const sampleBytes = 65_536;

/** What is given by mistake for a table, by the bytes that it begins with. */
const kindsByBeginning = [
  {
    beginnings: ["PK\x03\x04", "PK\x05\x06"],
    words: "a ZIP archive or an Excel workbook: save it as CSV",
  },
  { beginnings: ["\xd0\xcf\x11\xe0"], words: "an old Excel workbook: save it as CSV" },
  { beginnings: ["\x1f\x8b", "Rar!", "7z\xbc\xaf"], words: "compressed: unpack it" },
  {
    beginnings: ["%PDF", "\x89PNG", "\xff\xd8\xff", "GIF8", "RIFF"],
    words: "a document or a picture: no catalog in it",
  },
];

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
  // A stray sign that nobody can see happens in texts; many of them do not.
  const unseen = text.match(/[^\P{Cc}\t\n\f\r]/gu)?.length ?? 0;
  if (unseen > text.length / 100) {
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
      `The file is in no format that is known (${known}); ${describe(file.sample, readers)}.`,
    );
  }
  return surest.reader;
}

/** What a file looks like that no reader knows. */
function describe({ text, header }: Sample, readers: readonly CatalogReader[]): string {
  const start = text.trimStart();
  if (/^<!doctype html|^<html/i.test(start)) return "it is a web page, not the export itself";
  if (start.startsWith("<")) return "it is XML: export the catalog as CSV";
  if (/^[[{]/.test(start)) return "it is JSON: export the catalog as CSV";
  const [nearest] = readers
    .map(({ id, required }) => ({ id, required, missing: missingColumns(header, required) }))
    .filter(({ required, missing }) => missing.length < required.length)
    .sort((left, right) => left.missing.length - right.missing.length);
  const lacking = nearest
    ? `; for ${nearest.id} it lacks the ${namedColumns(nearest.missing)}`
    : "";
  return `its first columns: ${header.slice(0, 5).join(", ").slice(0, 200)}${lacking}`;
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
  const kind = kindsByBeginning.find(({ beginnings }) =>
    beginnings.some((beginning) => start.startsWith(beginning)),
  );
  if (kind) throw new CatalogFault(`The file is ${kind.words}.`);
}

function headerOf(text: string, separator: string): string[] {
  const cutter = new RowCutter(separator);
  for (const row of [...cutter.cut(text), ...cutter.end()]) {
    if ("cells" in row && !/^sep=/i.test(row.cells[0] ?? "")) return row.cells.map(columnName);
  }
  return [];
}
