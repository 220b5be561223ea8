import { type Box, knots, line, type Side, shape } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { button } from "../sewing/button.ts";
import { doubledBy } from "../sewing/doubled.ts";
import { openMouth } from "../sewing/mouth.ts";
import { patch } from "../sewing/patch.ts";
import type { CutPart } from "../sewing/recut.ts";
import { stitch } from "../sewing/seams.ts";
import { shirtStitch as fine } from "./shirt-parts.ts";

export type ShirtPockets = "none" | "one" | "flapped" | "two-large";

/** The chest pockets of a shirt, on the side of the heart unless there are two. */
export function sewPockets(s: Surface, pockets: ShirtPockets): void {
  if (pockets === "one") chestPocket(s);
  if (pockets === "flapped") flappedPocket(s);
  if (pockets === "two-large") for (const side of sides) largePocket(s, side);
}

/** Where the pocket of the right half lies. */
const places: Record<ShirtPockets, Box | undefined> = {
  none: undefined,
  one: { x0: 668, y0: 520, x1: 772, y1: 650 },
  flapped: { x0: 660, y0: 478, x1: 788, y1: 628 },
  "two-large": { x0: 666, y0: 508, x1: 806, y1: 668 },
};

/** Where the pockets double the cloth of the front, 1 at their middle. */
export function doubledByPocket(pockets: ShirtPockets): PatternMap {
  const place = places[pockets];
  return place ? doubledBy(place, pockets === "two-large") : () => 0;
}

/** The parts a pocket is sewn from, the lowest first. */
export function pocketParts(pockets: ShirtPockets): CutPart[] {
  if (pockets === "one") return [{ outline: knots(chest) }];
  if (pockets === "flapped") return [bag, flap].map((part) => ({ outline: knots(part) }));
  if (pockets === "two-large") return sides.map((side) => ({ outline: shape(large, side) }));
  return [];
}

const sides = [1, -1] as const;
const sewn = { rise: 2.2, stitched: { ...fine, inset: 3.5 } };
const chest = "668,520^ 772,520^ 772,625 768,638^ 720,658^ 672,638^ 668,625";
const bag = "664,511^ 724,533^ 784,511^ 784,612^ 768,628^ 680,628^ 664,612^";
const flap = "660,478^ 788,478^ 788,512 724,534 660,512";
const large = "666,508^ 806,508^ 806,650^ 790,668^ 682,668^ 666,650^";

function chestPocket(s: Surface): void {
  patch(s, knots(chest), sewn);
  openMouth(s, line("668,520 720,520 772,520"));
  stitch(s, line("668,534 720,534 772,534"), fine);
}

function flappedPocket(s: Surface): void {
  patch(s, knots(bag), sewn);
  patch(s, knots(flap), { ...sewn, rise: 3.4 });
  button(s, 724, 518, 6.5, { dye: "pearl" });
}

function largePocket(s: Surface, side: Side): void {
  patch(s, shape(large, side), sewn);
  openMouth(s, line("666,508 736,508 806,508", side), 2);
  stitch(s, line("666,530 736,530 806,530", side), fine);
}
