import { isSilk } from "../../cloths/silk.ts";
import type { Dye } from "../../dyes.ts";
import type { Order } from "../../garment.ts";
import {
  type Box,
  type Knot,
  knots,
  line,
  type Point,
  type Side,
  shape,
} from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { button } from "../sewing/button.ts";
import { doubledBy } from "../sewing/doubled.ts";
import { openMouth } from "../sewing/mouth.ts";
import { shadeRound } from "../sewing/patch.ts";
import type { CutPart } from "../sewing/recut.ts";
import { type StitchStyle, stitch } from "../sewing/seams.ts";
import { sewnOn } from "../sewing/sewn-on.ts";
import { sewnLayer } from "./fine-edge.ts";
import { piped } from "./piping.ts";
import { threadOf } from "./shirt-parts.ts";
import type { ShirtPockets, ShirtStyle } from "./shirt-style.ts";
import { washed } from "./washed-rim.ts";

/** The chest pockets of a shirt, on the side of the heart unless there are two. */
export function sewPockets(s: Surface, style: ShirtStyle): void {
  const { pockets, buttons, piped: isPiped } = style;
  const thread = threadOf(style);
  if (pockets === "one") chestPocket(s, thread, isPiped);
  if (pockets === "flapped") flappedPocket(s, thread, buttons);
  if (pockets === "upon") for (const part of [upon.bag, upon.flap]) shadeRound(s, knots(part));
  if (pockets === "two-large") for (const side of sides) largePocket(s, thread, side);
}

/** How far from the stripes below it a pocket may be cut, in units: those of a shirt meet there, but never quite. */
const unmatched = 8;

/** A pocket of heavy cloth and the flap that is sewn on above it, as they lie upon the front, the lowest first. */
export function pocketUpon(order: Order, pose: Pose, style: ShirtStyle): Piece[] {
  if (style.pockets !== "upon") return [];
  const { buttons } = style;
  const stitched = { ...threadOf(style), inset: 4.2 };
  const common = { stitched, off: unmatched };
  const parts = [
    sewnOn(order, pose, { ...common, pattern: upon.bag, kind: "pocket", slack: 5 }, 1),
    sewnOn(
      order,
      pose,
      {
        ...common,
        pattern: upon.flap,
        kind: "flap",
        slack: 9,
        finish: (s) => button(s, ...upon.button, 7, { dye: buttons }),
      },
      1,
    ),
  ];
  return parts.map((part) => washed(part, style));
}

/** Where the pocket of the right half lies. */
const places: Record<ShirtPockets, Box | undefined> = {
  none: undefined,
  one: { x0: 668, y0: 476, x1: 772, y1: 606 },
  flapped: { x0: 660, y0: 434, x1: 788, y1: 584 },
  "two-large": { x0: 666, y0: 464, x1: 806, y1: 624 },
  upon: { x0: 650, y0: 428, x1: 802, y1: 622 },
};

/** Where the pockets double the cloth of the front, 1 at their middle. */
export function doubledByPocket(pockets: ShirtPockets): PatternMap {
  const place = places[pockets];
  return place ? doubledBy(place, pockets === "two-large") : () => 0;
}

/** The parts a pocket is sewn from, the lowest first. @param matched whether one on the chest goes on with the print. */
export function pocketParts(pockets: ShirtPockets, matched: boolean): CutPart[] {
  if (pockets === "one") return matched ? [] : [{ outline: knots(chest) }];
  if (pockets === "flapped") return [bag, flap].map((part) => ({ outline: knots(part) }));
  if (pockets === "two-large") return sides.map((side) => ({ outline: shape(large, side) }));
  return [];
}

const sides = [1, -1] as const;
const sewn = { rise: 1.5, inset: 2.2 };
const chest = "668,476^ 772,476^ 772,581 768,594^ 720,614^ 672,594^ 668,581";
const bag = "664,467^ 724,489^ 784,467^ 784,568^ 768,584^ 680,584^ 664,568^";
const flap = "660,434^ 788,434^ 788,468 724,490 660,468";
const large = "666,464^ 806,464^ 806,606^ 790,624^ 682,624^ 666,606^";

const upon = {
  bag: "655,462^ 798,462^ 798,604^ 784,622^ 668,622^ 654,604^",
  flap: "650,430^ 803,430^ 802,470^ 726,497 652,470^",
  button: [727, 480] as Point,
};

function chestPocket(s: Surface, thread: StitchStyle, isPiped = false): void {
  sewOn(s, knots(chest), thread);
  const mouth = line("668,476 720,476 772,476");
  openMouth(s, mouth, gapeOf(s));
  if (isPiped) piped(s, mouth, 1);
  stitch(s, line("668,490 720,490 772,490"), thread);
}

/** How far the mouth of a chest pocket stands open, in units: in silk its edge falls forward. */
function gapeOf(s: Surface): number {
  return isSilk(s.finishes[0]!) ? 4.4 : 2.4;
}

function flappedPocket(s: Surface, thread: StitchStyle, buttons: Dye): void {
  sewOn(s, knots(bag), thread);
  sewOn(s, knots(flap), thread, 2.4);
  button(s, 724, 474, 6.5, { dye: buttons });
}

function largePocket(s: Surface, thread: StitchStyle, side: Side): void {
  sewOn(s, shape(large, side), thread);
  openMouth(s, line("666,464 736,464 806,464", side), 2.8);
  stitch(s, line("666,486 736,486 806,486", side), thread);
}

function sewOn(s: Surface, outline: Knot[], thread: StitchStyle, rise = sewn.rise): void {
  sewnLayer(s, outline, { rise, stitched: { ...thread, inset: sewn.inset } });
}
