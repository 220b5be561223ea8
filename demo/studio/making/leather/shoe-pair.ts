import type { Garment } from "../../garment.ts";
import { type Knot, knots, line, type Point, type Side, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { laidByHand } from "../body/poses.ts";

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
 * Two shoes beside each other seen from above, toes up.
 * @param apart distance of either shoe's middle from the middle of the table.
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
      height: 0,
    }),
  );
}

/**
 * Two shoes in profile, the one before the other, drawn where they stand on the table. From their
 * other side they point to the left.
 * @param step half the way from the farther shoe to the nearer one, for toes to the right.
 */
export function pairInProfile(
  seed: number,
  step: Point,
  shoe: (place: Place) => Piece[],
  views: Pick<Garment, "front" | "detail" | "close">,
): Garment {
  const { front } = views;
  return {
    ...views,
    pieces: oneBeforeOther(seed, step, shoe, 1),
    back: oneBeforeOther(seed, step, shoe, -1),
    backFraming: { ...front, x: table.width - front.x },
    lighting: { key: [-0.42, -0.68, 0.6] },
  };
}

function oneBeforeOther(
  seed: number,
  step: Point,
  shoe: (place: Place) => Piece[],
  toes: Side,
): Piece[] {
  return ([-1, 1] as const).flatMap((nearer) =>
    shoe({
      ...moved(toes, (toes > 0 ? 0 : table.width) + toes * nearer * step[0], nearer * step[1]),
      pose: laidByHand(seed + nearer, 4, toes * (nearer > 0 ? 0.012 : -0.022)),
      height: nearer > 0 ? 48 : 0,
    }),
  );
}

/** A shoe's own profile, where it is drawn. */
export const flatProfile: Place = {
  ...moved(1, 0, 0),
  pose: (u, v) => [u, v],
  height: 0,
};

function moved(side: Side, x: number, y: number): Omit<Place, "pose" | "height"> {
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
