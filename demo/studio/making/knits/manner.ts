import type { Cloth } from "../../cloths/index.ts";
import { ribbing } from "../../cloths/knitted.ts";
import type { Grain } from "../../cloths/texture.ts";
import { lowest } from "../../pattern/outline.ts";
import type { PatternMap, Piece } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { onBothSides } from "../body/in-folds.ts";
import type { SleevedCut } from "../body/upper-garment.ts";
import { smoothedByHand } from "./hand-folds.ts";
import { type Lie, smoothedOnce, strokedFlat } from "./lie.ts";
import { needleLines } from "./needle-lines.ts";
import type { Ends } from "./stitches.ts";
import { strokedFolds } from "./stroked-folds.ts";

/** The body of a knitted garment. */
export interface KnitBody extends Pick<SleevedCut, "half" | "armpit"> {
  /** Height of the lowest point of the back's neckline. */
  neckY: number;
  /** Where the ribs begin. */
  ribs: Ends;
  /** How roomy it lies: 1 for a close-fitting one, more for a heavy one. */
  room: number;
}

/** How a stylist's hands lay a knit down, and how a knit for such hands is worked. */
export interface Manner {
  lie: Lie;
  /** The ribs of its hem and cuffs. */
  rib: (cloth: Cloth) => Cloth["rib"];
  /** Drawn upon its stitches but for the ribs, which are 0..1. */
  lines?: (s: Surface, grain: Grain, ribbed: PatternMap) => void;
  /** Both sides of its body in their folds. @param slack its surplus without them. */
  folds: (
    body: KnitBody,
    cloth: Cloth,
    slack: Piece["excess"] & object,
    seed: number,
  ) => ReturnType<typeof onBothSides>;
}

/** Ribs so much broader than the columns of a fine knit that a card still shows them. */
const broadRibs = ribbing(10.5, 3, 2);

/** Thin enough to be stroked flat; broad ribs draw it in. */
export const stroked: Manner = {
  lie: strokedFlat,
  rib: () => broadRibs,
  lines: needleLines,
  folds: (body, _cloth, slack, seed) =>
    onBothSides(strokedFolds({ ...body, hemY: body.ribs.bodyY }), slack, seed),
};

/** Smoothed out once: the thicker its yarn and the roomier it is, the higher its folds stand. */
export const smoothed: Manner = {
  lie: smoothedOnce,
  rib: ({ rib }) => rib,
  folds: (body, { fall }, slack, seed) => {
    const height = (6.2 + 2.4 * body.room) * fall;
    return smoothedByHand({ ...body, ...endOf(body), height }, slack, seed);
  },
};

/** Where the folds of a body end: at its ribs, or without any, at its end. */
export function endOf({ half, ribs }: KnitBody): { hemY: number; ribbed: boolean } {
  const endY = lowest(half);
  const ribbed = ribs.bodyY < endY;
  return { hemY: ribbed ? ribs.bodyY : endY, ribbed };
}
