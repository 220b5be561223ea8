import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { lengthOf } from "../sewing/seams.ts";

/**
 * Stripes beside an edge: how far inside it the middle of each lies, and half its breadth, in units. Nearer to
 * a rim than 12, their color would be taken for that of its side (`camera/edge-sides.ts`).
 */
const stripes = [
  { at: 15.5, half: 3 },
  { at: 24.5, half: 1.7 },
];
/** How far inside an edge the last of them ends, in units. */
const reach = 30;

/** So near to its end a line has ended, in units. */
const atEnd = 1e-3;
/** How far rows of a knitted edge wander, in units. */
const wander = 0.5;

/**
 * Tipping: rows of another color knitted into a collar or cuff along its edge. Its ribs are drawn after it,
 * or its stripes would lie upon them like paint.
 *
 * @param inwards on which side of the edge its inside lies: 1 on the right of its course, -1 on the left.
 */
export function tipped(s: Surface, edge: Point[], inwards: 1 | -1): void {
  const dye = s.dye("tipping");
  const length = lengthOf(edge);
  s.along(edge, reach, (k, d, way) => {
    // Beyond its ends a stripe would hook round them.
    if (way <= 0 || way >= length - atEnd) return;
    const inside = inwards * d + wander * noise(way / 26, 1, 61);
    for (const { at, half } of stripes) {
      s.ink(k, dye, 0.95 * ramp(half + 0.7, half - 0.7, Math.abs(inside - at)));
    }
  });
}
