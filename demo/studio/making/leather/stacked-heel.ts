import { bell } from "../../fields/scalar.ts";
import { line } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { seam } from "../sewing/seams.ts";

/** The layers of a heel in profile, from its seat at height `y` down. */
export function stackedHeel(s: Surface, y: number): void {
  seam(s, line(`291,${y} 380,${y + 2} 458,${y}`), { depth: 1, pucker: 0 });
  for (const down of [13, 24, 33]) {
    const layer = line(`292,${y + down} 380,${y + down + 1} 456,${y + down}`);
    s.along(layer, 4, (k, d) => s.tone(k, 1 - 0.22 * bell(d, 0.9)));
  }
}
