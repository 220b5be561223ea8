import type { Order } from "../../garment.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { collarBehind } from "../body/collar-behind.ts";
import { pressedEdge, swelledEdge } from "../sewing/pressed-edge.ts";

interface FallenCollar {
  lane: number;
  /** Topstitching this far from its free edge; none for a plain pressed one. */
  stitched?: number;
}

/** Right halves, from the middle line of a coat whose neck begins at 196. */
const fold = "0,164 40,165 70,170 92,180 114,193 130,201^";
const edge = "0,231 44,231 80,228 106,222 123,213 134,204^";

/** The fall of a tailored collar as it lies upon the back. */
export function fallenCollar(order: Order, pose: Pose, { lane, stitched }: FallenCollar): Piece {
  return collarBehind(order, pose, {
    fold,
    edge,
    stand: 13,
    round: 5,
    lane,
    finish: (s, rim) => {
      pressedEdge(s, rim);
      if (stitched) swelledEdge(s, rim, -stitched);
    },
  });
}
