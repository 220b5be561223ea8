import { knots, line, moved, type Point, type Side, shape, turned } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { button, buttonhole } from "../sewing/button.ts";
import { patch } from "../sewing/patch.ts";
import { seam, stitch } from "../sewing/seams.ts";
import type { Vent } from "../sewing/vent.ts";
import { turnSlit } from "../skirts/slit.ts";
import { puckered, puckeredRim, thinEdge } from "./fine-edge.ts";
import { shirtStitch as fine } from "./shirt-parts.ts";

/** The bag and the flap of a chest pocket, and how thick they lie. */
const pocket = [
  ["640,441^ 691,461^ 742,441^ 742,510 690,536^ 640,510", 2],
  ["636,412^ 746,412^ 746,442 691,462 636,442", 2.8],
] as const;

/** Heights of the buttons; the knot of the belt hides the one below the waist. */
const buttons = [340, 440, 540, 640, 930, 1030, 1130, 1230];
/** Where its hem is, in units. */
export const hemY = 1484;

/** Nothing holds the fronts together below the last button: there they lie open. */
export const openBelow: Vent = { x: 619, fromY: 1254, hemY, gape: 46 };

/** How much lower the left pocket is sewn on than the right one, in units, and how far its parts are turned, radians. */
const askew = { down: 5, turns: [0.018, -0.03] } as const;
/** About which place of the left pocket they are turned. */
const pocketMiddle: Point = [509, 470];

/** The outline of a pocket's part: no two pockets are sewn on quite alike, nor do their flaps lie alike. */
function sewnOn(pattern: string, side: Side, part: number) {
  const outline = shape(pattern, side);
  if (side > 0) return outline;
  return moved(outline, 0, askew.down).map(({ x, y, ...knot }) => {
    const [u, v] = turned(x, y, ...pocketMiddle, askew.turns[part] ?? 0);
    return { ...knot, x: u, y: v };
  });
}

/** Pockets, placket and buttons of the front. */
export function sewFront(s: Surface): void {
  for (const side of [1, -1] as const) {
    seam(s, line("666,246 730,268 804,286", side), { depth: 1.5, pucker: 0.6 });
    for (const [part, [pattern, rise]] of pocket.entries()) {
      const outline = sewnOn(pattern, side, part);
      patch(s, outline, { ...thinEdge, rise, stitched: { ...fine, inset: 3 } });
      puckeredRim(s, outline, 3);
    }
    button(s, 600 + side * 91, side > 0 ? 448 : 448 + askew.down, 5.5, { dye: "horn" });
  }
  patch(s, knots("581,246^ 619,246^ 620,800 619,1490^ 581,1490^ 580,800"), {
    ...thinEdge,
    rise: 2.2,
  });
  for (const row of ["586,252 585,800 586,1484", "614,252 615,800 614,1484"]) {
    const stitched = line(row);
    puckered(s, stitched, 0);
    stitch(s, stitched, fine);
  }
  for (const y of buttons) {
    buttonhole(s, 600, y, 15);
    button(s, 600, y, 6.5, { dye: "horn" });
  }
  turnSlit(s, openBelow, 14);
}

/** The yoke of the back. */
export function sewBack(s: Surface): void {
  const yoke = line("398,318 500,326 600,328 700,326 802,318");
  seam(s, yoke, { depth: 1.8, pucker: 0.9, crack: 0.16 });
  stitch(s, yoke, { ...fine, offset: 4 });
}

/** Rolled up by hand, a sleeve is turned over at another height and angle than its fellow. */
const rolled = {
  1: { cuff: "846,686^ 962,642^ 976,702^ 866,748^", turns: ["846,686 962,642"] },
  [-1]: {
    cuff: "838,664^ 900,650 955,616^ 976,702^ 866,748^",
    turns: ["838,664 900,650 955,616", "858,722 916,690 968,672"],
  },
} as const;

/** Armholes, rolled sleeves and the hem. */
export function sewBoth(s: Surface, sleeve: Sleeves): void {
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2, pucker: 1.1 });
    stitch(s, armhole, { ...fine, offset: side * 5 });
    const cuff = shape(rolled[side].cuff, side);
    patch(s, cuff, { rise: 3, slope: 1.6 });
    for (const turn of rolled[side].turns) {
      seam(s, line(turn, side), { depth: 1.6, pucker: 1.2, crack: 0.24 });
    }
  }
  stitch(s, line("290,1436 440,1464 600,1468 760,1464 910,1436"), fine);
}
