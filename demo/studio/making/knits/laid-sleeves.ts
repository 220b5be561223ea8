import type { Order } from "../../garment.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { cutApart } from "../body/cut-apart.ts";
import { raisedInFolds } from "../body/in-folds.ts";
import type { InFolds } from "../body/long-folds.ts";
import type { ArmPose } from "../body/poses.ts";
import { withSetInSleeves } from "../body/set-in-sleeves.ts";
import { type Cuff, isShort, type Sleeves } from "../body/sleeves.ts";
import { longSleeveFolds } from "./long-sleeve-folds.ts";
import { shortSleeveFolds } from "./short-sleeve-folds.ts";

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
  /** What its long sleeves were left in: how high their folds stand, and where their ribs begin. */
  left?: { height: number; ribsFrom: number };
  make: (s: Surface) => void;
  inside: "inside" | "deepInside";
}

/** Nothing holds the two layers of a knitted sleeve apart: its end is hardly open, a short one's more, in units. */
const gape = { long: 3.5, short: 8 };

/**
 * Sleeves of a knit are flat tubes of their own: they lie upon the body's sides, straight or bent at
 * the elbow.
 */
export function laidSleeves(order: Order, knit: Knitted) {
  const { backHalf, sleeve, left, ...cut } = knit;
  const short = isShort(cut.cuff, cut.arms);
  const sewn = withSetInSleeves(order, {
    ...cut,
    sleeve,
    gape: short ? gape.short : gape.long,
    yields: true,
  });
  const seed = order.seed + cut.lane;
  const folds = (lane: number) => {
    if (short) return shortSleeveFolds(sleeve, cut.cuff, seed + lane);
    return left && longSleeveFolds({ ...cut, sleeve, ...left }, seed + lane);
  };
  const laid = (piece: Piece, over: boolean) => inSleeveFolds(piece, folds(over ? 7 : 0));
  return {
    ...sewn,
    backHalf: cutApart(backHalf, sleeve).body,
    cuff: undefined,
    // What is seen in their ends is no lining, between which and its sides a garment is worn open.
    sleevesUpon: (hand: Pose, over: boolean) =>
      sewn.sleevesUpon(hand, over).map((piece): Piece => ({ ...laid(piece, over), inner: false })),
  };
}

/** What shows in its end lies without folds. */
function inSleeveFolds(piece: Piece, folds: InFolds | undefined): Piece {
  const { excess } = piece;
  return folds && excess ? raisedInFolds(piece, excess, folds) : piece;
}
