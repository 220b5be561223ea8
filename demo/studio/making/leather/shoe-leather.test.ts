import { expect, test } from "vitest";
import { shell } from "../../standing/loft.ts";
import { hideWay } from "./shoe-leather.ts";

const rows = 21;

test("on an upper whose rows are parallel a hide's way is the ridge's", () => {
  const way = hideWay(shell(9, rows, (i, j) => [2 * j, i, 0]));
  for (const along of [0, 7, 20, 40]) expect(way(along)).toBeCloseTo(along, 3);
});

test("where rows fan out from the ridge a hide is longer than that", () => {
  // The middle column goes on by 1 a row, the outermost by 5.
  const way = hideWay(shell(9, rows, (i, j) => [j * (1 + Math.abs(i - 4)), i, 0]));
  const mean = (5 + 4 + 3 + 2 + 1 + 2 + 3 + 4 + 5) / 9;
  expect(way(20)).toBeCloseTo(20 * mean, 3);
  expect(way(10)).toBeCloseTo(10 * mean, 3);
});
