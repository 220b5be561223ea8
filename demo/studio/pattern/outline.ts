/**
 * Pattern outlines. A pattern is written as text, one knot after another:
 * `"74,236^ 150,262"` is a corner at (74, 236), then a smooth knot. One unit is about a millimeter
 * on a table of 1200 x 1600; garments hang around the middle line x = 600.
 */

import { clamp } from "../fields/scalar.ts";

export const table = { width: 1200, height: 1600, middle: 600 };

export type Point = [number, number];

/** How far a place of a pattern is moved along u and v, in units. */
export type Shift = (u: number, v: number) => Point;

export interface Knot {
  x: number;
  y: number;
  corner: boolean;
}

export function knots(pattern: string): Knot[] {
  return pattern
    .trim()
    .split(/\s+/)
    .map((text) => {
      const corner = text.endsWith("^");
      const [x, y] = (corner ? text.slice(0, -1) : text).split(",").map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) {
        throw new Error(`A pattern knot must read "x,y" or "x,y^", not "${text}".`);
      }
      return { x, y, corner };
    });
}

/** Height of the lowest knot of a pattern on the table: the largest y. */
export function lowest(pattern: string): number {
  return Math.max(...knots(pattern).map(({ y }) => y));
}

/** The right half of a pattern, x measured from the middle line, with its mirror image added. */
export function mirrored(half: string): Knot[] {
  return bothHalves(knots(half));
}

/** The same for a right half that is given by its knots. */
export function bothHalves(half: Knot[]): Knot[] {
  const right = moved(half, table.middle, 0);
  const left = right
    .filter((k) => Math.abs(k.x - table.middle) > 0.5)
    .reverse()
    .map((k) => ({ ...k, x: 2 * table.middle - k.x }));
  return [...right, ...left];
}

/** The same half pattern with another neckline, up to the knot where the shoulder begins. */
export function withNeck(half: string, shoulder: string, neck: string): string {
  const rest = half.split(shoulder)[1];
  if (rest === undefined) throw new Error(`The pattern has no knot "${shoulder}".`);
  return `${neck} ${shoulder}${rest}`;
}

export function flipped(pattern: Knot[]): Knot[] {
  return pattern.map((k) => ({ ...k, x: 2 * table.middle - k.x }));
}

export function moved(pattern: Knot[], dx: number, dy: number): Knot[] {
  return pattern.map((k) => ({ ...k, x: k.x + dx, y: k.y + dy }));
}

/** A place turned round the point (px, py) by an angle in radians. */
export function turned(x: number, y: number, px: number, py: number, angle: number): Point {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [px + (x - px) * c - (y - py) * s, py + (x - px) * s + (y - py) * c];
}

/** A Catmull-Rom curve through the knots; corners break the tangent. */
export function curve(pattern: Knot[], closed = true, steps = 12): Point[] {
  const count = pattern.length;
  const knot = (i: number): Knot =>
    closed ? pattern[(i + count) % count]! : pattern[i < 0 ? 0 : i >= count ? count - 1 : i]!;
  const points: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = knot(i);
    const to = knot(i + 1);
    const before = from.corner ? from : knot(i - 1);
    const after = to.corner ? to : knot(i + 2);
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      points.push([
        between(before.x, from.x, to.x, after.x, t),
        between(before.y, from.y, to.y, after.y, t),
      ]);
    }
  }
  const last = pattern[count - 1]!;
  if (!closed) points.push([last.x, last.y]);
  return points;
}

function between(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const square = t * t;
  return (
    0.5 *
    (2 * p1 +
      (p2 - p0) * t +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * square +
      (3 * p1 - p0 - 3 * p2 + p3) * square * t)
  );
}

export type Side = 1 | -1;

/** The half of the table on which a place lies: 1 the right one. */
export function sideOf(u: number): Side {
  return u > table.middle ? 1 : -1;
}

/** An open line on the right half of the table, or its mirror image on the left. */
export function line(pattern: string, side: Side = 1): Point[] {
  return curve(shape(pattern, side), false);
}

/** The smooth line through these places, with so many points from one to the next. */
export function smoothLine(places: Point[], steps: number): Point[] {
  return curve(
    places.map(([x, y]) => ({ x, y, corner: false })),
    false,
    steps,
  );
}

