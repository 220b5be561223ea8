import { chance, noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { type Knot, type Point, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { barTack } from "./bar-tack.ts";
import { liftedEdge } from "./edge-shade.ts";
import { patch } from "./patch.ts";
import type { CutPart } from "./recut.ts";
import { drawTogether, type StitchStyle, stitch } from "./seams.ts";

/** The lower edge of a waistband: its height at u. */
export type BandEdge = (u: number) => number;

/**
 * The edge of a band that is bowed: it hangs lower in front than at the sides, and rises behind.
 *
 * @param middle its height on the middle line. @param fall how much lower it lies, `half` from there.
 */
function bowed(middle: number, fall: number, half: number): BandEdge {
  return (u) => middle + fall * ((u - table.middle) / half) ** 2;
}

/** The same edge, `by` units farther down. */
export function lowered(edge: BandEdge, by: number): BandEdge {
  return (u) => edge(u) + by;
}

/** The line of an edge from left to right, `half` to each side of the middle and `by` units below. */
export function alongEdge(edge: BandEdge, half: number, by = 0): Point[] {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const u = table.middle + half * ((2 * i) / steps - 1);
    return [u, edge(u) + by];
  });
}

/** A waist laid flat: the rims of front and back, bowed from side seam to side seam. */
export interface Waist {
  /** Where the right side seam begins, x from the middle line. */
  corner: Point;
  /** Height of the front's rim on the middle line, and of the back's. */
  dip: number;
  rise: number;
}

/** The two sides of what hangs from a waist. */
export type View = "front" | "back";

export function rimOf({ corner: [x, y], dip, rise }: Waist, view: View): BandEdge {
  const middle = view === "front" ? dip : rise;
  return bowed(middle, y - middle, x);
}

/** The right half of a rim as a pattern has it, up to the corner. */
export function rimKnots(rim: BandEdge, [x, y]: Point): string {
  const between = [0, 0.26, 0.5, 0.74].map((share) => {
    const dx = Math.round(share * x);
    return `${dx},${rim(table.middle + dx)}`;
  });
  return `${between.join(" ")} ${x},${y}^`;
}

/**
 * No waistband lies in one even bow: sewn of several layers, it buckles a little here and there, and
 * what hangs from it follows.
 */
export function limp(pose: Pose, seed: number, end: number): Pose {
  return (u, v) => {
    const [x, y] = pose(u, v);
    const slack = 1.5 * noise(u / 110, 1, seed + 64) + 0.2 * noise(u / 37, 2, seed + 65);
    return [x, y + slack * ramp(end + 90, end, v)];
  };
}

/**
 * A waistband of doubled cloth above the line `edge`: it stands up from what hangs below, turns
 * round at its upper rim, and is nowhere quite flat.
 *
 * @param limpness how far it buckles: 1 in suiting, less in what is stiff.
 */
export function waistband(s: Surface, edge: BandEdge, rise = 2.2, limpness = 1): void {
  s.each((k, u, v, depth) => {
    const below = v - edge(u);
    if (below > 24) return;
    const on = ramp(2, -2.4, below);
    const buckled = 1.9 * noise(u / 52, v / 70, 81) + 0.6 * noise(u / 19, v / 30, 82);
    const slack = limpness * buckled;
    s.relief[k]! += on * (rise + slack - 2.2 * Math.exp(-Math.max(0, depth) / 2));
    const lift = liftedEdge(u, v);
    if (below > 0) s.tone(k, 1 - (0.06 + 0.2 * lift) * Math.exp(-below / (1.2 + 3.6 * lift)));
    s.tone(k, 1 - 0.1 * on * bell(depth, 1.6));
  });
}

/** The outline of a waistband, as far as it is cut apart: everything above its lower edge. */
export function bandAbove(edge: BandEdge): Knot[] {
  const below = Array.from({ length: 11 }, (_, i) => 380 + 44 * i);
  const corner = (x: number, y: number): Knot => ({ x, y, corner: true });
  return [corner(820, 100), corner(380, 100), ...below.map((x) => corner(x, edge(x)))];
}

/** A waistband cut along the warp, so that its threads and its print run round the waist. */
export function bandAlong(edge: BandEdge): CutPart {
  return { outline: bandAbove(edge), turn: Math.PI / 2 };
}

