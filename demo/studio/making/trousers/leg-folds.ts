import { chance, noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import { type Point, sideOf, table } from "../../pattern/outline.ts";
import { type LongFold, laidAnew, onSide } from "../body/long-folds.ts";
import { inseamAt, type LegPattern } from "./leg-pattern.ts";

/**
 * The folds that wearing leaves in two legs: drawn out of the crotch to hip and thigh, down the
 * inner side to the knee, broken behind the knee, and pushed up by the shoe. No leg lies like its
 * fellow.
 *
 * @param fall how much of them the cloth takes.
 */
export function wornFolds(pattern: LegPattern, seed: number, fall: number): LongFold[] {
  return ([1, -1] as const).flatMap((side) => {
    const lot = seed + 17 * side;
    const laid = laidAnew(rightLeg(pattern, 90 * (chance(lot, 1, 77) - 0.5)), lot);
    return laid.map((fold) => onSide({ ...fold, height: fold.height * fall }, side));
  });
}

/** A place of the right leg so far across it, from its inner seam, and so far down; x from the middle line. */
type OnLeg = (across: number, y: number) => Point;

/** x from the middle line. @param lower how much farther down the knee breaks than it usually does. */
function rightLeg(pattern: LegPattern, lower: number): LongFold[] {
  const { crotchY, hem } = pattern;
  const [inner, outer] = hem;
  const [x0, x1] = [inner[0] - table.middle, outer[0] - table.middle];
  const hemY = inner[1];
  const inseam = inseamAt(pattern);
  const length = hemY - crotchY;
  const at: OnLeg = (across, y) => {
    const down = Math.max(0, (y - crotchY) / length);
    return [inseam(y) + across * (thigh + (x1 - x0 - thigh) * down), y];
  };
  const drawn = fromCrotch(at, crotchY);
  // What ends above the knee has no other.
  if (length < 400) return drawn;
  return [...drawn, ...fromKneeDown(at, crotchY + 0.4 * length + lower, hemY)];
}

/** How broad a leg is at its crotch, in units. */
const thigh = 250;

/** Drawn out of the crotch to the hip, across the thigh and down the inner side. */
function fromCrotch(at: OnLeg, crotchY: number): LongFold[] {
  return [
    {
      path: [at(0.03, crotchY - 8), at(0.3, crotchY - 40), at(0.66, crotchY - 92)],
      width: [9, 26],
      height: 6,
      fade: [0.1, 0.5],
    },
    {
      path: [at(0.05, crotchY + 18), at(0.34, crotchY + 44), at(0.78, crotchY + 34)],
      width: [9, 30],
      height: 7,
      fade: [0.1, 0.5],
    },
    {
      path: [at(0.1, crotchY + 60), at(0.34, crotchY + 150), at(0.5, crotchY + 270)],
      width: [12, 34],
      height: 7,
      fade: [0.2, 0.5],
    },
  ];
}

/** Broken at the knee from either side, then down the shin and pushed up by the shoe. */
function fromKneeDown(at: OnLeg, knee: number, hemY: number): LongFold[] {
  return [
    {
      path: [at(0.02, knee), at(0.34, knee + 26), at(0.72, knee + 4)],
      width: [15, 32],
      height: 8,
      fade: [0, 0.5],
    },
    {
      path: [at(0.98, knee + 74), at(0.7, knee + 96), at(0.36, knee + 150)],
      width: [14, 30],
      height: 7,
      fade: [0, 0.5],
    },
    {
      path: [at(0.5, knee + 170), at(0.6, knee + 290), at(0.52, hemY - 30)],
      width: [26, 40],
      height: 8,
      fade: [0.4, 0.1],
    },
    {
      path: [at(0.04, hemY - 46), at(0.34, hemY - 84), at(0.7, hemY - 76)],
      width: [13, 28],
      height: 6,
      fade: [0, 0.5],
    },
  ];
}

/**
 * How legs laid flat fall: long quiet folds down the leg, breaks about the knee and above the hem,
 * and a few drawn out of the crotch. No leg breaks at the height of its fellow.
 *
 * @param fall how much of it the cloth takes. @param pressed whether they keep a crease.
 */
export function fallOfLegs(
  e: Excess,
  u: number,
  v: number,
  { crotchY, hem: [[, hemY]], flow }: LegPattern,
  seed: number,
  fall: number,
  pressed: boolean,
): void {
  const side = sideOf(u);
  const leg = ramp(crotchY - 60, crotchY + 160, v);
  e.evenly(0.003);
  e.crumple(u, v, seed + 3, (pressed ? 0.01 : 0.016) * fall, 190);
  // By their direction, so that each runs from the crotch as one.
  const angle = Math.atan2(v - crotchY, Math.abs(u - table.middle));
  const drawn = 0.3 + 0.9 * chance(seed, side, 76) + 1.5 * noise(1.9 * angle, 3 * side, seed + 8);
  const gathered = (pressed ? 0.08 : 0.16) * Math.max(0, drawn) * fall;
  e.around(u, v, table.middle, crotchY + 6, 150, gathered);
  // A pressed leg falls in two flat halves.
  const flowing = pressed ? 0.5 : 1;
  const lanes = Math.max(0, 0.42 + 1.3 * noise(u / 62, v / 900, seed + 4));
  e.along(1, 0.06 * side, (0.018 + flowing * leg * (0.05 + flow * ramp(crotchY, hemY, v))) * lanes);
  const knee = crotchY + 300 + 90 * (chance(seed, side, 77) - 0.5);
  const uneven = Math.max(0, 0.25 + 1.2 * noise(u / 120, v / 90, seed + 5 + side));
  const breaks =
    0.15 * bell(v - knee, 90) +
    0.05 * bell(v - knee + 170, 60) +
    0.07 * ramp(hemY - 150, hemY - 40, v);
  const across = (0.2 + 0.3 * chance(seed, side, 78)) * side;
  e.along(across, 1, breaks * uneven * fall * (pressed ? 0.6 : 1));
}
