import { type Point, table } from "../../pattern/outline.ts";
import type { Pull } from "../sewing/drawn-folds.ts";

const down = Math.PI / 2;

/** What hangs from a waistband is drawn together below it, on the right half between two places from the middle line. */
export function belowBand(
  edge: (u: number) => number,
  [first, last]: readonly [number, number],
  { many, length }: Pick<Pull, "many" | "length">,
): Pull {
  const under = (across: number): Point => [table.middle + across, edge(table.middle + across) + 4];
  return {
    from: [under(first), under(last)],
    ways: [down + 0.12, down - 0.3],
    many,
    length,
    slope: [0.5, 1],
    sides: { steep: [6, 10], gentle: [9, 18] },
    fade: [0.2, 0.7],
  };
}
