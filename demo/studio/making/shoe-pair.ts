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
  /** Height above the table. */
  height: number;
}

const middle: Point = [600, 800];

/**
 * Two shoes beside each other, toes up, seen from above or from below.
 * @param apart distance of either shoe's middle from the middle of the table.
 */
export function sideBySide(seed: number, apart: number, shoe: (place: Place) => Piece[]): Piece[] {
  return ([-1, 1] as const).flatMap((side) =>
    shoe({
      ...moved(side, middle[0] + side * apart, middle[1] + side * 9),
      pose: laidByHand(seed + side, 2, side * 0.035 + 0.01),
      height: 0,
    }),
  );
}

/**
 * Two shoes in profile, the one before the other, drawn where they stand on the table.
 * @param step half the way from the farther shoe to the nearer one.
 */
export function oneBeforeOther(
  seed: number,
  step: Point,
  shoe: (place: Place) => Piece[],
): Piece[] {
  return ([-1, 1] as const).flatMap((nearer) =>
    shoe({
      ...moved(1, nearer * step[0], nearer * step[1]),
      pose: laidByHand(seed, 3, nearer > 0 ? 0.012 : -0.008),
      height: nearer > 0 ? 48 : 0,
    }),
  );
}

function moved(side: Side, x: number, y: number): Omit<Place, "pose" | "height"> {
  const put = ([u, v]: Point): Point => [x + side * u, y + v];
  return {
    side,
    at: (pattern) =>
      knots(pattern).map((k) => {
        const [u, v] = put([k.x, k.y]);
        return { x: u, y: v, corner: k.corner };
      }),
    path: (pattern) => line(pattern).map(put),
    spot: (u, v) => put([u, v]),
    own: (u, v) => [(u - x) * side, v - y],
  };
}
