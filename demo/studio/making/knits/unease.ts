import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

/**
 * No knit lies as flat as paper: where loops are slack it bows up by a hair, a few columns wide and
 * some rows long, and the lamp finds every one of them. Near by its stitches say as much.
 *
 * @param height in units.
 */
export function unease(s: Surface, grain: Grain, height: number): void {
  const seen = height * (1 - 0.5 * ramp(1.1, 2, s.density));
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const columns = noise(a / 14, b / 34, 83);
    const patches = 0.9 * noise((a + 0.3 * b) / 36, (b - 0.2 * a) / 54, 84);
    s.relief[k]! += seen * (columns + patches + 0.1 * noise(a / 60, b / 12, 85));
  });
}
