import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { laneOf, stitch } from "../sewing/seams.ts";
import { cutEdge, sinkStitches } from "./leather-edge.ts";
import { shoeThread } from "./leather-goods.ts";

/** Thickness of upper leather, in units: some 1.5 mm, skived a little at its edge. */
const leather = 3.2;
/** How far from its edge the upper leather has come down to the one below it, in units. */
const cameDown = 34;
/** Rows of stitches inside the edge, in units. */
const rows = [5, 9.5];
/** How dark the channel of those lies: an upper is drawn over its last, and its seams with it. */
const sunkShade = 0.2;
/** How dark the lower part lies right beside the edge where it is shaded farther, as a share of its tone. */
const edgeShade = 0.34;

/**
 * Two parts of an upper sewn upon each other: to the left of the line (seen along it) lies the upper
 * one, with a cut edge that shades the one below.
 *
 * @param doubled two rows of stitches, or one where nothing pulls. @param shaded how far the lower part
 *   lies in the shade of the upper one, in units: what is pale shows it that one lies upon the other.
 */
export function lappedSeam(s: Surface, path: Point[], doubled = true, shaded = 0): void {
  const lane = laneOf(path, 1, 1);
  const sewn = doubled ? rows : rows.slice(0, 1);
  s.along(path, cameDown, (k, d, way) => {
    const wobble = 0.35 * noise(way / 38, 1, lane);
    const edge = d + wobble;
    s.relief[k]! += leather * ramp(1.3, -1.3, edge) * ramp(-cameDown, -8, d);
    cutEdge(s, k, -edge, 1.25 + 0.35 * noise(way / 29, 2, lane));
    if (shaded && edge > 0) s.tone(k, 1 - edgeShade * Math.exp(-edge / shaded));
    for (const row of sewn) sinkStitches(s, k, d + row, sunkShade);
  });
  for (const row of sewn) stitch(s, path, { ...shoeThread, offset: -row });
}
