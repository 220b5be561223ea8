import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Point, Side } from "../../pattern/outline.ts";
import { directionAt, swept } from "../../standing/along-path.ts";
import { rowsFrom, type Shell, type Spot, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { bagThread } from "./leather-goods.ts";
import { leatherPart } from "./leather-parts.ts";
import { bottomRows } from "./standing-bag.ts";

/** Half the width of the leaves that stand out beyond the seam, and half their thickness. */
const half = 7;
const thick = 3.2;

/**
 * Where a bag's panel is sewn to its gusset edge to edge: both leaves stand out beyond the seam, down
 * one side, along the base and up the other. @param side whose panel: 1 before, -1 behind.
 * @param corner share of the way round from the middle of the panel to its side where the seam runs.
 * @param below rows of the form above its upper ends.
 */
export function edgeFlange(order: Order, form: Shell, side: Side, corner: number, below = 0): Part {
  const path = seamPath(rowsFrom(form, 0, form.rows - below), side, corner);
  const body = swept(
    path,
    25,
    (row) => {
      const [dx, dy] = directionAt(path, row);
      const length = Math.hypot(dx, dy) || 1;
      return [
        [(side * dy) / length, (-side * dx) / length, 0],
        [0, 0, side],
      ];
    },
    (angle) => [-half * squared(Math.sin(angle), 0.45), -thick * squared(Math.cos(angle), 0.35)],
  );
  return leatherPart(order, body, (s) => {
    s.each((k, u, v) => {
      // The edge of both leaves is painted; the seam draws them together.
      s.tone(
        k,
        1 - 0.36 * ramp(half - 1.5, half + 0.5, Math.abs(v)) + 0.05 * noise(u / 50, v / 9, 87),
      );
      sinkStitches(s, k, v);
    });
    stitch(
      s,
      [
        [0, 0],
        [path.length * 40, 0],
      ] as Point[],
      bagThread,
    );
  });
}

/** Down the form at one end of the panel, along its lower edge and up again at the other. */
function seamPath({ columns, rows, positions: p }: Shell, side: Side, corner: number): Spot[] {
  const quarter = (columns - 1) / 4;
  const middle = side > 0 ? quarter : 3 * quarter;
  const reach = Math.round(quarter * corner);
  const at = (column: number, row: number): Spot => {
    const k = (row * columns + (column % (columns - 1))) * 3;
    return [p[k]!, p[k + 1]! + 3, p[k + 2]!];
  };
  const down = Array.from({ length: rows - bottomRows }, (_, n) => rows - 1 - n);
  const first = middle - reach;
  const last = middle + reach;
  return eased([
    ...down.map((row) => at(first, row)),
    ...Array.from({ length: 2 * reach - 1 }, (_, n) => at(first + 1 + n, bottomRows)),
    ...down.toReversed().map((row) => at(last, row)),
  ]);
}

/** The path without its kinks: no leather turns a corner at once. */
function eased(path: Spot[]): Spot[] {
  return path.map((_, n): Spot => {
    const reach = Math.min(6, n, path.length - 1 - n);
    const near = path.slice(n - reach, n + reach + 1);
    return [0, 1, 2].map(
      (axis) => near.reduce((sum, at) => sum + at[axis]!, 0) / near.length,
    ) as Spot;
  });
}
