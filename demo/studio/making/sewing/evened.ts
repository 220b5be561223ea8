import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";

/**
 * Lets a print go over into the mean of its colors along a line.
 *
 * @param width how far from the line at most, in units.
 * @param share how much of the print is lost so far to the right of the line, 0..1.
 */
export function evenedAlong(
  s: Surface,
  path: Point[],
  width: number,
  share: (offset: number) => number,
): void {
  const within: { texel: number; lost: number }[] = [];
  s.along(path, width, (texel, offset) => {
    const lost = share(offset);
    if (lost > 0 && s.depthOf(texel) > 0) within.push({ texel, lost });
  });
  for (const plane of s.weights) {
    const mean = within.reduce((sum, { texel }) => sum + plane[texel]!, 0) / within.length;
    for (const { texel, lost } of within) plane[texel]! += lost * (mean - plane[texel]!);
  }
}
