import { plainKnit } from "../../cloths/index.ts";
import type { Texture } from "../../cloths/texture.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { knots } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type SewnOn, sewnOnBoth } from "../sewing/sewn-on.ts";
import { selvedge } from "./selvedge.ts";

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
  return { pattern, kind: "pocket", slack, finish };

  function finish(s: Surface): void {
    selvedge(s);
    linkDown(s, mouthOf(pattern));
  }
}

/** How far inside its edge a pocket is linked to the front, in units. */
const inset = 4.6;

/**
 * The chain in which its sides and bottom are linked to the front: a roll of selvedge outside of a
 * ditch. Without it a pocket of the front's own stitch melts into it.
 */
function linkDown(s: Surface, mouthY: number): void {
  s.each((k, _u, v, depth) => {
    const linked = ramp(4, 14, v - mouthY);
    const ditch = linked * bell(depth - inset, 2.4);
    s.relief[k]! += 0.8 * linked * bell(depth - 0.4 * inset, 2.2) - 0.9 * ditch;
    s.tone(k, 1 - 0.1 * ditch);
  });
}

function mouthOf(pattern: string): number {
  return knots(pattern)[0]!.y;
}

/** Both pockets, knitted by themselves and sewn upon a front that lies so. */
export function patchPockets(order: Order, hand: Pose, pockets: PatchPockets): Piece[] {
  const { cloth } = order;
  const mouthY = mouthOf(pockets.pattern);
  const ribbed = (_u: number, v: number) => ramp(1.5, -1.5, v - mouthY - pockets.ribs);
  const texture: Texture = (s, grain) => {
    plainKnit(cloth)(s, grain, (u, v) => 1 - ribbed(u, v));
    cloth.rib(s, grain, ribbed);
  };
  return sewnOnBoth({ ...order, cloth: { ...cloth, texture } }, hand, sewnDown(pockets));
}
