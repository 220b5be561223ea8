import { chance, cloud, noise } from "../fields/noise.ts";
import { clamp, fraction, ramp } from "../fields/scalar.ts";
import { strayHair } from "./loops.ts";
import type { Texture } from "./texture.ts";
import { resolved } from "./woven.ts";

/**
 * Moss stitch: right and wrong side take turns in every row and column, so that the heads of the
 * loops stand as staggered grains. Width and height of a stitch in units.
 */
export function mossStitch(width: number, height: number, rise: number): Texture {
  return (s, grain, mask) => {
    // From some way off grains melt into a dull, even cloth; half seen they would glitter.
    const near = 0.2 + 0.8 * ramp(2.2, 7, 0.6 * height * s.density);
    const haired = resolved(s, 1.4) * Math.min(1, 0.6 * rise);
    s.each((k, u, v) => {
      const share = mask ? mask(u, v) : 1;
      if (share <= 0) return;
      const [ga, gb] = grain(u, v);
      const a = ga + width * (0.35 * noise(u / 57, v / 73, 83) + 0.1 * noise(u / 12, v / 20, 84));
      const b = gb + height * (0.4 * noise(u / 66, v / 47, 85) + 0.1 * noise(u / 15, v / 11, 86));
      const grown = grainOf(a / width, b / height);
      const hair = haired && haired * strayHair(u, v, 87);
      s.relief[k]! += share * (near * rise * (grown - 0.4) + 0.25 * hair);
      s.relief[k]! += share * rise * 0.1 * haired * noise(u / 1.1, v / 1.1, 88);
      const yarn =
        0.03 * cloud(a / 44, b / 44, 2, 89) + 0.02 * noise(a / 90, Math.floor(b / height), 90);
      s.tone(k, 1 - share * (0.24 * near * (1 - grown) ** 1.6 - yarn - 0.07 * hair));
    });
  };
}

/** The grain of a stitch over its neighbors of the right side: 1 on its back, 0 between them. */
function grainOf(a: number, b: number): number {
  const column = Math.floor(a);
  // Stitches of one column stand between those of the next.
  const y = b / 2 + 0.5 * (column & 1);
  const row = Math.floor(y);
  const own = chance(column, row, 91) - 0.5;
  const across = fraction(a) - 0.5 + 0.2 * own;
  // The head of a loop is a small arch.
  const along = fraction(y) - 0.5 + 0.16 * (chance(column, row, 92) - 0.5) - 0.5 * across * across;
  return Math.sqrt(clamp(1 - 3 * across * across - (10 + 5 * own) * along * along));
}
