import type { Cloth } from "../../cloths/index.ts";
import { noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import { table } from "../../pattern/outline.ts";
import type { PatternMap, Piece } from "../../pattern/piece.ts";
import { foldSleeve } from "../body/sleeves.ts";
import { stiffen } from "../sewing/doubled.ts";
import { isDrawn } from "./drawn-tailored.ts";
import { swellsOfBody } from "./swells.ts";
import type { TailoredCut } from "./tailored-cut.ts";

/** How full a shell lies on its lining. */
export const shell = { loft: 0.24, height: 9 };

/** What its swells keep of their height: full, they are dark stains beside the folds that it is drawn into. */
const calm = 0.7;

/** How the body of a coat or jacket lies, and by what it is held. */
export function shellBody(cut: TailoredCut, seed: number, cloth: Cloth) {
  const shoulderY = cut.sleeve.armhole(1)[0]![1];
  const sewnThrough = buttoned(cut);
  const waist = (v: number) => (cut.belted ? 0.08 * bell(v - cut.waistY, 22) : 0);
  const hem = (v: number) => (cut.canvas ? 0.06 * ramp(cut.hemY - 90, cut.hemY, v) : 0);
  return {
    ...shell,
    bend: Math.max(cut.canvas ?? 0, cloth.bend),
    grid: cloth.bend < 1 ? [16, 9, 6] : [16, 9],
    steps: [450, 240, 100],
    ...(cut.canvas && { anchor: 0.004 }),
    base: swellsOfBody({ ...cut, seed, strength: (isDrawn(cloth) ? calm : 1) * (cut.swells ?? 1) }),
    pins: (u: number, v: number) =>
      0.1 * ramp(shoulderY + 44, shoulderY - 6, v) + waist(v) + 0.05 * sewnThrough(u, v) + hem(v),
  };
}

/** How near a button a place is: 1 under it. */
function buttoned({ buttons = [] }: TailoredCut): PatternMap {
  return (u, v) => Math.max(0, ...buttons.map(([x, y]) => ramp(34, 16, Math.hypot(u - x, v - y))));
}

/** The surplus of a shell, body and sleeves: little of it where canvas or a button holds the cloth. */
export function fallOfShell(
  cut: TailoredCut,
  seed: number,
  fall: number,
): Piece["excess"] & object {
  const sewnThrough = buttoned(cut);
  const canvased = (u: number, v: number) =>
    cut.canvas && !cut.sleeve.on(u, v) ? blend(0.6, 1.05, ramp(cut.waistY, cut.hemY, v)) : 0;
  return (e, u, v) => {
    fallOf(e, u, v, cut, seed, fall);
    stiffen(e, Math.max(sewnThrough(u, v), canvased(u, v)));
  };
}

function fallOf(
  e: Excess,
  u: number,
  v: number,
  cut: TailoredCut,
  seed: number,
  fall: number,
): void {
  const { sleeve, armpit, arms, cuff, waistY, hemY } = cut;
  const side = sleeve.side(u);
  e.evenly(0.004);
  e.crumple(u, v, seed + 6, (sleeve.on(u, v) ? 0.05 : 0.018) * fall, 220);
  const slack = fall * besideArm(u, armpit[0]);
  e.around(u, v, 600 + side * armpit[0], armpit[1], 150, 0.09 * slack);
  if (cuff && sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: arms.elbowY + 15,
      elbow: 0.17 * fall,
      elbowReach: 105,
      cuffY: cuff[0][1] - 95,
      cuff: 0.06 * fall,
      cuffReach: 60,
      even: 0.02,
      twist: 0.04 * fall,
    });
    return;
  }
  const lanes = Math.max(0.1, 0.5 + 1.1 * noise(u / 150, 2 + v / 1400, seed + 8));
  e.along(1, 0.05 * side, cut.flare * ramp(waistY, hemY, v) * lanes + 0.02);
  if (cut.belted) e.along(1, 0, 0.16 * bell(v - waistY, 110) * lanes);
  else {
    const drawn = 0.5 + noise(u / 130, v / 110, seed + 9);
    e.along(0.4 * side, 1, 0.07 * slack * bell(v - waistY, 120) * drawn);
  }
}

/**
 * How slack cloth may be along its length, 0..1: the weight of a coat draws its middle straight down from
 * the neck, and what is left over there would lie across it from arm to arm, as one dark band.
 *
 * @param pitX the end of the armhole, x from the middle line.
 */
function besideArm(u: number, pitX: number): number {
  return ramp(0.3 * pitX, 0.85 * pitX, Math.abs(u - table.middle));
}