/** A closed pattern on the right half of the table, or its mirror image on the left. */
export function shape(pattern: string, side: Side = 1): Knot[] {
  return side > 0 ? knots(pattern) : flipped(knots(pattern));
}

/** What follows the last corner of a pattern's right half, over both halves from left to right. */
export function lowerEdge(half: string): Point[] {
  const right = knots(half);
  const below = right.slice(right.findLastIndex(({ corner }) => corner));
  const at = ({ x, y }: Knot, side: Side): Knot => ({
    x: table.middle + side * x,
    y,
    corner: false,
  });
  const left = below.map((knot) => at(knot, -1));
  return curve([...left.slice(0, -1), ...below.toReversed().map((knot) => at(knot, 1))], false);
}

/** Knots from the left end over the middle to the right one, from those of the right half. */
export function acrossMiddle(half: string): Knot[] {
  const right = moved(knots(half), table.middle, 0);
  return [...flipped(right.slice(1)).reverse(), ...right];
}

/** A closed ribbon of the given half width around an open line. */
export function ribbon(path: Point[], halfWidth: (t: number) => number): Knot[] {
  const last = path.length - 1;
  const edge = (i: number, sign: Side): Knot => {
    const [nx, ny] = normalAt(path, i);
    const [x, y] = path[i]!;
    const w = halfWidth(i / last) * sign;
    return { x: x + nx * w, y: y + ny * w, corner: i === 0 || i === last };
  };
  const there = path.map((_, i) => edge(i, 1));
  const back = path.map((_, i) => edge(last - i, -1));
  return [...there, ...back];
}

/** The unit normal of a line at its i-th point. */
export function normalAt(path: Point[], i: number): Point {
  const [ax, ay] = path[Math.max(0, i - 1)]!;
  const [bx, by] = path[Math.min(path.length - 1, i + 1)]!;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [-(by - ay) / length, (bx - ax) / length];
}

/** How far a place lies from a path. */
export function distanceTo(path: Point[], u: number, v: number): number {
  let nearest = 1e9;
  for (let i = 0; i + 1 < path.length; i++) {
    const [ax, ay] = path[i]!;
    const [bx, by] = path[i + 1]!;
    const [ex, ey] = [bx - ax, by - ay];
    const t = clamp(((u - ax) * ex + (v - ay) * ey) / (ex * ex + ey * ey || 1));
    nearest = Math.min(nearest, Math.hypot(u - ax - ex * t, v - ay - ey * t));
  }
  return nearest;
}

/** The x of a falling line at height v. */
export function crossing(path: Point[], v: number): number {
  for (let i = 1; i < path.length; i++) {
    const [ax, ay] = path[i - 1]!;
    const [bx, by] = path[i]!;
    if (by >= v) return by === ay ? bx : ax + ((bx - ax) * (v - ay)) / (by - ay);
  }
  return path[path.length - 1]![0];
}

/** The same for all heights in turn: faces are made row by row, and a row's is worked out once. */
export function crossings(path: Point[]): (v: number) => number {
  let [row, x] = [Number.NaN, 0];
  return (v) => {
    if (v !== row) [row, x] = [v, crossing(path, v)];
    return x;
  };
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A box that holds nothing yet, to be widened. */
export function emptyBox(): Box {
  return { x0: 1e9, y0: 1e9, x1: -1e9, y1: -1e9 };
}

/** Widens a box so that it holds a place too. */
export function widen(box: Box, x: number, y: number): void {
  box.x0 = Math.min(box.x0, x);
  box.y0 = Math.min(box.y0, y);
  box.x1 = Math.max(box.x1, x);
  box.y1 = Math.max(box.y1, y);
}

export function boxAround(points: Point[], margin = 0): Box {
  const box = emptyBox();
  for (const [x, y] of points) {
    box.x0 = Math.min(box.x0, x - margin);
    box.y0 = Math.min(box.y0, y - margin);
    box.x1 = Math.max(box.x1, x + margin);
    box.y1 = Math.max(box.y1, y + margin);
  }
  return box;
}
