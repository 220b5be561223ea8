import { type Point, table } from "../../pattern/outline.ts";
import { type LongFold, laidAnew } from "../body/long-folds.ts";

interface Smoothed {
  /** The right end of its armhole, x from the middle line. */
  armpit: Point;
  neckY: number;
  /** Where it ends, or where its ribs begin. */
  hemY: number;
  /** How high its folds stand, in units. */
  height: number;
}

/**
 * What is left of a knit's folds when two hands have laid it down and smoothed it once: it was held
 * at its shoulders and lowered from the hem up, so slack gathered from one armpit towards the middle
 * and down one side; and where its hem draws it in, ripples stand in the hem and die away upwards.
 */
export function handFolds({ armpit, neckY, hemY, height }: Smoothed, seed: number): LongFold[] {
  const [reach, pitY] = armpit;
  const long = hemY - pitY;
  const at = (share: number, y: number): Point => [table.middle + share * reach, y];
  const folds: LongFold[] = [
    {
      path: [at(0.98, pitY + 8), at(0.68, pitY + 0.16 * long), at(0.3, pitY + 0.44 * long)],
      width: [19, 38],
      height,
      fade: [0.12, 0.55],
    },
    {
      path: [at(-0.97, pitY - 24), at(-0.7, pitY + 0.22 * long), at(-0.6, pitY + 0.7 * long)],
      width: [17, 40],
      height: 0.9 * height,
      fade: [0.12, 0.4],
    },
    {
      path: [at(-0.34, hemY), at(-0.3, pitY + 0.72 * long), at(-0.16, pitY + 0.4 * long)],
      width: [13, 27],
      height: 0.7 * height,
      fade: [0.08, 0.75],
    },
    {
      path: [at(0.46, hemY), at(0.43, pitY + 0.78 * long), at(0.34, pitY + 0.55 * long)],
      width: [12, 24],
      height: 0.65 * height,
      fade: [0.08, 0.75],
    },
    {
      path: [at(0.12, hemY), at(0.1, pitY + 0.85 * long), at(0.04, pitY + 0.7 * long)],
      width: [11, 20],
      height: 0.6 * height,
      fade: [0.08, 0.75],
    },
    {
      path: [at(0.86, neckY + 90), at(0.5, neckY + 150), at(0.2, neckY + 180)],
      width: [16, 26],
      height: 0.6 * height,
      fade: [0.2, 0.5],
    },
  ];
  return laidAnew(folds, seed);
}
