import type { Garment, Order } from "../../garment.ts";
import { table } from "../../pattern/outline.ts";
import type { Piece } from "../../pattern/piece.ts";
import { laidDown } from "../../standing/laid-down.ts";
import { type Part, type Placement, placed } from "../../standing/part.ts";
import type { Standing } from "../../standing/standing.ts";

type Side = "front" | "back";

/** The middle of the table. */
const [x, y] = [table.middle, table.height / 2];

/**
 * What is photographed where it stands.
 * @param lie its pieces as they lie in an outfit. They take long to make, and its own pictures need
 *   none: they are made only when they are asked for.
 */
export function standingGarment(standing: Standing, lie: (side: Side) => Piece[]): Garment {
  // Its own pictures are framed by its stance.
  const framing = { zoom: 1, x, y };
  return {
    get pieces() {
      return lie("front");
    },
    get back() {
      return lie("back");
    },
    front: framing,
    detail: framing,
    close: framing,
    standing,
  };
}

interface Stance {
  /** How far the camera looks down, and how far the thing is turned aside, radians. */
  elevation?: number;
  turn?: number;
  /** What of it is up where it lies in an outfit. */
  up?: keyof typeof lies;
  /** Its parts as they lie in an outfit, when something that stands up by itself falls there. */
  lying?: (side: Side) => Part[];
}

/** How it lies, by what of it is up: an empty bag falls flat, a rolled belt keeps more of its height. */
const lies = {
  side: { elevation: 0, sunken: 0.3 },
  top: { elevation: Math.PI / 2, sunken: 0.6 },
};

/** A bag or belt: photographed from before, turned a little aside; in outfits it lies. */
export function standingGoods(
  { cloth }: Order,
  parts: (side: Side) => Part[],
  views: Standing["views"],
  { elevation = 0.2, turn = -0.36, up = "side", lying = parts }: Stance = {},
): Garment {
  const standing: Standing = {
    elevation,
    views,
    parts: (side) => {
      const at: Placement = { x: 0, z: 0, turn: side === "front" ? turn : Math.PI + turn };
      return parts(side).map((part) => placed(part, at));
    },
  };
  return standingGarment(standing, (side) => [
    laidDown(lying(side), {
      ...lies[up],
      turn: 0.02,
      optics: cloth.optics,
    }),
  ]);
}
