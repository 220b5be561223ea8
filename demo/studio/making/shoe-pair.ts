import { type Knot, knots, line, type Point, type Side } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { laidByHand } from "./poses.ts";

/** Where one shoe of a pair stands: patterns are drawn around the shoe's own middle, for the right foot. */
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
 * Two shoes beside each other, toes up, seen from above or from below.
 * @param apart distance of either shoe's middle from the middle of the table.
 */
export function sideBySide(seed: number, apart: number, shoe: (place: Place) => Piece[]): Piece[] {
  return ([-1, 1] as const).flatMap((side) => {
    const x = middle[0] + side * apart;
    const y = middle[1] + side * 9;
    const put = ([u, v]: Point): Point => [x + side * u, y + v];
    return shoe({
      side,
      pose: laidByHand(seed + side, 2, side * 0.035 + 0.01),
      at: (pattern) =>
        knots(pattern).map((k) => {
          const [u, v] = put([k.x, k.y]);
          return { x: u, y: v, corner: k.corner };
        }),
      path: (pattern) => line(pattern).map(put),
      spot: (u, v) => put([u, v]),
      own: (u, v) => [(u - x) * side, v - y],
    });
  });
}
