import { noise } from "../fields/noise.ts";
import { clamp } from "../fields/scalar.ts";
import type { Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Curvature } from "./curvature.ts";

const directions = [0, 1, 2, 3].map((turn) => {
  const angle = (turn * Math.PI) / 4;
  return {
    c: Math.cos(angle),
    s: Math.sin(angle),
    twiceC: Math.cos(2 * angle),
    twiceS: Math.sin(2 * angle),
    lane: 140 + turn * 3,
  };
});

/** Curvature per unit at which cloth has crumpled as much as it will: a fold of 40 units' radius. */
const fullBend = 0.025;

/**
 * Where cloth bends it also crumples: small creases beside and along the fold, too fine for the
 * settling's grids. Flat cloth keeps but a trace of them.
 *
 * @param size distance of the creases in units. @param amount their slope, some 0.2.
 */
export function crumple(s: Surface, curvature: Curvature, size: number, amount: number): void {
  const bend: Point = [0, 0];
  s.each((k, u, v) => {
    curvature.read(u, v, bend);
    const strength = Math.hypot(bend[0], bend[1]);
    const share = clamp(strength / fullBend);
    let height = 0;
    for (const to of directions) {
      const along = (bend[0] * to.twiceC + bend[1] * to.twiceS) / (strength + 1e-6);
      const weight = Math.max(0, along);
      if (weight < 0.02) continue;
      const x = (u * to.c + v * to.s) / size;
      const y = (v * to.c - u * to.s) / (size * 3.4);
      const ridge = 0.5 - Math.abs(noise(x, y, to.lane));
      height += weight * (ridge + 0.6 * noise(x * 0.46, y * 0.5, to.lane + 1));
    }
    s.relief[k]! += amount * size * (0.06 + 0.94 * share) * height;
  });
}
