import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";

/**
 * Thread pulled tight draws leather in: a shallow channel under a row of stitches.
 * @param shade how much darker it lies in its middle, as a share of the tone.
 */
export function sinkStitches(s: Surface, texel: number, distance: number, shade = 0.12): void {
  s.relief[texel]! -= 1.5 * bell(distance, 2.6);
  s.tone(texel, 1 - shade * bell(distance, 2.2));
}

/**
 * The raw edge of leather, a little paler than its face, and the thin shade under it.
 * @param depth inside the edge, in units. @param lift how far the edge stands off, about 1.
 */
export function cutEdge(s: Surface, texel: number, depth: number, lift: number): void {
  s.tone(texel, 1 + 0.1 * bell(depth - 0.8, 1));
  if (depth < 0.4) s.tone(texel, 1 - 0.55 * lift * Math.exp(Math.min(0, depth) / (2.9 * lift)));
}

/**
 * A hole punched through leather, dark inside.
 *
 * @param radius in units, to the middle of its edge. @param soft half the breadth of the edge. @param shade
 *   how much darker it is, as a share of the tone.
 */
export function punchedHole(
  s: Surface,
  [u, v]: Point,
  { radius, soft, shade }: { radius: number; soft: number; shade: number },
): void {
  const reach = radius + soft;
  s.within({ x0: u - reach, y0: v - reach, x1: u + reach, y1: v + reach }, (k, x, y) => {
    s.tone(k, 1 - shade * ramp(reach, radius - soft, Math.hypot(x - u, y - v)));
  });
}
