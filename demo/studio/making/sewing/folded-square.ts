import type { Grain } from "../../cloths/texture.ts";
import { chance } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { line, type Point } from "../../pattern/outline.ts";
import type { LongFold } from "../body/long-folds.ts";
import type { SharpCrease } from "./sharp-crease.ts";

// How a square lies that was thrown down by one corner: its other corner folded over, long folds across
// it, and the creases of its box. The square's own places, in units.

/** Where the corner is folded over: from the right edge to the lower one. */
const cornerFold: [Point, Point] = [
  [999, 869],
  [686, 1200],
];

/** The place of the square that lies at a place of its folded corner: what it mirrors at the fold. */
export const foldedOver: Grain = (u, v) => {
  const [[ax, ay], [bx, by]] = cornerFold;
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((u - ax) * dx + (v - ay) * dy) / (dx * dx + dy * dy);
  return [2 * (ax + along * dx) - u, 2 * (ay + along * dy) - v];
};

/** Thrown down by one corner, it falls in folds that run from there to the far edges. */
export const thrownFolds: LongFold[] = [
  {
    path: line("204,420 440,590 620,800 700,1010 716,1190"),
    width: [14, 36],
    height: 24,
    // The corner itself lies flat: gathered into the fold, its hem would be crushed to a comb.
    fade: [0.2, 0.08],
    hides: 20,
  },
  {
    path: line("204,500 320,720 400,940 420,1200"),
    width: [18, 34],
    height: 19,
    // It has hardly risen within the border: torn out of line there, that would look slit.
    fade: [0.42, 0],
    hides: -13,
  },
  {
    path: line("420,416 600,500 800,580 998,610"),
    width: [16, 32],
    height: 20,
    fade: [0.1, 0],
    hides: 15,
  },
  {
    path: line("204,1020 270,1060 360,1080 440,1060"),
    width: [22, 16],
    height: 13,
    fade: [0, 0.5],
  },
];

/** The folded corner keeps a bow in it. */
export const cornerFolds: LongFold[] = [
  {
    path: line("900,960 820,950 740,930 676,900"),
    width: [30, 18],
    height: 16,
    fade: [0.5, 0],
  },
];

/** The edges of the square as it lies spread, in units. */
export const spreadOut = { left: 201, right: 997, top: 416, bottom: 1200 };

/**
 * How near a place of the square is to a corner, where four layers of its hem lie and do not buckle, or
 * to an end of the fold over which a corner lies: 0..1.
 */
export function besideCorner(u: number, v: number): number {
  const { left, right, top, bottom } = spreadOut;
  const across = Math.min(u - left, right - u);
  const down = Math.min(v - top, bottom - v);
  const corner = Math.hypot(Math.max(0, across), Math.max(0, down));
  const ends = cornerFold.map(([x, y]) => Math.hypot(u - x, v - y));
  return ramp(80, 24, Math.min(corner, ...ends));
}

/** Where the creases run that it keeps of lying folded in its box, from one edge to the other. */
const creasesX = quarters(spreadOut.left, spreadOut.right);
const creasesY = quarters(spreadOut.top, spreadOut.bottom);

function quarters(from: number, to: number): number[] {
  return [0, 1, 2, 3, 4].map((n) => from + (n * (to - from)) / 4);
}

/** Folded twice either way: each crease turns over where it crosses another, and no two were pressed alike. */
export function quartered(seed: number): SharpCrease[] {
  const between = (at: (along: number) => Point, from: number, to: number, n: number) => {
    const [x, y] = at((from + to) / 2);
    const lot = (lane: number) => chance(x, y, seed + lane);
    return {
      path: [at(from), [x, y], at(to)],
      slope: (n % 2 ? 1 : -1) * (0.1 + 0.12 * lot(1)),
      reach: [16 + 26 * lot(2), 16 + 26 * lot(3)],
      fade: [0.08, 0.08],
    } satisfies SharpCrease;
  };
  return [1, 2, 3].flatMap((i) =>
    [0, 1, 2, 3].flatMap((j) => [
      between((y) => [creasesX[i]!, y], creasesY[j]!, creasesY[j + 1]!, i + j),
      between((x) => [x, creasesY[i]!], creasesX[j]!, creasesX[j + 1]!, i + j + 1),
    ]),
  );
}
