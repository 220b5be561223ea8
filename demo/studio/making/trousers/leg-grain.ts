import type { Grain } from "../../cloths/texture.ts";
import { line, type Point, type Shift, sideOf, table } from "../../pattern/outline.ts";

/** How far the cloth of the left leg is cut from its fellow's: checks meet at the middle, but never quite. */
const unmatched: Point = [5, 7];

/** The course of what is cut without a crease. */
const upright: Point[] = [
  [table.middle, 0],
  [table.middle, 1],
];

/**
 * The threads of both legs: each leg's warp runs along its own crease, so that the rows of a check meet
 * at an angle.
 *
 * @param hidden how far the cloth is from its place on the table, by what lies hidden in folds.
 */
export function alongLegs(crease: string | undefined, hidden: Shift): Grain {
  const path = crease ? line(crease) : upright;
  const [[x, y], [endX, endY]] = [path[0]!, path.at(-1)!];
  const lean = Math.atan2(endX - x, endY - y);
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return (u, v) => {
    const side = sideOf(u);
    const [dx, dy] = hidden(u, v);
    const across = (u - table.middle) * side + table.middle - x + side * dx;
    const down = v - y + dy;
    const [offAcross, offDown] = side > 0 ? [0, 0] : unmatched;
    return [across * cos - down * sin + offAcross, across * sin + down * cos + offDown];
  };
}
