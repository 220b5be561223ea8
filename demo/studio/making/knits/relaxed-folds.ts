import { noise } from "../../fields/noise.ts";
import { bell } from "../../fields/scalar.ts";
import { type Point, table } from "../../pattern/outline.ts";
import type { PatternMap, Piece } from "../../pattern/piece.ts";
import { onBothSides } from "../body/in-folds.ts";
import type { LongFold } from "../body/long-folds.ts";

/** A body that was laid down by its shoulders and left as it fell. */
interface Relaxed {
  /** The right end of its armhole, x from the middle line. */
  armpit: Point;
  neckY: number;
  /** Where the ribs begin that draw it in. */
  hemY: number;
  /** How high its folds stand, in units. */
  height: number;
}

/**
 * Both sides of such a body.
 *
 * @param slack its surplus without these folds. @param seed of its cut.
 * @param own the folds it was laid in, instead of those that sleeves drag it into.
 */
export function relaxedBody(
  body: Relaxed,
  slack: Piece["excess"] & object,
  seed: number,
  own: { front?: LongFold[] | undefined; behind?: LongFold[] | undefined } = {},
) {
  const above = gathers(body);
  const before = own.front ?? dragged(body);
  const behind = own.behind ?? own.front ?? draggedBehind(body);
  const { front, back } = onBothSides([...before, ...above], slack, seed, [...behind, ...above]);
  const full = swollen(body);
  return {
    front: { ...front, base: raised(front.base, full) },
    back: { ...back, base: raised(back.base, full) },
  };
}

function raised(one: PatternMap, other: PatternMap): PatternMap {
  return (u, v) => one(u, v) + other(u, v);
}

/** What hangs full above the ribs comes down over them: here more, there less, in units. */
function swollen({ hemY, height }: Relaxed): PatternMap {
  return (u, v) => {
    const full = 0.75 + 0.5 * noise(u / 120, 1, 64);
    return 0.5 * height * full * bell(v - hemY + 34, 34);
  };
}

/** Places of a body: a share of the way from its middle to its armpit, and one from there down to its hem. */
function placesOn({
  armpit: [reach, pitY],
  hemY,
}: Relaxed): (share: number, down: number) => Point {
  return (share, down) => [table.middle + share * reach, pitY + down * (hemY - pitY)];
}

/**
 * Sleeves that came to lie lower than they were worn drag at the armpits: one fold crosses the chest, and
 * slack that was let go of lies aslant over the belly, longer than any other.
 */
function dragged(body: Relaxed): LongFold[] {
  const { neckY, height } = body;
  const at = placesOn(body);
  return [
    {
      path: [at(0.98, -0.02), at(0.66, 0.06), at(0.34, 0.2), at(-0.06, 0.42)],
      width: [24, 46],
      height: 0.68 * height,
      fade: [0.1, 0.75],
    },
    {
      path: [at(0.93, 0.28), at(0.82, 0.46), at(0.76, 0.74)],
      width: [20, 34],
      height: 0.5 * height,
      fade: [0.35, 0.6],
    },
    {
      path: [at(-0.97, 0.03), at(-0.7, -0.08), at(-0.4, -0.26)],
      width: [15, 30],
      height: 0.75 * height,
      fade: [0.12, 0.65],
    },
    {
      path: [at(-0.95, 0.2), at(-0.72, 0.44), at(-0.62, 0.84)],
      width: [22, 38],
      height: 0.68 * height,
      fade: [0.2, 0.5],
    },
    {
      path: [at(-0.46, 0.84), at(-0.2, 0.66), at(0.14, 0.58), at(0.5, 0.54)],
      width: [34, 46],
      height: 0.64 * height,
      fade: [0.35, 0.6],
    },
    {
      path: [[table.middle + 0.84 * body.armpit[0], neckY + 88], at(0.5, -0.34), at(0.16, -0.26)],
      width: [14, 26],
      height: 0.55 * height,
      fade: [0.2, 0.6],
    },
  ];
}

/**
 * Turned over, it gives way across the small of the back, drags from both shoulder blades, and hangs slack
 * between them: a blank back is taken for a cut-out.
 */
function draggedBehind(body: Relaxed): LongFold[] {
  const { height } = body;
  const at = placesOn(body);
  return [
    {
      path: [at(0.98, 0), at(0.6, 0.12), at(0.22, 0.16)],
      width: [19, 38],
      height: 0.76 * height,
      fade: [0.16, 0.75],
    },
    {
      path: [at(0.94, 0.34), at(0.56, 0.46), at(0.1, 0.64), at(-0.4, 0.66)],
      width: [24, 46],
      height: 0.72 * height,
      fade: [0.25, 0.7],
    },
    {
      path: [at(-0.97, 0.04), at(-0.74, 0.26), at(-0.66, 0.7)],
      width: [18, 36],
      height: 0.8 * height,
      fade: [0.18, 0.7],
    },
    {
      path: [at(-0.96, 0.02), at(-0.6, 0.02), at(-0.24, 0.18)],
      width: [18, 34],
      height: 0.62 * height,
      fade: [0.22, 0.7],
    },
    {
      path: [at(-0.6, 0.86), at(-0.1, 0.74), at(0.3, 0.76)],
      width: [24, 34],
      height: 0.58 * height,
      fade: [0.4, 0.6],
    },
    {
      path: [at(-0.62, -0.56), at(-0.38, -0.28), at(0, -0.06)],
      width: [20, 34],
      height: 0.56 * height,
      fade: [0.35, 0.6],
    },
    {
      path: [at(0.7, -0.5), at(0.46, -0.26), at(0.36, 0.02)],
      width: [20, 34],
      height: 0.5 * height,
      fade: [0.35, 0.6],
    },
    {
      path: [at(0.72, 0.92), at(0.62, 0.7), at(0.34, 0.42)],
      width: [26, 38],
      height: 0.6 * height,
      fade: [0.3, 0.65],
    },
  ];
}

/** Where gathers stand above ribs, how far they reach up and how they lean: shares of the body, no two alike. */
const standing: [share: number, reach: number, lean: number][] = [
  [-0.84, 0.16, 0.03],
  [-0.66, 0.3, 0.07],
  [-0.4, 0.13, -0.02],
  [-0.14, 0.24, 0.05],
  [0.06, 0.11, 0.02],
  [0.36, 0.34, -0.08],
  [0.55, 0.14, -0.01],
  [0.8, 0.22, -0.06],
];

/** What ribs draw in stands above them in short, round gathers: deepest upon the first rows, lost upwards. */
function gathers(body: Relaxed): LongFold[] {
  const at = placesOn(body);
  return standing.map(([share, reach, lean]) => ({
    path: [at(share, 0.99), at(share + 0.3 * lean, 1 - 0.4 * reach), at(share + lean, 1 - reach)],
    width: [17, 17 + 46 * reach],
    height: (0.3 + 0.6 * reach) * body.height,
    fade: [0.4, 0.75],
  }));
}
