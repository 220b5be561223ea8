import type { Garment, Order } from "../../garment.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Piece } from "../../pattern/piece.ts";
import { laidDown } from "../../standing/laid-down.ts";
import { type Part, placed } from "../../standing/part.ts";
import type { Standing } from "../../standing/standing.ts";
import { lyingOptics } from "./shoe-leather.ts";
import { standingGarment } from "./standing-garment.ts";
import { type StandingShoe, standingShoe } from "./standing-shoe.ts";

/** How far the pair is turned from its profile, radians: the toes come a little towards the camera. */
const quarter = 0.5;
/** How far it is turned when it is seen from its heels. */
const fromBehind = Math.PI + 0.62;

interface Stance {
  /** Half the way between the two shoes, along them and across, in units. */
  step: number;
  apart: number;
  /** How far the camera looks down, radians. */
  elevation?: number;
  /** Half the way from one shoe to the other where they lie on their sides in an outfit. */
  lying?: Point;
}

/** Two shoes beside each other on the floor, the farther one a little ahead; in outfits they lie. */
export function standingPair(
  order: Order,
  style: StandingShoe,
  { step, apart, elevation = 0.27, lying = [95, 320] }: Stance,
  views: Standing["views"],
): Garment {
  // No two hides crease alike.
  const shoe = (nearer: number, isMirrored: boolean) =>
    standingShoe({ ...order, seed: order.seed + 40 * nearer }, style, isMirrored);
  const onItsSide = (nearer: number): Piece =>
    laidDown(shoe(nearer, false), {
      up: "side",
      at: [600 + nearer * lying[0], 800 + nearer * lying[1]],
      turn: 0.04 + nearer * 0.09,
      optics: lyingOptics(order.cloth.optics),
    });
  const standing: Standing = {
    elevation,
    views,
    parts: (side) => ([-1, 1] as const).flatMap((nearer) => stand(nearer, side)),
  };
  return standingGarment(standing, () => [onItsSide(-1), onItsSide(1)]);

  function stand(nearer: 1 | -1, side: "front" | "back"): Part[] {
    const near = side === "front" ? nearer : -nearer;
    const parts = shoe(nearer, near < 0);
    const own = { x: -near * step, z: near * apart, turn: -0.05 * near, mirror: near < 0 };
    const turn = side === "front" ? -quarter : fromBehind;
    return parts.map((part) => placed(placed(part, own), { x: 0, z: 0, turn }));
  }
}
