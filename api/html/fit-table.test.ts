import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanHtml } from "./clean-html.ts";
import { type Element, elementsOf, parseHtml } from "./tree.ts";

const tableOf = (...rows: string[]) =>
  `<table>${rows.map((cells) => `<tr>${cells}</tr>`).join("")}</table>`;

test.each([
  [
    "the end of the table",
    ["<td rowspan=5>a</td><td>b</td>", "<td>c</td>"],
    ['<td rowspan="2">a</td><td>b</td>', "<td>c</td>"],
  ],
  [
    "a column where no cell begins",
    ["<td colspan=3>a</td>", "<td>b</td><td>c</td>"],
    ['<td colspan="2">a</td>', "<td>b</td><td>c</td>"],
  ],
  [
    "a row where no cell begins",
    ["<td rowspan=2>a</td><td>b</td>", "", "<td>c</td><td>d</td>"],
    ["<td>a</td><td>b</td>", "<td>c</td><td>d</td>"],
  ],
  [
    "another cell",
    ["<td>a</td><td rowspan=2>b</td><td>c</td>", "<td colspan=3>d</td><td>e</td>"],
    ['<td>a</td><td rowspan="2">b</td><td>c</td>', "<td>d</td><td>e</td>"],
  ],
])("no cell reaches over %s", (_, written, clean) => {
  expect(cleanHtml(tableOf(...written))).toBe(tableOf(...clean));
  expect(cleanHtml(tableOf(...clean))).toBe(tableOf(...clean));
});

const span = fc.constantFrom(1, 1, 1, 2, 3, 9);
const cell = fc.tuple(span, span).map(([x, y]) => `<td colspan=${x} rowspan=${y}>a</td>`);
const row = fc.array(cell, { maxLength: 4 }).map((cells) => cells.join(""));

test("whatever cells span, each place of a table is taken once, and no row or column in vain", () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const clean = cleanHtml(tableOf(...rows));
      const [table] = parseHtml(clean);
      expect(typeof table === "object" && faultsOf(elementsOf(table))).toEqual([]);
      expect(clean.split("<td")).toHaveLength(rows.join("").split("<td").length);
      expect(cleanHtml(clean)).toBe(clean);
    }),
  );
});

/** Lays the cells out as the standard's algorithm for tables does, and tells what it objects to. */
function faultsOf(rows: Element[]): string[] {
  const taken = new Set<string>();
  const begun = new Set<number>();
  const faults: string[] = [];
  rows.forEach((row, y) => {
    if (row.children.length === 0) faults.push(`row ${y} is empty`);
    let x = 0;
    for (const { attributes } of elementsOf(row)) {
      while (taken.has(`${x},${y}`)) x++;
      begun.add(x);
      const bottom = y + Number(attributes.rowspan ?? 1);
      const right = x + Number(attributes.colspan ?? 1);
      if (bottom > rows.length) faults.push(`a cell of row ${y} ends below the table`);
      for (let row = y; row < bottom; row++) {
        for (let column = x; column < right; column++) {
          if (taken.has(`${column},${row}`)) faults.push(`${column},${row} is taken twice`);
          taken.add(`${column},${row}`);
        }
      }
      x = right;
    }
  });
  const columns = new Set([...taken].map((place) => Number(place.split(",")[0])));
  for (const column of columns) if (!begun.has(column)) faults.push(`column ${column} is empty`);
  return faults;
}
