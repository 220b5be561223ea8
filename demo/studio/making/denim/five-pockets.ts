import type { Grain } from "../../cloths/texture.ts";
import { straight } from "../../cloths/woven.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { ironed, type Order } from "../../garment.ts";
import { line, type Point, type Side, shape } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { barTack } from "../sewing/bar-tack.ts";
import { button } from "../sewing/button.ts";
import { slantedMouth } from "../sewing/mouth.ts";
import { patch, shadeRound } from "../sewing/patch.ts";
import { recut } from "../sewing/recut.ts";
import { overlap, seam, wear } from "../sewing/seams.ts";
import { type SewnOn, sewnOnBoth, shadeMouths } from "../sewing/sewn-on.ts";
import {
  alongEdge,
  type BandEdge,
  bandAlong,
  beltLoops,
  loopsOver,
  lowered,
  rimOf,
  shadeUnder,
  type View,
  type Waist,
  waistband,
} from "../sewing/waistband.ts";
import { felledSeam, jeansThread, ropedStitch, topstitch } from "./denim-seams.ts";
import { fade, type Wash } from "./denim-wash.ts";
import { leatherPatch } from "./leather-patch.ts";
import { pocketEdge, wearRim } from "./wear.ts";

export const jeansWaist: Waist = { corner: [202, 166], dip: 190, rise: 153 };
/** Height of the waistband in units. */
export const jeansBand = 45;
/** To which share of its creases denim is `ironed`. */
export const jeansCreases = 0.6;
/** Rows of the waistband's thread show inside it too. */
export const jeansInside = { stitched: { ...jeansThread, inset: 5 } };

const rims = { front: rimOf(jeansWaist, "front"), back: rimOf(jeansWaist, "back") };
const edges = {
  front: lowered(rims.front, jeansBand),
  back: lowered(rims.back, jeansBand),
};
const loops = {
  front: loopsOver(edges.front, [-104, 104], 49, 7),
  back: loopsOver(edges.back, [-136, 0, 136], 49, 7),
};

/** The threads of jeans, with those of the waistband. */
export function jeansGrain(view: View, seed: number): Grain {
  return recut(straight, [bandAlong(edges[view])], seed);
}

function band(s: Surface, view: View, worn: number): void {
  const edge: BandEdge = edges[view];
  const half = jeansWaist.corner[0] + 4;
  waistband(s, edge, 2.4, 0.35);
  shadeUnder(s, loops[view]);
  seam(s, alongEdge(edge, half), { depth: 1.8, pucker: 0.6 });
  ropedStitch(s, worn, alongEdge(edge, half), -4.5);
  ropedStitch(s, worn, alongEdge(rims[view], half), 4.5);
}

/**
 * Waistband, fly, scooped pockets, rivets and loops, as on the front of jeans.
 *
 * @param worn how far indigo has rubbed off at its seams: 1 is well worn, 0 raw.
 */
export function fivePocketFront(s: Surface, worn: number): void {
  coinPocket(s, worn);
  for (const side of [1, -1] as const) frontPocket(s, side, worn);
  band(s, "front", worn);
  ropedStitch(s, worn, line("642,236 644,322 635,362 602,394"), 0, 6);
  // The fly and the end of the waistband are one edge, the right side over the left.
  overlap(s, line("592,130 593,236 598,300 600,396"), 4.2, 48);
  const fly = line("592,192 593,236 598,300 600,384");
  ropedStitch(s, worn, fly, -3.4);
  wear(s, fly, "bleached", 1.6, 0.3 * worn);
  button(s, 607, 213, 10.5, { dye: "copper", metal: true, holes: 0 });
}

/** The scoop of a front pocket, from the waistband to the side seam. */
const scoop = "676,228 684,270 727,300 842,307";

function frontPocket(s: Surface, side: Side, worn: number): void {
  const drawn = line(scoop, side);
  const mouth = side > 0 ? drawn.toReversed() : drawn;
  shadeFacing(s, mouth);
  slantedMouth(s, mouth, side > 0 ? 3.2 : 2.3);
  ropedStitch(s, worn, mouth, -4.5, -10);
  wear(s, mouth, "bleached", 1.8, 0.36 * worn);
  // The row that holds the side seam's allowance down ends in a tack.
  ropedStitch(s, worn, line("794,222 810,280 824,352 831,404", side), side * 9);
  barTack(s, 600 + side * 222, 404, 6, jeansThread);
  for (const [x, y] of [
    [81, 240],
    [192, 313],
  ] as const) {
    rivet(s, 600 + side * x, y);
  }
}

