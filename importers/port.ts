import type { Locale } from "#contract/locale.ts";
import type { CsvDialect } from "./csv/dialect.ts";
import type { Encoding } from "./csv/encoding.ts";
import type { NeutralItem, RowProblem } from "./neutral.ts";
import type { CurrencyRate } from "./values/price.ts";

/** The beginning of a file, for a reader to recognize its own format by. */
export interface Sample {
  fileName: string;
  /** The first 64 KB, decoded. */
  text: string;
  /** The cells of the first row, read as CSV; one cell when it is no CSV. */
  header: string[];
}

/** A file that was opened and looked at once. */
export interface CatalogFile {
  path: string;
  bytes: number;
  encoding: Encoding;
  dialect: CsvDialect;
  sample: Sample;
}

export interface ReadOptions {
  /** The language of every text; absent: told by the letters of each product. */
  language?: Locale;
  /** Roubles for one unit of the file's currency. */
  rate: CurrencyRate;
  /** Decides which dated prices hold. */
  now: Date;
  /** Told how far it has come: reading (bytes), giving out what was read (models), then linking it. */
  onProgress?: (phase: "reading" | "giving" | "linking", done: number, total: number) => void;
}

/** Columns that a file has to have, each under one of its names. */
export type RequiredColumns = readonly (readonly string[])[];

/**
 * A format of catalog files. Each is one file behind this port in `formats/`, one line in the
 * registry there, and passes `testing/reader-suite.ts`. A reader holds no more of the file in
 * memory than one model, and what is wrong with a row comes out as a problem among the items: only
 * a file that cannot be read at all throws, a `CatalogFault`.
 */
export interface CatalogReader {
  id: string;
  title: string;
  /** Without them nothing can be taken; none where the file is no table. */
  required: RequiredColumns;
  /** How sure the reader is that the file is its own: 0 (not at all) to 1. */
  recognize(sample: Sample): number;
  read(file: CatalogFile, options: ReadOptions): AsyncIterable<NeutralItem | RowProblem>;
}

/** The file as a whole cannot be taken. The message is one line for its owner. */
export class CatalogFault extends Error {}
