import { knit } from "../../cloths/index.ts";
import type { Texture } from "../../cloths/texture.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { knots } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { type SewnOn, sewnOnBoth } from "../sewing/sewn-on.ts";

/** Patch pockets on both fronts of a knit, which end in ribs at their mouths as hem and cuffs do. */
export interface PatchPockets {
  /** The right one; it begins with its mouth. */
  pattern: string;
  /** How far down from the mouth its ribs go, in units. */
  ribs: number;
}

/** How far a pocket gapes in the middle of its mouth, in units. */
const slack = 13;

/** How pockets are sewn to the front. */
export function sewnDown({ pattern }: PatchPockets): SewnOn {
  return { pattern, kind: "pocket", slack };
}

/** Both pockets, knitted by themselves and sewn upon a front that lies so. */
export function patchPockets(order: Order, hand: Pose, pockets: PatchPockets): Piece[] {
  const { cloth } = order;
  const mouthY = knots(pockets.pattern)[0]!.y;
  const ribbed = (_u: number, v: number) => ramp(1.5, -1.5, v - mouthY - pockets.ribs);
  const texture: Texture = (s, grain) => {
    knit(cloth)(s, grain, (u, v) => 1 - ribbed(u, v));
    cloth.rib(s, grain, ribbed);
  };
  return sewnOnBoth({ ...order, cloth: { ...cloth, texture } }, hand, sewnDown(pockets));
}
