import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import { table } from "../../pattern/outline.ts";
import { foldSleeve } from "../body/sleeves.ts";
import type { SleevedCut } from "../body/upper-garment.ts";
import { bodyFolds } from "./body-folds.ts";
import type { Lie } from "./lie.ts";
import type { KnitBody } from "./manner.ts";

/** What of a knit says how its surplus falls. */
interface Falling extends KnitBody, Pick<SleevedCut, "sleeve" | "arms" | "cuff"> {
  /** Left as it fell. */
  relaxed?: boolean;
}

/** Share of their height that broad folds keep beside drawn ones: whole, they are stains of shade. */
export const besideDrawn = 0.62;

/** Surplus of a knit: what crumples, what its armpits draw together, and what its ribs gather. */
export function fallOfKnit(
  e: Excess,
  u: number,
  v: number,
  cut: Falling,
  lie: Lie,
  seed: number,
  fall: number,
): void {
  const { sleeve, armpit, arms, cuff, ribs } = cut;
  const side = sleeve.side(u);
  e.evenly(0.004);
  const onSleeve = sleeve.on(u, v);
  const crumpled = onSleeve ? lie.crumpled.sleeve : lie.crumpled.body;
  e.crumple(u, v, seed + 6, crumpled * (0.032 + 0.05 * cut.room) * fall, 300);
  const belowShoulder = ramp(armpit[1] - 190, armpit[1] - 50, v);
  const drawn = lie.drawn * (cuff ? 0.08 + 0.04 * cut.room : 0.06) * fall * belowShoulder;
  e.around(u, v, 600 + side * armpit[0], armpit[1], 130, drawn);
  if (cuff && onSleeve) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: arms.elbowY + 8,
      elbow: lie.elbow * fall,
      elbowReach: 120,
      cuffY: cuff[0][1] - 105,
      cuff: lie.cuff * fall,
      cuffReach: 46,
      even: 0.02,
      twist: 0.07,
    });
    return;
  }
  // What the ribs draw in stands above them in short, soft gathers that die away upwards.
  const free = ramp(armpit[0], armpit[0] - 90, Math.abs(u - table.middle));
  const gathers = 0.35 + 0.9 * noise(u / 46, 1, seed + 8);
  const gathered = lie.gathered * free;
  e.along(1, 0, 0.11 * gathered * Math.max(0, gathers) * bell(v - ribs.bodyY + 52, 48));
  const lapped = 0.5 + noise(u / 90, 2, seed + 11);
  e.along(0, 1, 0.05 * gathered * lapped * bell(v - ribs.bodyY + 40, 50));
  const flares = Math.max(0, noise(u / 62, 3, seed + 12) - 0.1);
  e.along(1, 0, 0.05 * free * flares * ramp(ribs.bodyY + 8, ribs.bodyY + 60, v));
  bodyFolds(e, u, v, seed + 9, {
    armpit,
    hangs: [640, 900],
    ribsY: ribs.bodyY,
    fall: (cut.relaxed ? besideDrawn : 1) * lie.hanging * fall,
  });
}
