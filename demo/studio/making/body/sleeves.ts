import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { bell, clamp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import { crossings, line, type Point, type Side, sideOf, table } from "../../pattern/outline.ts";
import type { ArmPose } from "./poses.ts";

interface SleeveCut {
  /** The right armhole from shoulder to armpit. */
  armhole: string;
  /** Lean of the sleeve's axis from the vertical, radians. */
  lean: number;
}

/** The rim of the right sleeve's end, from its inner to its outer corner, x from the middle line. */
export type Cuff = [inner: Point, outer: Point];

/** The rim of the sleeve's end on one side, from its inner to its outer corner, as it lies on the table. */
export function cuffOn([inner, outer]: Cuff, side: Side): [inner: Point, outer: Point] {
  const at = ([x, y]: Point): Point => [table.middle + side * x, y];
  return [at(inner), at(outer)];
}

/** A short sleeve ends above the elbow. */
export function isShort([inner]: Cuff, { elbowY }: Pick<ArmPose, "elbowY">): boolean {
  return inner[1] < elbowY;
}

/** The sleeves of a body cut in one outline with them: where they are, their grain, their seams. */
export interface Sleeves {
  /** Lean of the right sleeve's axis from the vertical, radians. */
  lean: number;
  on: (u: number, v: number) => boolean;
  /** Threads run along the sleeve on it, upright on the body. */
  grain: Grain;
  /** The course of the sleeve's threads, also beyond its armhole: across it and down it from the shoulder's end. */
  downSleeve: Grain;
  armhole: (side: Side) => Point[];
  /** It begins at the neck: the garment has no shoulder seam, and the sleeve no head. */
  isRaglan: boolean;
  side: (u: number) => Side;
}

/** An armhole that begins nearer to the middle line than this begins at the neck, in units. */
const neck = 180;

export function sleeves({ armhole, lean }: SleeveCut): Sleeves {
  const right = line(armhole);
  const top = right[0]!;
  const bottom = right[right.length - 1]!;
  const armholeAt = crossings(right);
  const on = (u: number, v: number): boolean => {
    if (v < top[1]) return false;
    const x = Math.abs(u - table.middle);
    const below = v - bottom[1];
    const edge = below > 0 ? bottom[0] - 6 + below * lean * 0.6 : armholeAt(v);
    return x > edge - table.middle;
  };
  const downSleeve: Grain = (u, v) => {
    const s = sideOf(u);
    const c = Math.cos(lean * s);
    const t = Math.sin(lean * s);
    const x = u - table.middle - s * (top[0] - table.middle);
    const y = v - top[1];
    return [x * c + y * -t, x * t + y * c];
  };
  const grain: Grain = (u, v) => (on(u, v) ? downSleeve(u, v) : [u, v]);
  const isRaglan = top[0] - table.middle < neck;
  return { lean, on, grain, downSleeve, side: sideOf, armhole: (s) => line(armhole, s), isRaglan };
}

interface SleeveFolds {
  elbowY: number;
  cuffY: number;
  elbow: number;
  cuff: number;
  /** Width of the band of folds at elbow and cuff. */
  elbowReach: number;
  cuffReach: number;
  /** Surplus all along the sleeve. */
  even: number;
  /** Twist folds that wind round the sleeve. */
  twist: number;
  /** Lean of the sleeve's axis; that of a set-in sleeve when absent. */
  lean?: number;
}

const setIn = 0.24;

/** Folds across a sleeve at elbow and cuff; uneven, or they would look like an accordion. */
export function foldSleeve(e: Excess, u: number, v: number, seed: number, f: SleeveFolds): void {
  const side = sideOf(u);
  const uneven = clamp(0.4 + 0.8 * noise(u / 110, v / 110, seed + side), 0, 0.9);
  const bands =
    f.elbow * bell(v - f.elbowY, f.elbowReach) + f.cuff * bell(v - f.cuffY, f.cuffReach);
  const [out, down] = [Math.sin(f.lean ?? setIn), Math.cos(f.lean ?? setIn)];
  e.along(side * out, down, (f.even + bands) * uneven);
  e.along(out * 0.75 - down * 0.66 * side, down * 0.75 + out * 0.66 * side, f.twist * uneven);
}

/** The few folds across a short sleeve, square to its axis. @param fall how much of them the cloth takes. */
export function foldShortSleeve(
  e: Excess,
  u: number,
  v: number,
  lane: number,
  { lean, amount, fall = 1 }: { lean: number; amount: number; fall?: number },
): void {
  const side = sideOf(u);
  const uneven = 0.5 + noise(u / 80, v / 80, lane);
  e.along(side * Math.sin(lean), Math.cos(lean), amount * uneven * fall);
}
