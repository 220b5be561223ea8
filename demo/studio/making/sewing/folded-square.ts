import type { Grain } from "../../cloths/texture.ts";
import { ramp } from "../../fields/scalar.ts";
import { type Knot, line, type Point } from "../../pattern/outline.ts";
import type { LongFold } from "../body/long-folds.ts";

// How a square lies that is folded to a triangle: its upper half reaches down to one corner, and the
// lower one, of which the fold left more, looks out below it. The square's own places are in units.

/** The edges of the square as it would lie spread out, in units. */
export const spreadOut = { left: 204, right: 996, top: 412, bottom: 1204 };

const middle: Point = [600, 808];
/** From its middle to its corners. */
const reach = (spreadOut.right - spreadOut.left) / Math.SQRT2;
/** The middle of its fold on the table, and how far that is turned, radians. */
const fold = { x: 600, y: 566, turn: -0.16 };
/** How far the fold is from the square's diagonal, in units, and turned from it, radians: nobody meets it. */
const missed = { by: 11, turn: 0.014 };

/** Which half of it: 1 the upper, -1 the lower, which is seen from its other side. */
export type Half = 1 | -1;

/** The place of the square that lies at a place of one of its halves. */
export function placeOn(half: Half): Grain {
  const [c, t] = [Math.cos(fold.turn), Math.sin(fold.turn)];
  return (u, v) => {
    const [dx, dy] = [u - fold.x, v - fold.y];
    const [x, y] = onDiagonal(dx * c + dy * t, half * (dy * c - dx * t));
    return [middle[0] + (x + y) / Math.SQRT2, middle[1] + (y - x) / Math.SQRT2];
  };
}

/** Places along and off the fold, as places along and off the diagonal. */
function onDiagonal(along: number, down: number): Point {
  const [c, t] = [Math.cos(missed.turn), Math.sin(missed.turn)];
  return [along * c - down * t, along * t + down * c + missed.by];
}

/** Where a place along and off the diagonal lies on the table, in a half. */
function onTable(half: Half, x: number, y: number): Point {
  const [c, t] = [Math.cos(missed.turn), Math.sin(missed.turn)];
  const along = x * c + (y - missed.by) * t;
  const down = half * ((y - missed.by) * c - x * t);
  const [d, n] = [Math.cos(fold.turn), Math.sin(fold.turn)];
  return [fold.x + along * d - down * n, fold.y + along * n + down * d];
}

/** The outline of a half: along the fold, and round its hems, none of which lies quite straight. */
export function outlineOf(half: Half): Knot[] {
  const tips = ([-1, 1] as const).map((side) => foldEnd(half, side));
  const apex = onTable(half, 0, half * reach);
  const corners = ([-1, 1] as const).map((side) => onTable(half, side * reach, 0));
  const [left, right] = tips as [Point, Point];
  const below = half < 0;
  const rightHem = bowed(below ? corners[1]! : right, apex, 5);
  const leftHem = bowed(apex, below ? corners[0]! : left, 4);
  return [
    ...[left, ...bowed(left, right, -4), right].map(knotAt([0, 4])),
    ...(below ? [sharp(corners[1]!)] : []),
    ...rightHem.map((at) => knotAt([])(at, 0)),
    sharp(apex),
    ...leftHem.map((at) => knotAt([])(at, 0)),
    ...(below ? [sharp(corners[0]!)] : []),
  ];
}

const sharp = ([x, y]: Point): Knot => ({ x, y, corner: true });

const knotAt =
  (corners: number[]) =>
  ([x, y]: Point, n: number): Knot => ({ x, y, corner: corners.includes(n) });

/** An end of the fold, where it meets the hem of a half. */
function foldEnd(half: Half, side: number): Point {
  // Along the fold the diagonal is so far off.
  const off = missed.by + side * reach * Math.sin(missed.turn);
  return onTable(half, side * (reach - Math.abs(off)), off);
}

/** Three places between two, bowed in by so many units and out again. */
function bowed([ax, ay]: Point, [bx, by]: Point, bow: number): Point[] {
  const long = Math.hypot(bx - ax, by - ay);
  return [0.25, 0.52, 0.78].map((t, n): Point => {
    const off = bow * [1, 0.2, -0.6][n]!;
    return [
      ax + t * (bx - ax) - (off * (by - ay)) / long,
      ay + t * (by - ay) + (off * (bx - ax)) / long,
    ];
  });
}

/** Laid down by its tips, its upper half falls in slack bows between them; none crosses another, or it stands up in a peak. */
export const slackFolds: LongFold[] = [
  {
    path: line("155,663 312,706 457,734 587,805 652,929 657,1060"),
    width: [14, 34],
    height: 24,
    fade: [0.25, 0.3],
  },
  {
    path: line("338,681 442,781 474,878 545,972"),
    width: [18, 26],
    height: 17,
    fade: [0.35, 0.35],
  },
  {
    path: line("1087,510 958,596 831,643 740,726 722,840"),
    width: [14, 36],
    height: 26,
    fade: [0.25, 0.4],
  },
  {
    path: line("834,716 846,796 814,884"),
    width: [16, 28],
    height: 13,
    fade: [0.4, 0.3],
  },
];

/** How near a place of the square is to a corner, where four layers of its hem lie and do not buckle: 0..1. */
export function besideCorner(u: number, v: number): number {
  const { left, right, top, bottom } = spreadOut;
  const across = Math.max(0, Math.min(u - left, right - u));
  const down = Math.max(0, Math.min(v - top, bottom - v));
  return ramp(80, 24, Math.hypot(across, down));
}
