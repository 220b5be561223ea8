import { changed, lost, type RowProblem } from "../neutral.ts";
import { CatalogFault, type CatalogFile, type ReadOptions, type RequiredColumns } from "../port.ts";
import { csvRows } from "./rows.ts";

/** A row by column names; a column that is missing or empty reads as "". */
export interface CsvRecord {
  kind: "record";
  line: number;
  fields: Readonly<Record<string, string>>;
}

/** The columns that a reader works with. */
export interface Columns {
  /** Only these are kept: the rest needs no memory. */
  isRead(column: string): boolean;
  /**
   * What the header lacks, as problems of line 1.
   * @throws CatalogFault when nothing can be taken without it
   */
  check(header: readonly string[]): RowProblem[];
}

const cellCharsMax = 100_000;

/**
 * Rows of a CSV file by the names in its header (trimmed, lower case). Cells are trimmed, cells
 * longer than 100,000 characters are cut, broken rows come out as problems.
 *
 * @throws CatalogFault when the file holds no header, or a header and nothing else
 */
export async function* csvRecords(
  file: CatalogFile,
  columns: Columns,
  onProgress?: ReadOptions["onProgress"],
): AsyncGenerator<CsvRecord | RowProblem> {
  let header: string[] | null = null;
  let rows = 0;
  for await (const row of csvRows(file, onProgress)) {
    if ("broken" in row) {
      yield lost(row.line, "", row.broken);
    } else if (!header) {
      if (/^sep=/i.test(row.cells[0] ?? "")) continue;
      header = row.cells.map(columnName);
      yield* columns.check(header);
    } else if (row.cells.some((cell) => cell.trim() !== "")) {
      rows += 1;
      const misshapen = wrongLength(row.cells, header.length);
      if (misshapen) {
        yield lost(row.line, row.cells[0]?.trim().slice(0, 60) ?? "", misshapen);
        continue;
      }
      if (row.cells.some((cell) => cell.includes("\uFFFD"))) {
        yield changed(row.line, row.cells[0] ?? "", "letters in it cannot be read: see --encoding");
      }
      const fields: Record<string, string> = {};
      for (let index = header.length - 1; index >= 0; index -= 1) {
        const name = header[index] as string;
        const cell = (row.cells[index] as string).replaceAll("\0", "").trim();
        if (cell === "" || !columns.isRead(name)) continue;
        if (cell.length > cellCharsMax) {
          yield changed(
            row.line,
            row.cells[0] ?? "",
            `"${name}" is longer than 100,000 characters: cut`,
          );
        }
        fields[name] = cell.slice(0, cellCharsMax);
      }
      yield { kind: "record", line: row.line, fields };
    }
  }
  if (!header) throw new CatalogFault("The file is empty.");
  if (rows === 0) throw new CatalogFault("The file has a header and no rows.");
}

/** Those of the required columns that a header has under none of their names. */
export function missingColumns(
  header: readonly string[],
  required: RequiredColumns,
): RequiredColumns {
  return required.filter((names) => !names.some((name) => header.includes(name)));
}

/** 'column "title"', 'columns "title" and "variant price" (or "price")' */
export function namedColumns(columns: RequiredColumns): string {
  const quoted = columns.map(([name, ...others]) => {
    const rest = others.map((other) => `"${other}"`).join(" or ");
    return `"${name}"${rest && ` (or ${rest})`}`;
  });
  return `${columns.length === 1 ? "column" : "columns"} ${quoted.join(" and ")}`;
}

/**
 * A check of the header: without a required column (by any of its names) the file cannot be taken,
 * without another it is taken, and told.
 */
export function headerCheck(
  required: RequiredColumns,
  expected: Readonly<Record<string, readonly string[]>>,
): Columns["check"] {
  return (header) => {
    const missing = missingColumns(header, required);
    if (missing.length > 0) throw new CatalogFault(`The file has no ${namedColumns(missing)}.`);
    return Object.entries(expected)
      .filter(([, names]) => missingColumns(header, [names]).length > 0)
      .map(([what, names]) => changed(1, names[0] ?? "", `there is no such column: no ${what}`));
  };
}

export function columnName(cell: string): string {
  return cell.trim().toLowerCase().replace(/\s+/g, " ");
}

function wrongLength(cells: string[], columns: number): string | null {
  if (cells.length < columns) return `the row has ${cells.length} cells, the header ${columns}`;
  if (cells.slice(columns).some((cell) => cell.trim() !== "")) {
    return `the row has ${cells.length} cells, the header ${columns}`;
  }
  return null;
}
