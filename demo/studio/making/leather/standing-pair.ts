import type { Garment, Order } from "../../garment.ts";
import type { Side } from "../../pattern/outline.ts";
import { laidDown } from "../../standing/laid-down.ts";
import { type Part, placed } from "../../standing/part.ts";
import type { Standing } from "../../standing/standing.ts";
import { lyingOptics } from "./shoe-leather.ts";
import { standingGarment } from "./standing-garment.ts";
import { type StandingShoe, standingShoe } from "./standing-shoe.ts";

/** The sides on which the shoes of a pair stand, along z. */
const right = 1 satisfies Side;
const left = -1 satisfies Side;

/** How far the camera steps round to the toes where more is to be seen of them than of a profile, radians. */
export const toTheToes = 0.35;
/** How far it steps round for a back whose profile says more than its heels, radians. */
export const towardsProfile = -0.35;
/** How far the pair is turned from its profile, radians: the toes come a little towards the camera. */
const quarter = 0.5;
/** How far it is turned when it is seen from its heels. */
const fromBehind = Math.PI - 0.97;
/**
 * How the two stand in an outfit, radians: seen nearly from above, into them, and turned from their
 * profile until their toes point to the camera. On their sides they would be as flat as cut-outs.
 */
const laid = { elevation: 1.35, turn: -1.2 };
/** The share of their height that is left there: upright walls are not seen from above, only stretched. */
const lowered = 0.7;

/** How far the right and the left shoe are turned from the pair's direction, radians: their toes apart. */
const toeOut = { [right]: -0.09, [left]: 0.2 };

interface Stance {
  /** Half the way between the two shoes, along them and across, in units. */
  step: number;
  apart: number;
  /** How far the camera looks down, radians. */
  elevation?: number;
}

/**
 * Two shoes beside each other on the floor, the farther one a little ahead.
 *
 * @param heels the shoe as it is seen from its heels, where it is not worn or laced as from before.
 */
export function standingPair(
  order: Order,
  style: StandingShoe,
  { step, apart, elevation = 0.27 }: Stance,
  views: Standing["views"],
  heels = style,
): Garment {
  // No two hides crease alike, and no two shafts stand alike.
  const shoe = (side: Side, worn: StandingShoe) =>
    standingShoe({ ...order, seed: order.seed + 40 * side }, worn);
  const pair = (turn: number, worn = style): Part[] =>
    ([left, right] as const).flatMap((side) => {
      const own = { x: -side * step, z: side * apart, turn: toeOut[side], mirror: side === left };
      return shoe(side, worn).map((part) => placed(placed(part, own), { x: 0, z: 0, turn }));
    });
  const standing: Standing = {
    elevation,
    views,
    parts: (seen) =>
      seen === "back" ? pair(fromBehind, heels) : pair(seen === "front" ? -quarter : fromBehind),
  };
  return standingGarment(standing, () => [
    laidDown(pair(laid.turn), {
      elevation: laid.elevation,
      sunken: lowered,
      turn: 0,
      optics: lyingOptics(order.cloth.optics),
    }),
  ]);
}
