import { type Point, table } from "../../pattern/outline.ts";
import type { LongFold } from "../body/long-folds.ts";

/** A thin body that ends in ribs, as it was stroked flat. */
interface Stroked {
  /** The right end of its armhole, x from the middle line. */
  armpit: Point;
  neckY: number;
  /** Where its ribs begin. */
  hemY: number;
}

/** How high its creases stand, in units. */
const height = 4.8;

/**
 * What a thin knit keeps that a stylist has stroked flat: narrow creases that leave the armpits, where
 * sleeves pull, and die away on the chest; one from the end of a shoulder; short gathers above the ribs.
 * Between them it is flat.
 */
export function strokedFolds({ armpit, neckY, hemY }: Stroked): LongFold[] {
  const pitY = armpit[1];
  const long = hemY - pitY;
  const at = (share: number, y: number): Point => [table.middle + share * armpit[0], y];
  const crease = (path: Point[], share: number, width: LongFold["width"]): LongFold => ({
    path,
    width,
    height: share * height,
    fade: [0.06, 0.75],
  });
  const gather = (share: number, reach: number, lean: number): LongFold => ({
    path: [
      at(share, hemY),
      at(share + 0.4 * lean, hemY - 0.5 * reach * long),
      at(share + lean, hemY - reach * long),
    ],
    width: [7, 10],
    height: 0.5 * height,
    // On the ribs, which lie flat, nothing is left of it.
    fade: [0.35, 0.6],
  });
  return [
    crease([at(1, pitY), at(0.76, pitY - 26), at(0.46, pitY - 34)], 0.75, [6, 10]),
    crease(
      [at(0.99, pitY + 24), at(0.8, pitY + 0.16 * long), at(0.56, pitY + 0.42 * long)],
      1,
      [7, 14],
    ),
    crease([at(-0.98, pitY - 4), at(-0.78, pitY + 26), at(-0.5, pitY + 90)], 0.9, [6, 12]),
    crease(
      [at(-0.97, pitY + 40), at(-0.86, pitY + 0.3 * long), at(-0.76, pitY + 0.7 * long)],
      1,
      [8, 15],
    ),
    crease([at(0.94, neckY + 120), at(0.66, neckY + 160), at(0.36, neckY + 176)], 0.6, [7, 12]),
    gather(-0.72, 0.24, 0.05),
    gather(-0.44, 0.3, 0.04),
    gather(0.02, 0.16, -0.02),
    gather(0.36, 0.2, -0.03),
    gather(0.7, 0.34, -0.06),
  ];
}
