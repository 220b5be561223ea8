import { noise } from "../../fields/noise.ts";
import { bell } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { isGrainLeather } from "../../light/optics.ts";

/**
 * Folds where the foot bends: their place in the profile, how far from there the leather folds, the
 * direction across the folds in radians, and how high they are.
 */
export interface FootFold {
  x: number;
  y: number;
  reach: number;
  angle: number;
  height: number;
}

/** How many times as deep suede folds as polished leather: nothing holds it up. */
const suedeFolds = 1.9;

/** How high rolls stand, how round the creases between them are, and the mean of both, which stays level. */
const roll = { height: 1.7, round: 0.004, mean: 0.5 };

/** A soft wave as leather takes it: round rolls, and between them sharp creases. */
const rolled = (wave: number) => roll.height * Math.sqrt(wave * wave + roll.round) - roll.mean;

/**
 * How far the leather stands off its last: hardly, and in rolls where the foot bends. Places are
 * those of the profile, and the depth from its middle.
 */
export function footFolds({ cloth, seed }: Order, folds: FootFold[]) {
  const soft = isGrainLeather(cloth.optics) ? 1 : suedeFolds;
  return (x: number, v: number, z: number): number => {
    let rise =
      noise(x / 110, v / 130 + z / 160, seed + 3) + 0.3 * noise(x / 38 + z / 70, v / 44, seed + 4);
    folds.forEach(({ x: fx, y: fy, reach, angle, height }, n) => {
      const c = Math.cos(angle);
      const t = Math.sin(angle);
      const way = (x - fx) * c + (v - fy) * t;
      const off = (v - fy) * c - (x - fx) * t;
      const near = bell(way, reach) * bell(off, reach * 1.9);
      if (near < 0.01) return;
      const bent = way + 14 * noise(off / 60, z / 70, seed + n) + 0.12 * z;
      const wave = noise(bent / (reach * 0.5), off / 140 + z / 190, seed + 11 + n);
      rise += soft * height * near * rolled(wave);
    });
    return rise;
  };
}
