import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

/** The edge paint of cut leather: a bead round the rim that catches the lamp. */
export function paintEdge(s: Surface, width: number): void {
  s.each((k, u, v, depth) => {
    const bead = ramp(width + 1, width - 0.6, depth);
    s.relief[k]! +=
      1.5 * ramp(0, width * 0.5, depth) + 0.9 * bell(depth - width * 0.5, width * 0.4);
    s.relief[k]! -= 1.1 * bell(depth - width - 0.8, 1.1);
    s.tone(k, 1 - (0.09 + 0.04 * noise(u / 7, v / 7, 87)) * bead);
  });
}

/** Thread pulled tight draws leather in: a shallow channel under a row of stitches. */
export function sinkStitches(s: Surface, texel: number, distance: number): void {
  s.relief[texel]! -= 1.5 * bell(distance, 2.6);
  s.tone(texel, 1 - 0.12 * bell(distance, 2.2));
}
