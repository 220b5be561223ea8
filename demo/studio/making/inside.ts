import type { Dye } from "../dyes.ts";
import { type Knot, mirrored } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { face, type Order } from "../garment.ts";
import { label } from "./label.ts";

/** The wrong side of the back as it shows in a neckline or waist, with its label at `labelY`. */
export function insideBack(order: Order, pose: Pose, outline: Knot[], labelY?: number): Piece {
  return {
    outline,
    optics: order.cloth.optics,
    dye: "inside",
    seed: order.seed + 2,
    inner: true,
    loft: 0.2,
    height: 8,
    fuzz: order.cloth.fuzz,
    grid: [8],
    steps: [40],
    pose,
    make: (s) => {
      face(s, order);
      if (labelY) label(s, 600, labelY, 38);
    },
  };
}

/** The wrong side of the back under a raised hem: the right half of its outline is given. */
export function insideHem(order: Order, pose: Pose, half: string, dye: Dye = "deepInside"): Piece {
  return {
    outline: mirrored(half),
    optics: order.cloth.optics,
    dye,
    seed: 3,
    inner: true,
    grid: [8],
    steps: [10],
    pose,
  };
}
