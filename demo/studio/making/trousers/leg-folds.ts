import { chance, noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { type Point, sideOf, table } from "../../pattern/outline.ts";
import type { Piece } from "../../pattern/piece.ts";
import { laidAnew, onSide } from "../body/in-folds.ts";
import type { LongFold } from "../body/long-folds.ts";
import { breaksWithin, inseamAt, kneeOf, type LegPattern } from "./leg-pattern.ts";

/**
 * The folds that wearing leaves in two legs: drawn out of the crotch to hip and thigh, down the
 * inner side to the knee, broken behind the knee, and pushed up by the shoe. No leg lies like its
 * fellow.
 *
 * @param worn how high they stand, as a share.
 */
export function wornFolds(pattern: LegPattern, seed: number, worn: number): LongFold[] {
  return ([1, -1] as const).flatMap((side) => {
    const lot = seed + 17 * side;
    const lower = breaksWithin * (chance(lot, 1, 77) - 0.5);
    const laid = laidAnew(rightLeg(pattern, lower), lot);
    return laid.map((fold) => onSide({ ...fold, height: fold.height * worn }, side));
  });
}

/** A place of the right leg so far across it, from its inner seam, and so far down; x from the middle line. */
type OnLeg = (across: number, y: number) => Point;

/** Those of the right one, x from the middle line. @param lower how far below its knee it breaks, in units. */
function rightLeg(pattern: LegPattern, lower: number): LongFold[] {
  const { crotchY, hem } = pattern;
  const [inner, outer] = hem;
  const [x0, x1] = [inner[0] - table.middle, outer[0] - table.middle];
  const hemY = inner[1];
  const inseam = inseamAt(pattern);
  const at: OnLeg = (across, y) => {
    const down = Math.max(0, (y - crotchY) / (hemY - crotchY));
    return [inseam(y) + across * (thighWidth + (x1 - x0 - thighWidth) * down), y];
  };
  if (pattern.hangsClear) return downInseam(at, crotchY, hemY);
  const drawn = fromCrotch(at, crotchY);
  const knee = kneeOf(pattern);
  return hemY < knee ? drawn : [...drawn, ...fromKneeDown(at, knee + lower, hemY)];
}

/** How broad a leg is at its crotch, in units. */
const thighWidth = 250;

/** Drawn out of the crotch to the hip, across the thigh and down the inner side. */
function fromCrotch(at: OnLeg, crotchY: number): LongFold[] {
  return [
    {
      path: [at(0.02, crotchY - 6), at(0.32, crotchY - 46), at(0.7, crotchY - 104)],
      width: [6, 17],
      height: 5,
      fade: [0.08, 0.6],
    },
    {
      path: [at(0.02, crotchY + 12), at(0.36, crotchY + 26), at(0.82, crotchY + 6)],
      width: [7, 20],
      height: 6,
      fade: [0.08, 0.6],
      hides: 8,
    },
    {
      path: [at(0.04, crotchY + 36), at(0.28, crotchY + 116), at(0.42, crotchY + 230)],
      width: [8, 22],
      height: 6,
      fade: [0.12, 0.6],
    },
  ];
}

/** Of many sizes, from the fork down along the inner seam, and one that the hip lets fall down the leg. */
function downInseam(at: OnLeg, crotchY: number, hemY: number): LongFold[] {
  return [
    {
      path: [at(0.1, crotchY + 14), at(0.3, crotchY + 74), at(0.44, crotchY + 190)],
      width: [14, 34],
      height: 4.5,
      fade: [0.4, 0.55],
    },
    {
      path: [at(0.05, crotchY + 50), at(0.17, crotchY + 150), at(0.24, crotchY + 330)],
      width: [9, 26],
      height: 4,
      fade: [0.35, 0.6],
    },
    {
      path: [at(0.06, crotchY + 150), at(0.1, crotchY + 300), at(0.16, hemY - 120)],
      width: [12, 32],
      height: 5,
      fade: [0.4, 0.5],
    },
    {
      path: [at(0.2, crotchY - 30), at(0.5, crotchY - 40), at(0.8, crotchY - 74)],
      width: [12, 26],
      height: 2.6,
      fade: [0.45, 0.5],
    },
    {
      path: [at(0.78, crotchY + 30), at(0.76, crotchY + 300), at(0.72, hemY)],
      width: [26, 54],
      height: 6,
      fade: [0.5, 0],
    },
  ];
}

/** Broken at the knee from either side, then down the shin and pushed up by the shoe. */
function fromKneeDown(at: OnLeg, knee: number, hemY: number): LongFold[] {
  return [
    {
      path: [at(0, knee - 8), at(0.32, knee + 18), at(0.7, knee + 2)],
      width: [12, 18],
      height: 6,
      fade: [0.2, 0.6],
      hides: 9,
    },
    {
      path: [at(1, knee + 62), at(0.7, knee + 82), at(0.38, knee + 130)],
      width: [16, 18],
      height: 4.5,
      fade: [0.35, 0.55],
    },
    {
      path: [at(0.5, knee + 150), at(0.6, knee + 280), at(0.52, hemY - 20)],
      width: [22, 34],
      height: 6,
      fade: [0.4, 0.1],
    },
    {
      path: [at(0, hemY - 46), at(0.32, hemY - 76), at(0.66, hemY - 70)],
      width: [8, 18],
      height: 4,
      fade: [0.14, 0.6],
    },
  ];
}

/**
 * How legs laid flat fall: long quiet folds down the leg, breaks about the knee and above the hem,
 * and a few drawn out of the crotch. No leg breaks at the height of its fellow.
 *
 * @param fall how much of it the cloth takes, as a share. @param pressed whether they keep a crease.
 */
export function fallOfLegs(
  pattern: LegPattern,
  seed: number,
  { fall, pressed }: { fall: number; pressed: boolean },
): Piece["excess"] & object {
  const { crotchY, hem, flow } = pattern;
  const hemY = hem[0][1];
  return (e, u, v) => {
    const side = sideOf(u);
    const leg = ramp(crotchY - 60, crotchY + 160, v);
    e.evenly(0.003);
    e.crumple(u, v, seed + 3, 0.006 * fall, 190);
    // By their direction, so that each runs from the crotch as one.
    const angle = Math.atan2(v - crotchY, Math.abs(u - table.middle));
    const drawn = 0.3 + 0.9 * chance(seed, side, 76) + 1.5 * noise(1.9 * angle, 3 * side, seed + 8);
    const gathered = (pressed ? 0.05 : 0.08) * Math.max(0, drawn) * fall;
    e.around(u, v, table.middle, crotchY + 6, 150, gathered);
    // A pressed leg falls in two flat halves.
    const flowing = pressed ? 0.5 : 0.65;
    const lanes = Math.max(0, 0.42 + 1.3 * noise(u / 62, v / 900, seed + 4));
    const wide = 0.05 + flow * ramp(crotchY, hemY, v);
    e.along(1, 0.06 * side, (0.018 + flowing * leg * wide) * lanes);
    const knee = kneeOf(pattern) + breaksWithin * (chance(seed, side, 77) - 0.5);
    const uneven = Math.max(0, 0.25 + 1.2 * noise(u / 120, v / 90, seed + 5 + side));
    const breaks = 0.07 * bell(v - knee, 90) + 0.04 * ramp(hemY - 150, hemY - 40, v);
    const across = (0.2 + 0.3 * chance(seed, side, 78)) * side;
    e.along(across, 1, breaks * uneven * fall * (pressed ? 0.6 : 1));
  };
}
