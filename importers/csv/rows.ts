import { createReadStream } from "node:fs";
import type { CatalogFile, ReadOptions } from "../port.ts";
import { type BrokenRow, type CsvRow, RowCutter } from "./row-cutter.ts";

/** The rows of a CSV file, in batches, as they are read. */
export async function* csvRows(
  file: CatalogFile,
  onProgress?: ReadOptions["onProgress"],
): AsyncGenerator<CsvRow | BrokenRow> {
  const decoder = new TextDecoder(file.encoding);
  const cutter = new RowCutter(file.dialect.separator);
  let read = 0;
  for await (const chunk of createReadStream(file.path, { highWaterMark: 1 << 18 })) {
    read += (chunk as Buffer).length;
    yield* cutter.cut(decoder.decode(chunk as Buffer, { stream: true }));
    onProgress?.("reading", read, file.bytes);
  }
  yield* cutter.cut(decoder.decode());
  yield* cutter.end();
}
