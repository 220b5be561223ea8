import { blend, clamp } from "../../fields/scalar.ts";
import {
  curve,
  flipped,
  knots,
  moved,
  type Point,
  type Side,
  table,
} from "../../pattern/outline.ts";
import type { Swings } from "../body/poses.ts";
import type { Waist } from "../sewing/waistband.ts";

/** How a hand lays two legs down; right and left are those of the front. */
export interface LegsLaying {
  /** Turns of the legs at hip and knee. */
  swing: Swings;
  /** The leg that lies partly upon its fellow, 1 the right one; 0 where they lie side by side. */
  over: Side | 0;
  /** How much shorter each leg lies than it is cut, in units, for what bags behind the knee; none when absent. */
  bagged?: { left: number; right: number };
}

/** The two legs of jeans, trousers or shorts; patterns are of the right half. */
export interface LegPattern extends LegsLaying {
  /**
   * Whether the legs hang clear of thigh and knee: nothing breaks behind a knee or upon a shoe, and what the
   * fork draws together falls down along the inner seam.
   */
  hangsClear?: boolean;
  waist: Waist;
  /** From below the waist's corner down the side and up the inner side to the crotch. */
  half: string;
  /** Inner and outer end of the right hem. */
  hem: [Point, Point];
  crotchY: number;
  /** Surplus across the leg towards the hem. */
  flow: number;
  /** How they are laid when the back is up; turned over as they lie when absent. */
  behind?: LegsLaying;
}

/** How far below the crotch a wearer's knee is, in units, wherever the leg ends. */
const thighLength = 320;

/** How far a leg's own break may be above or below its knee, in units, both ways together. */
export const breaksWithin = 90;

/** Height of the knee in units. */
export function kneeOf({ crotchY }: Pick<LegPattern, "crotchY">): number {
  return crotchY + thighLength;
}

/** How far from the middle line the inner seams part at the crotch, in units. */
const parting = 4;

/** How far the inner seam of the right leg lies from the middle line at height v, in units. */
export function inseamAt({
  crotchY,
  hem: [[x, y]],
}: Pick<LegPattern, "crotchY" | "hem">): (v: number) => number {
  return (v) => blend(parting, x - table.middle, clamp((v - crotchY) / (y - crotchY)));
}

/** The seam along the outer side of a leg, from the waistband to the hem. */
export function outseam(pattern: Pick<LegPattern, "half" | "hem">, side: Side): Point[] {
  return sideOfLeg(pattern, side, (across) => across > 0);
}

/** The seam along the inner side of a leg, from the hem up to the crotch. */
export function inseam(pattern: Pick<LegPattern, "half" | "hem">, side: Side): Point[] {
  return sideOfLeg(pattern, side, (across) => across <= 0);
}

/** @param on tells the knots of a side by how far they lie outwards of the middle of a narrow leg, in units. */
function sideOfLeg(
  { half, hem: [[inner]] }: Pick<LegPattern, "half" | "hem">,
  side: Side,
  on: (across: number) => boolean,
): Point[] {
  const right = moved(knots(half), table.middle, 0).filter(({ x }) => on(x - inner - 40));
  return curve(side > 0 ? right : flipped(right), false);
}
