import { chance } from "../../fields/noise.ts";
import { type Point, table } from "../../pattern/outline.ts";
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

/** x from the middle line. @param lower how much farther down the knee breaks than it usually does. */
function rightLeg(pattern: LegPattern, lower: number): LongFold[] {
  const { crotchY, hem } = pattern;
  const [inner, outer] = hem;
  const [x0, x1] = [inner[0] - table.middle, outer[0] - table.middle];
  const hemY = inner[1];
  const inseam = inseamAt(pattern);
  const length = hemY - crotchY;
  const knee = crotchY + 0.4 * length + lower;
  /** A place so far across the leg, from its inner seam, and so far down it. */
  const at = (across: number, y: number): Point => {
    const down = Math.max(0, (y - crotchY) / length);
    return [inseam(y) + across * (250 + (x1 - x0 - 250) * down), y];
  };
  const fromCrotch: LongFold[] = [
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
  // What ends above the knee has no other.
  if (length < 400) return fromCrotch;
  return [
    ...fromCrotch,
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
