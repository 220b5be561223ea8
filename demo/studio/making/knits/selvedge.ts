import { ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

/** How far inside its rim knitting has all of its relief, and so far from it none, in units. */
const smooth = [7, 1] as const;

/**
 * The first stitch of each row is slipped, and rolls round to the other side: its edge is smooth. With
 * stitches up to the rim, the side of the edge is seen as crumbs.
 */
export function selvedge(s: Surface): void {
  s.each((k, _u, _v, depth) => {
    s.relief[k]! *= 1 - ramp(...smooth, depth);
  });
}
