import type { Order } from "../../garment.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { cutApart } from "../body/cut-apart.ts";
import type { ArmPose } from "../body/poses.ts";
import { withSetInSleeves } from "../body/set-in-sleeves.ts";
import type { Cuff, Sleeves } from "../body/sleeves.ts";

/** What of a knit its sleeves are made by. */
interface Knitted {
  half: string;
  backHalf: string;
  sleeve: Sleeves;
  arms: ArmPose;
  cuff: Cuff;
  lane: number;
  excess: Piece["excess"] & object;
  /** How its empty sleeves stand: the slope of their edges, and their height in units. */
  volume: { loft: number; height: number };
  /** Over how much of its length a bent sleeve bends, above its elbow and below, in units. */
  crook?: [above: number, below: number];
  /** Its head stands proud of the shoulder; so it is when absent. */
  padded?: boolean;
  make: (s: Surface) => void;
  inside: "inside" | "deepInside";
}

/** Nothing holds the two layers of a knitted sleeve apart: its end is hardly open, in units. */
const gape = 3.5;

/**
 * Sleeves of a knit are flat tubes of their own: they lie upon the body's sides, straight or bent at
 * the elbow.
 */
export function laidSleeves(order: Order, knit: Knitted) {
  const { backHalf, sleeve, ...cut } = knit;
  const sewn = withSetInSleeves(order, { ...cut, sleeve, gape });
  return {
    ...sewn,
    backHalf: cutApart(backHalf, sleeve).body,
    cuff: undefined,
    // What is seen in their ends is no lining, between which and its sides a garment is worn open.
    sleevesUpon: (hand: Pose, over: boolean) =>
      sewn.sleevesUpon(hand, over).map((piece): Piece => ({ ...piece, inner: false })),
  };
}
