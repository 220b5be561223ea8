import type { Grain } from "../../cloths/texture.ts";
import type { Knot, Point } from "../../pattern/outline.ts";
import { middle, reach } from "./silk-face.ts";

// How a square lies that is spread out, one of its corners turned over: all that is left of it reaches up to
// the fold, and the corner lies back upon it. The square's own places are in units.

/** Where its middle lies on the table, in units, and how far its diagonal to that corner is turned, radians. */
const lies = { x: 600, y: 806, turn: 0.75 * Math.PI - 0.12 };
/** How far from its middle it is folded, in units, and how far the fold is turned off the diagonal, radians. */
const fold = { by: 384, turn: 0.09 };

/** Which part of it: 1 what lies spread out, -1 the corner, which is seen from its other side. */
export type Part = 1 | -1;

const about = turning(lies.turn);
const askew = turning(fold.turn);
/** The middle of its fold on the table. */
const [foldX, foldY] = fromFold(0, 0);

/** The place of the square that lies at a place of one of its parts. */
export function placeOn(part: Part): Grain {
  return (u, v) => {
    const [along, down] = about.back(u - foldX, v - foldY);
    const [x, y] = askew.on(along, part * down);
    return [middle[0] + (x + y + fold.by) / Math.SQRT2, middle[1] + (y + fold.by - x) / Math.SQRT2];
  };
}

/** Where a place along and off the diagonal to the corner lies on the table, in a part. */
function onTable(part: Part, x: number, y: number): Point {
  const [along, down] = askew.back(x, y - fold.by);
  return fromFold(along, part * down);
}

/** The place on the table so far along its fold, and beyond it. */
function fromFold(along: number, down: number): Point {
  const [x, y] = about.on(along, down + fold.by);
  return [lies.x + x, lies.y + y];
}

/** Turns places on by an angle, and back. */
function turning(angle: number) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return {
    on: (x: number, y: number): Point => [x * c - y * s, x * s + y * c],
    back: (x: number, y: number): Point => [x * c + y * s, y * c - x * s],
  };
}

/** The line it is folded along. */
export const foldLine: Point[] = bowedLine(foldEnd(1, -1), foldEnd(1, 1), 5);

/** The outline of a part: along the fold, and round its hems, none of which lies quite straight. */
export function outlineOf(part: Part): Knot[] {
  const spread = part > 0;
  const [left, right] = [foldEnd(part, -1), foldEnd(part, 1)];
  const sides: Point[] = [right, onTable(part, reach, 0), onTable(part, 0, -reach)];
  const hems: Point[] = spread
    ? [...sides, onTable(part, -reach, 0), left]
    : [right, onTable(part, 0, reach), left];
  return [
    ...along([left, right], [0.01]),
    ...along(hems, spread ? [0.006, -0.012, 0.009, 0.008] : [0.02, -0.02]),
  ];
}

/** Knots along sides that bow in by such shares of their lengths, and out again; the last place is left out. */
function along(places: Point[], bows: number[]): Knot[] {
  return bows.flatMap((bow, n) => {
    const [from, to] = [places[n]!, places[n + 1]!];
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const between = bowedLine(from, to, bow * long).slice(1, -1);
    return [knotAt(from, true), ...between.map((at) => knotAt(at, false))];
  });
}

const knotAt = ([x, y]: Point, corner: boolean): Knot => ({ x, y, corner });

/** An end of the fold, where it meets the hem of a part. */
function foldEnd(part: Part, side: number): Point {
  // Along the fold the diagonal is so far off.
  const slope = side * Math.tan(fold.turn);
  const far = (reach - fold.by) / (1 + slope);
  return onTable(part, side * far, fold.by + slope * far);
}

/** A line that bows in by so many units and out again. */
function bowedLine(from: Point, to: Point, bow: number): Point[] {
  const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(ex, ey);
  return [0, 0.25, 0.52, 0.78, 1].map((t, n): Point => {
    const off = (bow * [0, 1, 0.2, -0.6, 0][n]!) / long;
    return [from[0] + t * ex - off * ey, from[1] + t * ey + off * ex];
  });
}
