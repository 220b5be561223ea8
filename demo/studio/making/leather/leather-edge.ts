import { bell } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Thread pulled tight draws leather in: a shallow channel under a row of stitches. */
export function sinkStitches(s: Surface, texel: number, distance: number): void {
  s.relief[texel]! -= 1.5 * bell(distance, 2.6);
  s.tone(texel, 1 - 0.12 * bell(distance, 2.2));
}
