import type { Order } from "../../garment.ts";
import { line, type Side, shape } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { button } from "../sewing/button.ts";
import { slantedMouth } from "../sewing/mouth.ts";
import { patch, shadeRound } from "../sewing/patch.ts";
import { overlap, seam, stitch, wear } from "../sewing/seams.ts";
import {
  alongEdge,
  type BandEdge,
  beltLoops,
  loopsOver,
  lowered,
  rimOf,
  shadeUnder,
  type View,
  type Waist,
  waistband,
} from "../sewing/waistband.ts";
import { type SewnOn, sewnOnBoth } from "../tailoring/sewn-on.ts";
import { jeansThread, topstitch } from "./denim-wash.ts";
import { leatherPatch } from "./leather-patch.ts";

export const jeansWaist: Waist = { corner: [202, 166], dip: 190, rise: 153 };
/** Height of the waistband in units. */
export const jeansBand = 45;
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

function band(s: Surface, view: View): void {
  const edge: BandEdge = edges[view];
  const half = jeansWaist.corner[0] + 4;
  waistband(s, edge, 2.4);
  shadeUnder(s, loops[view]);
  seam(s, alongEdge(edge, half), { depth: 2.8, pucker: 1.1 });
  topstitch(s, alongEdge(edge, half), -4.5);
  topstitch(s, alongEdge(rims[view], half), 4.5);
}

/** Waistband, fly, scooped pockets, rivets and loops, as on the front of jeans. */
export function fivePocketFront(s: Surface): void {
  coinPocket(s);
  for (const side of [1, -1] as const) frontPocket(s, side);
  band(s, "front");
  topstitch(s, line("642,236 644,322 635,362 602,394"), 0, 6);
  // The fly and the end of the waistband are one edge, the right side over the left.
  overlap(s, line("592,130 593,236 598,300 600,396"), 2.6, 34);
  topstitch(s, line("592,192 593,236 598,300 600,384"), -3.4);
  button(s, 607, 213, 10.5, { dye: "copper", metal: true, holes: 0 });
}

/** The scoop of a front pocket, from the waistband to the side seam. */
const scoop = "676,228 684,270 727,300 842,307";

function frontPocket(s: Surface, side: Side): void {
  const drawn = line(scoop, side);
  const mouth = side > 0 ? drawn.toReversed() : drawn;
  slantedMouth(s, mouth, side > 0 ? 2.4 : 1.7);
  topstitch(s, mouth, -4.5, -10);
  wear(s, mouth, "bleached", 3, 0.16);
  topstitch(s, line("794,222 810,280 825,352 839,480", side), side * 9);
  for (const [x, y] of [
    [81, 240],
    [192, 313],
  ] as const) {
    button(s, 600 + side * x, y, 3.6, { dye: "copper", metal: true, holes: 0 });
  }
}

/** The small pocket within the scoop of the wearer's right. */
function coinPocket(s: Surface): void {
  patch(s, shape("708,257^ 778,250^ 784,303^ 728,299 709,288^", -1), { rise: 2 });
  topstitch(s, line("708,257 778,250", -1), -3, -8);
  topstitch(s, line("778,250 784,303", -1), -3);
  topstitch(s, line("708,257 709,288", -1), 3);
}

/** Waistband, yoke, patch pockets, loops and the leather patch of the back. */
export function fivePocketBack(s: Surface): void {
  for (const side of [1, -1] as const) {
    const yoke = line("600,292 703,268 846,232", side);
    seam(s, yoke, { depth: 2.4, pucker: 1.2 });
    topstitch(s, yoke, 5 * -side, 10 * -side);
    wear(s, yoke, "bleached", 3, 0.2);
    shadeRound(s, shape(backPocket.pattern, side));
  }
  band(s, "back");
  leatherPatch(s, { x0: 632, y0: 158, x1: 708, y1: 196 }, 0.03);
}

/** A patch pocket with the house's double arc. */
const backPocket = {
  pattern: "646,318^ 789,298^ 794,430 721,474^ 648,446",
  kind: "pocket",
  slack: 6,
  stitched: { ...jeansThread, inset: 4 },
  finish: (s: Surface, side: Side) => {
    topstitch(s, line("648,331 791,311", side), 0);
    for (const y of [372, 380]) {
      const arc = `650,${y} 703,${y + 18} 723,${y - 2} 748,${y + 10} 791,${y - 12}`;
      stitch(s, line(arc, side), jeansThread);
    }
  },
} satisfies SewnOn;

/**
 * What lies upon jeans: the loops on their waistband, and the pockets behind.
 *
 * @param rub wears the pockets' cloth as the cloth below them is worn.
 */
export function uponJeans(
  order: Order,
  pose: Pose,
  view: View,
  rub: (s: Surface) => void,
): Piece[] {
  const onBand = beltLoops(order, pose, loops[view], { ...jeansThread, inset: 2.6 });
  if (view === "front") return onBand;
  return [...sewnOnBoth(order, pose, { ...backPocket, rub }), ...onBand];
}
