import { noise } from "../../fields/noise.ts";
import { bell } from "../../fields/scalar.ts";
import { curve, type Knot, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { inwards } from "../sewing/patch.ts";
import { laneOf } from "../sewing/seams.ts";

/** Shirting turned under and pressed: a thin, sharp step; rounder, it looks moulded. */
export const thinEdge = { rise: 1.5, slope: -0.3 };

/** How far to either side of a row of stitches its puckers run, and how far apart they lie, in units. */
const pucker = { reach: 5.5, apart: 3.1 };

/**
 * The fine puckers beside a row of stitches in thin cloth: short, close and across the row, tight
 * here and none there.
 *
 * @param offset of the row from the line, to its right. @param amount their height in units.
 */
export function puckered(s: Surface, path: Point[], offset: number, amount = 0.22): void {
  const lane = laneOf(path) + 61;
  s.along(path, Math.abs(offset) + 3 * pucker.reach, (k, d, way) => {
    const off = d - offset;
    const slant = way + 0.5 * off * noise(way / 30, 5, lane);
    const ripple = noise(slant / pucker.apart, off / 30, lane) + 0.6 * noise(slant / 8, 2, lane);
    const tight = Math.max(0, 0.6 + 0.9 * noise(way / 26, 3, lane));
    // The dent that the row itself is drawn into.
    s.relief[k]! += amount * tight * (ripple * bell(off, pucker.reach) - 0.4 * bell(off, 1.6));
  });
}

/** The same along the row of stitches so far inside a piece's rim. */
export function puckeredRim(s: Surface, outline: Knot[], inset: number): void {
  const path = curve(outline);
  puckered(s, [...path, path[0]!], inwards(path, inset));
}
