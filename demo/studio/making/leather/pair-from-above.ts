import { type Knot, knots, line, type Point, type Side } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { laidByHand } from "../body/poses.ts";

/** Where one shoe of a pair lies: patterns are drawn around the shoe's own middle, for the right foot. */
export interface Place {
  side: Side;
  pose: Pose;
  at: (pattern: string) => Knot[];
  path: (pattern: string) => Point[];
  spot: (x: number, y: number) => Point;
  /** A place of the table in the shoe's own pattern. */
  own: (u: number, v: number) => Point;
}

const middle: Point = [600, 800];

/**
 * Two shoes beside each other seen from above, toes up.
 * @param apart distance of either shoe's middle from the middle of the table, in units.
 * @param turn of the whole pair in radians: half a turn shows it heels first.
 */
export function sideBySide(
  seed: number,
  apart: number,
  shoe: (place: Place) => Piece[],
  turn = 0,
): Piece[] {
  return ([-1, 1] as const).flatMap((side) =>
    shoe({
      ...moved(side, middle[0] + side * apart, middle[1] + side * 14),
      pose: laidByHand(seed + side, 3, turn + side * 0.045 + 0.02),
    }),
  );
}

function moved(side: Side, x: number, y: number): Omit<Place, "pose"> {
  const put = ([u, v]: Point): Point => [x + side * u, y + v];
  return {
    side,
    at: (pattern) =>
      knots(pattern).map((k) => {
        const [u, v] = put([k.x, k.y]);
        return { x: u, y: v, corner: k.corner };
      }),
    path: (pattern) => {
      const path = line(pattern).map(put);
      // Mirrored, what lay on a line's right would lie on its left.
      return side > 0 ? path : path.reverse();
    },
    spot: (u, v) => put([u, v]),
    own: (u, v) => [(u - x) * side, v - y],
  };
}
