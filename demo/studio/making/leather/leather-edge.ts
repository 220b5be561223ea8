import { bell } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Thread pulled tight draws leather in: a shallow channel under a row of stitches. */
export function sinkStitches(s: Surface, texel: number, distance: number): void {
  s.relief[texel]! -= 1.5 * bell(distance, 2.6);
  s.tone(texel, 1 - 0.2 * bell(distance, 2.2));
}

/**
 * The raw edge of leather, a little paler than its face, and the thin shade under it.
 * @param depth inside the edge, in units. @param lift how far the edge stands off, about 1.
 */
export function cutEdge(s: Surface, texel: number, depth: number, lift: number): void {
  s.tone(texel, 1 + 0.15 * bell(depth - 1.2, 1.3));
  if (depth < 0.4) s.tone(texel, 1 - 0.62 * lift * Math.exp(Math.min(0, depth) / (4.2 * lift)));
}
