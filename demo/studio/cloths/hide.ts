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

/** Suede: a short nap that lies in strokes, as the last hand left it. */
export function suedeNap(rise: number): Texture {
  return (s) => {
    s.each((k, u, v) => {
      const fiber =
        noise((u + 0.6 * v) / 0.8, (v - 0.6 * u) / 3.6, 45) +
        0.7 * noise((u - 0.3 * v) / 2.8, (v + 0.3 * u) / 0.8, 46);
      const grit = noise(u / 0.9, v / 0.9, 48);
      const stroke = cloud((u + 0.5 * v) / 46, (v - 0.5 * u) / 120, 3, 47);
      const brushed = ramp(-0.3, 0.3, stroke + 0.3 * cloud(u / 70, v / 50, 2, 49)) - 0.5;
      s.relief[k]! += rise * (0.2 * fiber + 0.16 * grit);
      s.tone(k, 1 + 0.06 * fiber + 0.04 * grit + 0.07 * brushed + 0.05 * stroke);
    });
  };
}
