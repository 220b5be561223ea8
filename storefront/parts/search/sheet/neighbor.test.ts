import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Box, isArrow, neighborOf } from "./neighbor.ts";

/** Cards of 100 × 150 in rows, 20 apart. */
function gridOf(columns: number, rows: number): Box[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = (index % columns) * 120;
    const top = Math.floor(index / columns) * 170;
    return { left, right: left + 100, top, bottom: top + 150 };
  });
}

const grid = fc.record({
  columns: fc.integer({ min: 1, max: 6 }),
  rows: fc.integer({ min: 1, max: 6 }),
  any: fc.nat(),
});

describe("an arrow key", () => {
  test("leads to the next card in its direction, and none over the edge", () => {
    fc.assert(
      fc.property(grid, ({ columns, rows, any }) => {
        const from = any % (columns * rows);
        const [column, row] = [from % columns, Math.floor(from / columns)];
        const boxes = gridOf(columns, rows);
        expect(neighborOf(boxes, from, "ArrowRight")).toBe(column < columns - 1 ? from + 1 : -1);
        expect(neighborOf(boxes, from, "ArrowLeft")).toBe(column > 0 ? from - 1 : -1);
        expect(neighborOf(boxes, from, "ArrowDown")).toBe(row < rows - 1 ? from + columns : -1);
        expect(neighborOf(boxes, from, "ArrowUp")).toBe(row > 0 ? from - columns : -1);
      }),
    );
  });

  test("goes from a wide line to what is under it, and back", () => {
    const line = { left: 0, right: 1000, top: 0, bottom: 80 };
    const boxes = [line, ...gridOf(3, 1).map((box) => ({ ...box, top: 100, bottom: 250 }))];
    expect(neighborOf(boxes, 0, "ArrowDown")).toBe(1);
    expect(neighborOf(boxes, 3, "ArrowUp")).toBe(0);
  });

  test("is one of four", () => {
    expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].every(isArrow)).toBe(true);
    expect(isArrow("Enter")).toBe(false);
    expect(neighborOf(gridOf(2, 2), 0, "Enter")).toBe(-1);
  });
});
