import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Half the breadth of the cord, and how high it stands out of the seam, in units. */
const cord = { half: 1.5, rise: 2.2 };

/**
 * A cord covered in plain cloth of the print's color, sewn into an edge.
 *
 * @param edge the line of the seam. @param inside 1 where the cord lies to its right, -1 to its left.
 */
export function piped(s: Surface, edge: Point[], inside: 1 | -1): void {
  const { half, rise } = cord;
  const dye = s.dye("second");
  s.along(edge, 3 * half + 3, (k, d) => {
    const off = d * inside - half;
    const round = Math.sqrt(Math.max(0, 1 - (off / half) ** 2));
    s.relief[k]! += rise * round;
    s.ink(k, dye, 0.94 * ramp(half + 0.4, half - 0.4, Math.abs(off)));
    // Thread and turned-in cloth sink beside it.
    s.tone(k, 1 - 0.22 * bell(off - half - 0.6, 0.9));
  });
}
