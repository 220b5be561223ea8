import type { Garment, Order } from "../../garment.ts";
import { type Side, table } from "../../pattern/outline.ts";
import { laidDown } from "../../standing/laid-down.ts";
import { type Part, placed } from "../../standing/part.ts";
import type { Standing } from "../../standing/standing.ts";
import { lyingOptics } from "./shoe-leather.ts";
import { standingGarment } from "./standing-garment.ts";
import { type StandingShoe, standingShoe } from "./standing-shoe.ts";

/** The sides on which the shoes of a pair stand, along z. */
const right = 1 satisfies Side;
const left = -1 satisfies Side;

/** How far the pair is turned from its profile, radians: the toes come a little towards the camera. */
const quarter = 0.5;
/** How far it is turned when it is seen from its heels. */
const fromBehind = Math.PI - 0.62;
/** Where the two lie in an outfit: units from the middle of the table, and turns in radians. */
const lying = [
  { side: right, x: -60, y: -185, turn: -0.07 },
  { side: left, x: 60, y: 185, turn: 0.08 },
] as const;
/** The share of a shoe's height that is left there: so much of it the relief can show from aside. */
const lowered = 0.4;

/** How far the right and the left shoe are turned from the pair's direction, radians: their toes apart. */
const toeOut = { [right]: -0.09, [left]: 0.2 };

interface Stance {
  /** Half the way between the two shoes, along them and across, in units. */
  step: number;
  apart: number;
  /** How far the camera looks down, radians. */
  elevation?: number;
}

/** Two shoes beside each other on the floor, the farther one a little ahead. */
export function standingPair(
  order: Order,
  style: StandingShoe,
  { step, apart, elevation = 0.27 }: Stance,
  views: Standing["views"],
): Garment {
  // No two hides crease alike, and no two shafts stand alike.
  const shoe = (side: Side) =>
    standingShoe({ ...order, seed: order.seed + 40 * side }, style, side === left);
  const pair = (turn: number): Part[] =>
    ([left, right] as const).flatMap((side) => {
      const own = { x: -side * step, z: side * apart, turn: toeOut[side], mirror: side === left };
      return shoe(side).map((part) => placed(placed(part, own), { x: 0, z: 0, turn }));
    });
  const standing: Standing = {
    elevation,
    views,
    parts: (seen) => pair(seen === "front" ? -quarter : fromBehind),
  };
  return standingGarment(standing, () =>
    lying.map(({ side, x, y, turn }) =>
      laidDown(shoe(side), {
        elevation: 0,
        sunken: lowered,
        at: [table.middle + x, table.height / 2 + y],
        turn,
        optics: lyingOptics(order.cloth.optics),
      }),
    ),
  );
}