/** A belt loop on the right half or its mirror image: x from the middle line, heights on the table. */
export interface BeltLoop {
  x: number;
  top: number;
  bottom: number;
}

/** Loops at each x over a band whose lower edge is given: from so far above it to so far below it. */
export function loopsOver(edge: BandEdge, xs: number[], above: number, below: number): BeltLoop[] {
  return xs.map((x) => {
    const end = edge(table.middle + x);
    return { x, top: end - above, bottom: end + below };
  });
}

/** Half the width of a belt loop, in units. */
const loopHalf = 6;

function outlineOf({ x, top, bottom }: BeltLoop): Knot[] {
  const corner = (dx: number, y: number): Knot => ({ x: table.middle + x + dx, y, corner: true });
  return [
    corner(-loopHalf, top),
    corner(loopHalf, top + 0.6),
    corner(loopHalf + 1, bottom),
    corner(1 - loopHalf, bottom - 0.5),
  ];
}

/**
 * The share of the light that is lost beside a loop, on its lit side too, and how far from it, in units: without, one
 * melts into a band of white linen.
 */
const besideLoop = { lost: 0.34, reach: 1.9 };

/** The close shade on the waistband under each loop. */
export function shadeUnder(s: Surface, loops: BeltLoop[]): void {
  const { lost, reach } = besideLoop;
  for (const loop of loops) {
    patch(s, outlineOf(loop), { rise: 1.4, slope: 1 });
    s.along(middleOf(loop), loopHalf + 5 * reach, (k, d) => {
      s.tone(k, 1 - lost * Math.exp(-Math.max(0, Math.abs(d) - loopHalf) / reach));
    });
  }
}

function middleOf({ x, top, bottom }: BeltLoop): Point[] {
  return [
    [table.middle + x, top],
    [table.middle + x + 1, bottom],
  ];
}

/** How far the tightest loop stands off its band, and how much farther the slackest, in units: farther, it is a worm. */
const standsOff = { least: 2.4, more: 2.6 };
/** Over so much of its way it rises from either end, in units, where it is sewn down over so much. */
const risesOver = 19;
const sewnDown = 3;

/**
 * Belt loops: narrow strips sewn down at both ends, that stand off the waistband between.
 *
 * @param rub wears their cloth before they are stitched.
 */
export function beltLoops(
  order: Order,
  pose: Pose,
  loops: BeltLoop[],
  stitched: StitchStyle & { inset: number },
  rub?: (s: Surface) => void,
): Piece[] {
  return loops.map((loop, i) => {
    const { top, bottom } = loop;
    // No loop is drawn as tight as its fellow.
    const slack = standsOff.least + standsOff.more * chance(order.seed, i, 66);
    const up = (fromEnd: number) => ramp(sewnDown, sewnDown + risesOver, fromEnd);
    return {
      outline: outlineOf(loop),
      optics: order.cloth.optics,
      seed: order.seed + 60 + i,
      rests: true,
      lift: 2,
      loft: 0.2,
      height: 2,
      hold: 0.1,
      edgeAnchor: 0.3,
      grid: [5],
      steps: [20],
      pose,
      base: (_u, v) => slack * up(v - top) * up(bottom - v),
      make: (s) => {
        face(s, order);
        rub?.(s);
        sewLoop(s, loop, stitched);
      },
    };
  });
}

/** A strip with its edges turned in, two rows of stitches and a bar tack across either end. */
function sewLoop(s: Surface, loop: BeltLoop, stitched: StitchStyle & { inset: number }): void {
  const { top, bottom } = loop;
  const x = table.middle + loop.x;
  s.each((k, _u, _v, depth) => {
    s.relief[k]! -= 1.7 * Math.exp(-Math.max(0, depth) / 1.6);
    s.tone(k, 1 - 0.16 * bell(depth, 1.3));
  });
  for (const dx of [stitched.inset - loopHalf, loopHalf - stitched.inset]) {
    const row: Point[] = [
      [x + dx, top],
      [x + dx + 1, bottom],
    ];
    drawTogether(s, row, 0.6);
    stitch(s, row, stitched);
  }
  for (const y of [top + 3.4, bottom - 3.6]) barTack(s, x + 0.5, y, 5, stitched);
}
