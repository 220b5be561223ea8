import { type Point, table } from "../../pattern/outline.ts";
import type { Piece } from "../../pattern/piece.ts";
import { onBothSides } from "../body/in-folds.ts";
import type { LongFold } from "../body/long-folds.ts";

interface Smoothed {
  /** The right end of its armhole, x from the middle line. */
  armpit: Point;
  neckY: number;
  /** Where it ends, or where its ribs begin. */
  hemY: number;
  /** How high its folds stand, in units. */
  height: number;
  /** It ends in ribs that draw it in. */
  ribbed?: boolean;
  /** Cloth that a fold hides, in units: dry and dense, it stands steep on one side, where wool sags. */
  overlap?: number;
}

/**
 * Both sides of a body as two hands leave them.
 *
 * @param slack its surplus without these folds. @param seed of its cut, by which it is laid anew.
 */
export function smoothedByHand(body: Smoothed, slack: Piece["excess"] & object, seed: number) {
  return onBothSides(handFolds(body), slack, seed);
}

/** What is left of a knit's folds when two hands have laid it down and smoothed it once. */
function handFolds(body: Smoothed): LongFold[] {
  const { ribbed, overlap = 0 } = body;
  const folds = ribbed ? aboveRibs(body) : aboveLooseHem(body);
  // They lean by turns to either side.
  return folds.map((fold, n) => ({ ...fold, hides: n % 2 ? -overlap : overlap }));
}

/** A place so far across a body, as a share of the way to its armpit. */
function across([reach]: Point): (share: number, y: number) => Point {
  return (share, y) => [table.middle + share * reach, y];
}

/**
 * It was held at its shoulders and lowered from the hem up, so slack gathered from one armpit towards
 * the middle and down one side, and lies above its hem; below the neck it was pulled at.
 */
function aboveLooseHem({ armpit, neckY, hemY, height }: Smoothed): LongFold[] {
  const pitY = armpit[1];
  const long = hemY - pitY;
  const at = across(armpit);
  return [
    {
      path: [at(0.98, pitY + 8), at(0.68, pitY + 0.16 * long), at(0.3, pitY + 0.44 * long)],
      width: [26, 38],
      height,
      fade: [0.3, 0.55],
    },
    {
      path: [at(-0.97, pitY - 24), at(-0.7, pitY + 0.22 * long), at(-0.6, pitY + 0.7 * long)],
      width: [17, 40],
      height: 0.9 * height,
      fade: [0.12, 0.4],
    },
    {
      path: [at(-0.24, pitY + 0.3 * long), at(-0.14, pitY + 0.66 * long), at(-0.24, hemY)],
      width: [36, 24],
      height: 0.85 * height,
      fade: [0.45, 0.2],
    },
    {
      path: [at(0.5, pitY + 0.5 * long), at(0.6, pitY + 0.75 * long), at(0.52, hemY)],
      width: [32, 22],
      height: 0.8 * height,
      fade: [0.45, 0.2],
    },
    {
      path: [at(0.86, neckY + 90), at(0.5, neckY + 150), at(0.2, neckY + 180)],
      width: [16, 26],
      height: 0.6 * height,
      fade: [0.2, 0.5],
    },
  ];
}

/**
 * A knit that ribs draw in hangs full between its armpits and them: in long folds down both sides, and
 * it gives way across the small of the back.
 */
function aboveRibs(body: Smoothed): LongFold[] {
  const { armpit, hemY, height } = body;
  const at = across(armpit);
  const pitY = armpit[1];
  const long = hemY - pitY;
  return [
    {
      path: [at(0.98, pitY + 6), at(0.76, pitY + 0.3 * long), at(0.58, pitY + 0.74 * long)],
      width: [24, 40],
      height: 0.85 * height,
      fade: [0.3, 0.55],
    },
    {
      path: [at(-0.97, pitY - 16), at(-0.72, pitY + 0.3 * long), at(-0.6, pitY + 0.86 * long)],
      width: [17, 38],
      height: 0.9 * height,
      fade: [0.2, 0.45],
    },
    {
      path: [at(0.3, pitY - 0.2 * long), at(0.17, pitY + 0.3 * long), at(0.26, pitY + 0.8 * long)],
      width: [38, 30],
      height: 0.6 * height,
      fade: [0.5, 0.45],
    },
    {
      path: [at(-0.7, pitY + 0.5 * long), at(-0.2, pitY + 0.6 * long), at(0.3, pitY + 0.52 * long)],
      width: [24, 30],
      height: 0.5 * height,
      fade: [0.35, 0.5],
    },
    ...ripples(armpit, hemY, height),
    ...belowNeck(body),
  ];
}

/** Held by its shoulders, it drags from where they end across the chest, and hangs slack beside the neck. */
function belowNeck({ armpit, neckY, height }: Smoothed): LongFold[] {
  const at = across(armpit);
  return [
    {
      path: [at(0.88, neckY + 84), at(0.54, neckY + 146), at(0.14, neckY + 180)],
      width: [13, 25],
      height: 0.75 * height,
      fade: [0.2, 0.5],
    },
    {
      path: [at(-0.56, neckY + 44), at(-0.44, neckY + 130), at(-0.2, neckY + 220)],
      width: [15, 26],
      height: 0.8 * height,
      fade: [0.3, 0.5],
    },
  ];
}

/** What ribs draw in stands above them as ripples, which die away upwards; the ribs themselves lie flat. */
function ripples(armpit: Point, hemY: number, height: number): LongFold[] {
  const at = across(armpit);
  const up = (share: number) => hemY - share * (hemY - armpit[1]);
  const rise = (from: number, to: number, reach: number): LongFold => ({
    path: [at(from, hemY), at(0.7 * from + 0.3 * to, up(0.45 * reach)), at(to, up(reach))],
    width: [16, 26],
    height: 0.45 * height,
    fade: [0.35, 0.6],
  });
  return [rise(-0.34, -0.16, 0.6), rise(0.46, 0.34, 0.45), rise(0.12, 0.04, 0.3)];
}
