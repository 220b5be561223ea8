import { bell } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { seam, stitch } from "../sewing/seams.ts";
import type { Place } from "./shoe-pair.ts";

/** The stitched rim of a sole, along the line where the upper meets it. */
export function welt(s: Surface, path: Point[]): void {
  stitch(s, path, { thread: "waxed", length: 6, width: 0.8 });
  s.along(path, 12, (k, d) => s.tone(k, 1 - 0.4 * bell(d + 5, 1.3)));
}

/** The layers of a heel in profile, from its seat at height `y` down. */
export function stackedHeel(s: Surface, place: Place, y: number): void {
  seam(s, place.path(`291,${y} 380,${y + 2} 458,${y}`), { depth: 2, pucker: 0 });
  for (const down of [13, 24, 33]) {
    const layer = place.path(`292,${y + down} 380,${y + down + 1} 456,${y + down}`);
    s.along(layer, 4, (k, d) => s.tone(k, 1 - 0.22 * bell(d, 0.9)));
  }
}
