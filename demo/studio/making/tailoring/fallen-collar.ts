import { thicknessOf } from "../../cloths/thickness.ts";
import { blend } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { collarBehind } from "../body/collar-behind.ts";
import { pressedEdge, swelledEdge } from "../sewing/pressed-edge.ts";

interface FallenCollar {
  lane: number;
  /** How far below a coat's it lies, in units. */
  down: number;
  /** Topstitching this far from its free edge; none for a plain pressed one. */
  stitched?: number;
}

/** Right halves, from the middle line of a coat whose neck begins at 196. */
const fold: Knots = [
  [0, 162],
  [40, 163],
  [68, 168],
  [92, 179],
  [114, 193],
  [130, 201],
];
const edge: Knots = [
  [0, 233],
  [44, 233],
  [80, 230],
  [106, 223],
  [123, 214],
  [134, 204],
];

type Knots = [x: number, y: number][];

/** How high a fall stands upon its neck, how round it folds over, and how far its edge stands off, in units. */
const stands = { thin: 13, thick: 18 };
const rounds = { thin: 6, thick: 10 };
const edgeOff = { thin: 2.6, thick: 5.6 };

/**
 * The fall of a tailored collar as it lies upon the back: a leaf that rolls over its stand and comes down to
 * an edge under which the cloth lies in shade.
 */
export function fallenCollar(order: Order, pose: Pose, collar: FallenCollar): Piece {
  const { lane, down, stitched } = collar;
  const thick = thicknessOf(order.cloth);
  return collarBehind(order, pose, {
    fold: `${lowered(fold, down)}^`,
    edge: `${lowered(edge, down)}^`,
    stand: blend(stands.thin, stands.thick, thick),
    round: blend(rounds.thin, rounds.thick, thick),
    standsOff: blend(edgeOff.thin, edgeOff.thick, thick),
    lane,
    finish: (s, rim) => {
      pressedEdge(s, rim);
      if (stitched) swelledEdge(s, rim, -stitched);
    },
  });
}

function lowered(pattern: Knots, down: number): string {
  return pattern.map(([x, y]) => `${x},${y + down}`).join(" ");
}
