import { bell } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import type { Knot } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { stitchRim } from "../sewing/patch.ts";

interface FoldedPart {
  outline: Knot[];
  pose: Pose;
  lift: number;
  seed: number;
  /** A row of topstitching this far from the rim; none for a plain pressed edge. */
  stitched?: number;
  /** Turn of the cloth's grain on the folded part. */
  turn?: number;
}

/** A lapel, collar or lapel-like flap: doubled cloth folded over and lying on the garment. */
export function foldedPart(order: Order, part: FoldedPart): Piece {
  const { cloth } = order;
  const { turn = 0 } = part;
  return {
    outline: part.outline,
    optics: cloth.optics,
    seed: part.seed,
    rests: true,
    lift: part.lift,
    loft: 0.16,
    height: 7,
    hold: 0.03,
    bend: Math.max(0.7, cloth.bend),
    fuzz: cloth.fuzz * 0.9,
    edgeAnchor: 0.12,
    grid: [9],
    steps: [100],
    edgeDrop: 1,
    pose: part.pose,
    excess: (e, u, v) => {
      e.evenly(0.006);
      e.crumple(u, v, part.seed, 0.03, 110);
    },
    make: (s) => {
      face(s, order, (u, v) => [
        (u - 600) * Math.cos(turn) + v * Math.sin(turn),
        v * Math.cos(turn) - (u - 600) * Math.sin(turn),
      ]);
      s.each((k, _u, _v, depth) => {
        s.relief[k]! += 0.5 * bell(depth - 3, 2);
      });
      if (part.stitched) stitchRim(s, part.outline, part.stitched, { length: 4, width: 0.6 });
    },
  };
}
