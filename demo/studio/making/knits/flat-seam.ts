import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { drawTogether, laneOf, stitch } from "../sewing/seams.ts";

/** Half the breadth of a flat seam, and how high its two layers stand, in units. */
const half = 6.5;
const rise = 1.7;
/** How deep and wide, in units, and how dark the ditch of its stitches is on either side: a card has to show it. */
const ditch = { deep: 1.8, wide: 2.8, dark: 0.16 };
/** How much of its color the band gains, rubbed where it stands up. */
const rubbed = 0.07;

/**
 * A flat seam, as sweatshirts have them: both edges lie upon each other in a band that stands up, and a
 * row of stitches runs in a ditch of its own on either side.
 */
export function flatSeam(s: Surface, path: Point[]): void {
  const lane = laneOf(path);
  drawTogether(s, path, 1.1);
  s.along(path, half + 10, (k, d, way) => {
    const tight = 0.8 + 0.4 * noise(way / 30, 1, lane);
    const off = Math.abs(d);
    const sunk = tight * bell(off - half, ditch.wide);
    const band = ramp(half, half - 2.5, off);
    s.relief[k]! += rise * band - ditch.deep * sunk + 0.6 * bell(off - half - 5, 4);
    s.tone(k, (1 - ditch.dark * sunk) * (1 + rubbed * band));
  });
  for (const side of [1, -1]) stitch(s, path, { length: 4, width: 0.6, offset: side * (half - 2) });
}
