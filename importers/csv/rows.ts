import { createReadStream } from "node:fs";
import type { CatalogueFile } from "../port.ts";
import type { CsvDialect } from "./dialect.ts";
import { type BrokenRow, type CsvRow, RowCutter } from "./row-cutter.ts";

/** The rows of a CSV file, in batches, as they are read; `onBytes` hears how far it has come. */
export async function* csvRows(
  file: Pick<CatalogueFile, "path" | "encoding"> & { dialect: CsvDialect },
  onBytes?: (bytes: number) => void,
): AsyncGenerator<CsvRow | BrokenRow> {
  const decoder = new TextDecoder(file.encoding);
  const cutter = new RowCutter(file.dialect.separator);
  let read = 0;
  for await (const chunk of createReadStream(file.path, { highWaterMark: 1 << 18 })) {
    read += (chunk as Buffer).length;
    yield* cutter.cut(decoder.decode(chunk as Buffer, { stream: true }));
    onBytes?.(read);
  }
  yield* cutter.cut(decoder.decode());
  yield* cutter.end();
}
