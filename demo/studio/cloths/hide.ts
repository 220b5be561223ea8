import { chance, cloud, noise } from "../engine/noise.ts";
import { ramp } from "../engine/scalar.ts";
import type { Texture } from "./texture.ts";

/** Grained leather: cells of unequal size, about `cell` units wide. */
export function leatherGrain(cell: number, rise: number): Texture {
  return (s) => {
    s.each((k, u, v) => {
      const gx = Math.floor(u / cell);
      const gy = Math.floor(v / cell);
      let nearest = 9;
      let second = 9;
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          const x = (gx + i + chance(gx + i, gy + j, 41)) * cell - u;
          const y = (gy + j + chance(gx + i, gy + j, 42)) * cell - v;
          const distance = Math.hypot(x, y) / cell;
          if (distance < nearest) {
            second = nearest;
            nearest = distance;
          } else if (distance < second) second = distance;
        }
      }
      const gap = second - nearest;
      s.relief[k]! += rise * (ramp(0, 0.35, gap) - 0.7);
      const blotch = 0.03 * cloud(u / 70, v / 70, 2, 43) + 0.02 * noise(u / 6, v / 6, 44);
      s.tone(k, 1 - 0.09 * (1 - ramp(0, 0.25, gap)) + blotch);
    });
  };
}

/** Suede: a short nap with brushed clouds. */
export function suedeNap(rise: number): Texture {
  return (s) => {
    s.each((k, u, v) => {
      const fine = noise(u / 0.9, v / 0.9, 45) + 0.5 * noise(u / 2.2, v / 2.2, 46);
      s.relief[k]! += rise * 0.25 * fine;
      s.tone(k, 1 + 0.06 * fine + 0.07 * cloud(u / 60, v / 38, 3, 47));
    });
  };
}
