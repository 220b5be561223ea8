import { stringify } from "csv-stringify/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type BrokenRow, type CsvRow, RowCutter } from "./row-cutter.ts";

function cut(
  text: string,
  separator = ",",
  pieceLength = text.length || 1,
): (CsvRow | BrokenRow)[] {
  const cutter = new RowCutter(separator);
  const rows: (CsvRow | BrokenRow)[] = [];
  for (let at = 0; at < text.length; at += pieceLength) {
    rows.push(...cutter.cut(text.slice(at, at + pieceLength)));
  }
  return [...rows, ...cutter.end()];
}

const cell = fc.string({
  unit: fc.constantFrom("a", "я", '"', ",", ";", "\t", "\n", "\r", " ", "1"),
});
const table = fc.integer({ min: 2, max: 5 }).chain((columns) =>
  fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
    minLength: 1,
    maxLength: 8,
  }),
);

it("gives back every cell of any table that was written as CSV, however it comes in pieces", () => {
  const separators = fc.constantFrom(",", ";", "\t");
  const lineEnds = fc.constantFrom("\n", "\r\n", "\r");
  fc.assert(
    fc.property(
      table,
      separators,
      lineEnds,
      fc.integer({ min: 1, max: 9 }),
      (rows, separator, lineEnd, length) => {
        const text = stringify(rows, {
          delimiter: separator,
          record_delimiter: lineEnd,
          quoted_match: /[\r\n]/,
        });
        const back = cut(text, separator, length);
        expect(back.map((row) => ("cells" in row ? row.cells : row.broken))).toEqual(rows);
      },
    ),
    { numRuns: 400 },
  );
});

it("numbers rows by the line on which they begin", () => {
  fc.assert(
    fc.property(table, (rows) => {
      const text = stringify(rows, { quoted_match: /[\r\n]/ });
      for (const row of cut(text)) {
        const before = text.split(/\r\n|\r|\n/).slice(0, row.line - 1);
        expect(before.length).toBe(row.line - 1);
      }
      const lines = cut(text).map(({ line }) => line);
      expect(lines).toEqual([...lines].sort((left, right) => left - right));
    }),
  );
  expect(cut('a,"x\ny\r\nz"\rb,c\n\nd,e')).toEqual([
    { line: 1, cells: ["a", "x\ny\r\nz"] },
    { line: 4, cells: ["b", "c"] },
    { line: 6, cells: ["d", "e"] },
  ]);
});

it("loses only the row whose quote is broken", () => {
  expect(cut('a,b\n1,"open\n2,good\n3,"fine"\n')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 2, broken: "text stands after a closing quote" },
    { line: 3, cells: ["2", "good"] },
    { line: 4, cells: ["3", "fine"] },
  ]);
  expect(cut('1,"open\n2,good')).toEqual([
    { line: 1, broken: "a quote is opened and not closed" },
    { line: 2, cells: ["2", "good"] },
  ]);
});

const bytes = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r"), maxLength: 40 }),
);

it("never loses its way, whatever bytes it is given", () => {
  fc.assert(
    fc.property(bytes, fc.integer({ min: 1, max: 20 }), (text, length) => {
      expect(cut(text, ",", length)).toEqual(cut(text));
    }),
    { numRuns: 1000 },
  );
});

it("takes a cell of five megabytes, and gives up on one of twenty once", () => {
  const row = (megabytes: number) => `${"a".repeat(megabytes * 1_000_000)},b\n1,2\n`;
  expect(cut(row(5), ",", 1 << 18)).toMatchObject([{ line: 1 }, { line: 2, cells: ["1", "2"] }]);
  expect(cut(row(20), ",", 1 << 18)).toEqual([
    { line: 1, broken: "the row is too long" },
    { line: 2, cells: ["1", "2"] },
  ]);
});
