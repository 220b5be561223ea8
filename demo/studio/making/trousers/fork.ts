import { ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { mirrored } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { insideBack } from "../body/inside.ts";
import type { LegPattern } from "./leg-pattern.ts";

/**
 * How far below the crotch the other side's cloth hangs between the legs in the middle, in units: where
 * one leg comes to lie over its fellow they part only for a hand's breadth, and it fills all of that.
 */
const hangs = { apart: 5, over: 100 };

/**
 * What is seen of the other side where the legs part: its cloth goes round from one leg to the other,
 * so that no slit runs up to the crotch. It lies deep between the legs, in their shade.
 *
 * @param pose of the waist, from which it hangs whichever way the legs are laid.
 */
export function fork(order: Order, { crotchY, over }: LegPattern, pose: Pose): Piece {
  const low = crotchY + (over === 0 ? hangs.apart : hangs.over);
  return {
    ...insideBack(
      order,
      pose,
      mirrored(`0,${crotchY - 46} 40,${crotchY - 46}^ 56,${low + 44}^ 24,${low + 11} 0,${low}`),
    ),
    inner: false,
    loft: 0.1,
    height: 3,
    make: (s) => {
      face(s, order);
      s.each((k, _u, v) => s.tone(k, 0.8 + 0.2 * ramp(crotchY, low + 20, v)));
    },
  };
}
