import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import { sideOf, table } from "../../pattern/outline.ts";
import { foldSleeve } from "../body/sleeves.ts";
import { stiffen } from "../sewing/doubled.ts";
import type { Sewing } from "./blouson-cut.ts";

/** Surplus of a blouson's shell: what crumples, what its armpits draw together, and what its ribs gather. */
export function surplusOfBlouson(e: Excess, u: number, v: number, sewing: Sewing): void {
  const { cut, order, seed, ribbed, pocketed } = sewing;
  if (ribbed(u, v) > 0.5) {
    e.xx = 0.012;
    e.yy = 0.005;
    return;
  }
  const { sleeve, armpit, ribs } = cut;
  const { fall } = order.cloth;
  e.evenly(0.006);
  e.crumple(u, v, seed + 2, 0.012 * fall, 150);
  e.around(u, v, table.middle + sleeve.side(u) * armpit[0], armpit[1], 110, 0.1 * fall);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: cut.arms.elbowY + 8,
      elbow: 0.1 * fall,
      elbowReach: 150,
      cuffY: ribs.bodyY - 62,
      cuff: 0.2 * fall,
      cuffReach: 60,
      even: 0.04,
      twist: 0.06,
    });
    e.along(1, 0, 0.07);
  } else {
    fromArmhole(e, u, v, seed + 9 + sleeve.side(u), 0.05 * fall);
    const lanes = 0.5 + 0.8 * noise(u / 90, 3, seed + 8);
    e.along(0, 1, 0.1 * ramp(ribs.bodyY - 134, ribs.bodyY - 28, v) * lanes + 0.02);
    e.along(1, 0, 0.15 * ramp(ribs.bodyY - 150, ribs.bodyY - 18, v));
    stiffen(e, pocketed(u, v));
  }
}

/** Slope of the folds that run from an armhole to the ribs: how they go inwards and down. */
const [inwards, down] = [0.52, 0.85];

/** A few long folds run from either armhole to the ribs; between them the cloth lies flat. */
function fromArmhole(e: Excess, u: number, v: number, lane: number, amount: number): void {
  const x = Math.abs(u - table.middle);
  const across = x * down + v * inwards;
  const lanes = ramp(-0.1, 0.6, noise(across / 54, (v * down - x * inwards) / 420, lane));
  e.along(down, sideOf(u) * inwards, amount * lanes * ramp(0, 90, x) * ramp(420, 560, v));
}
