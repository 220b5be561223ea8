import type { Texture } from "../../cloths/texture.ts";
import type { Order } from "../../garment.ts";
import { knots, type Point } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { collarBehind } from "../body/collar-behind.ts";
import { insideOfFront } from "./band-behind.ts";

/** A knitted collar from behind; patterns are of its right half, x from the middle line. */
interface PoloCollar {
  /** Its fold, from the middle over where it turns to the front and down to the shoulder: the highest knot. */
  fold: string;
  edge: string;
  ribs: Texture;
  lane: number;
  finish?: (s: Surface, edge: Point[]) => void;
}

/** A knitted collar is as thick as a finger: how high its fold stands, and half its thickness, in units. */
const fold = { stand: 14, round: 9 };
/** It was never pressed: its free edge stands off so far where it stands off most, in units. */
const standsOff = 7;
/** Share of the dark gap below its free edge, as `Piece.loose` has it. */
const looseness = 0.7;
/** How far its edges wander, and its fall bulges, in units. */
const soft = { wander: 3.2, bulge: 3.6 };
/** Ribs of its stand, which are seen inside: so far apart and so high, in units. */
const stand = { pitch: 5.4, rise: 1.4 };

/** A knitted collar upon the back, and above its fold, which sags, the inside of the front's stand. */
export function poloCollarBehind(order: Order, pose: Pose, collar: PoloCollar): Piece[] {
  const { ribs, ...shape } = collar;
  const { optics, fuzz } = order.cloth;
  const along = knots(shape.fold);
  const highest = Math.min(...along.map(({ y }) => y));
  const upper = along.slice(0, along.findIndex(({ y }) => y === highest) + 1);
  return [
    insideOfFront(
      pose,
      { optics, fuzz, seed: order.seed + collar.lane, ...stand },
      upper.map(({ x, y }): Point => [x, y]),
    ),
    {
      ...collarBehind(order, pose, { ...shape, ...fold, ...soft, standsOff, knitted: ribs }),
      loose: () => looseness,
    },
  ];
}
