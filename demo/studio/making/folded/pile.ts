import { type Part, placed } from "../../standing/part.ts";
import { type Fold, type FoldedCloth, foldedPart, foldsOf } from "./folded-cloth.ts";

/** A folded thing of a pile: radians by which it was turned, and how far it was pushed aside, in units. */
export interface Piled extends FoldedCloth {
  turn: number;
  x: number;
  z: number;
}

/**
 * Folded things one upon the other, the first lowest.
 * @param aside how far the pile is turned from its front, radians.
 * @param upon what else lies upon the uppermost fold.
 */
export function pile(things: Piled[], aside: number, upon?: (top: Fold) => Part[]): Part[] {
  let floor = 0;
  return things.flatMap((thing, n) => {
    const { turn, x, z, deep, folds, thickness } = thing;
    const own = foldsOf(thing, floor);
    floor += folds * thickness;
    const parts = own.map(foldedPart);
    if (n === things.length - 1) parts.push(...(upon?.(own[own.length - 1]!) ?? []));
    return parts
      .map((part) => placed(part, { x, z: z + deep / 2, turn }))
      .map((part) => placed(part, { x: 0, z: 0, turn: aside }));
  });
}