/** The pocket's facing lies deeper than the front and was hardly rubbed. */
function shadeFacing(s: Surface, mouth: Point[]): void {
  s.along(mouth, 60, (k, d) => {
    if (d <= 0) return;
    s.relief[k]! -= 2.2 * ramp(60, 6, d);
    s.tone(k, 1 - 0.2 * Math.exp(-d / 20));
  });
}

/** A washer hammered through the layers: it sinks into them, and its nail shows as a dark pit. */
function rivet(s: Surface, x: number, y: number): void {
  button(s, x, y, 4.2, { dye: "copper", metal: true, holes: 0 });
  s.within({ x0: x - 14, y0: y - 14, x1: x + 14, y1: y + 14 }, (k, u, v) => {
    const r = Math.hypot(u - x, v - y);
    s.relief[k]! -= 1.6 * bell(r, 7) + 0.9 * bell(r, 1.4);
    s.tone(k, 1 - 0.45 * bell(r, 1.5) - 0.16 * bell(r - 4.6, 1.6));
  });
}

/** The small pocket within the scoop of the wearer's right. */
function coinPocket(s: Surface, worn: number): void {
  patch(s, shape("708,257^ 778,250^ 784,303^ 728,299 709,288^", -1), { rise: 2 });
  ropedStitch(s, worn, line("708,257 778,250", -1), -3, -8);
  ropedStitch(s, worn, line("778,250 784,303", -1), -3);
  ropedStitch(s, worn, line("708,257 709,288", -1), 3);
}

/** Waistband, yoke, patch pockets, loops and the leather patch of the back; `worn` as in front. */
export function fivePocketBack(s: Surface, worn: number): void {
  for (const side of [1, -1] as const) {
    const yoke = line("600,292 703,268 846,232", side);
    felledSeam(s, yoke, { side: side > 0 ? -1 : 1, worn, pucker: 1.2 });
    shadeRound(s, shape(backPocket.pattern, side));
  }
  shadeMouths(s, backPocket);
  band(s, "back", worn);
  leatherPatch(s, { x0: 632, y0: 158, x1: 708, y1: 196 }, 0.03);
}

/** A patch pocket of the back, closed by a row along its mouth. */
const backPocket = {
  pattern: "646,318^ 789,298^ 793,428^ 722,474^ 650,448^",
  kind: "pocket",
  slack: 9,
  stitched: { ...jeansThread, inset: 4 },
} satisfies SewnOn;

/** Three layers of denim are turned in at a pocket's edge: it stands up from the seat, in units. */
const standsUp = { lift: 4, edgeDrop: 1 };

/** The pockets behind, whose edges twist and rub pale as a hem does. */
function backPockets(order: Order, pose: Pose, wash: Wash): Piece[] {
  const pockets = sewnOnBoth(order, pose, {
    ...backPocket,
    rub: (s) => fade(s, () => 0, wash),
    finish: (s, side) => {
      wearRim(s, shape(backPocket.pattern, side), pocketEdge(wash.worn));
      topstitch(s, line("648,331 791,311", side), 0);
    },
  });
  return pockets.map((pocket) => ({ ...pocket, ...standsUp }));
}

/** The turned edges of a strip, where its dye rubs off first. */
function rubEdges(s: Surface, worn: number): void {
  const pale = s.dye("bleached");
  s.each((k, _u, _v, depth) => s.ink(k, pale, 0.4 * worn * bell(depth - 0.8, 1.2)));
}

/** What lies upon jeans: the loops on their waistband, and the pockets behind. */
export function uponJeans(order: Order, pose: Pose, view: View, wash: Wash): Piece[] {
  const smooth = ironed(order, jeansCreases);
  const rows = { ...jeansThread, width: 0.5, inset: 2.2 };
  const onBand = beltLoops(smooth, pose, loops[view], rows, (s) => {
    fade(s, () => 0, wash);
    rubEdges(s, wash.worn);
  });
  return view === "front" ? onBand : [...backPockets(smooth, pose, wash), ...onBand];
}
