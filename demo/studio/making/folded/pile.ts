import { type Part, placed } from "../../standing/part.ts";
import { type Fold, type FoldedCloth, foldsOf, type Height, topOf } from "./fold-shape.ts";
import { foldedPart } from "./folded-cloth.ts";

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
  let ground: Height = () => 0;
  let level = 0;
  return things.flatMap((thing, n) => {
    const { turn, x, z, deep } = thing;
    const at = { x, z: z + deep / 2, turn };
    const folds = foldsOf(thing, seenFrom(at, ground), level);
    level += thing.folds * thing.thickness;
    const top = folds.at(-1)!;
    ground = seenFrom(undone(at), (u, v) => topOf(top, u, v));
    const parts = folds.map(foldedPart);
    if (n === things.length - 1) parts.push(...(upon?.(top) ?? []));
    return parts
      .map((part) => placed(part, at))
      .map((part) => placed(part, { x: 0, z: 0, turn: aside }));
  });
}

/** A move on the floor: a turn, then a step. */
interface Move {
  x: number;
  z: number;
  turn: number;
}

/** A height over the floor, as what was moved upon it has it below. */
function seenFrom({ x, z, turn }: Move, height: Height): Height {
  const [c, t] = [Math.cos(turn), Math.sin(turn)];
  return (u, v) => height(u * c + v * t + x, v * c - u * t + z);
}

/** The move that takes another back. */
function undone({ x, z, turn }: Move): Move {
  const [c, t] = [Math.cos(turn), Math.sin(turn)];
  return { x: z * t - x * c, z: -x * t - z * c, turn: -turn };
}
