import { isSilk } from "../../cloths/silk.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { face, ironed, type Order } from "../../garment.ts";
import { line, type Shift, type Side, shape } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type Bow, bowOutlines } from "../sewing/bow.ts";
import { button } from "../sewing/button.ts";
import { dart } from "../sewing/dart.ts";
import { jettedPocket } from "../sewing/jetted-pocket.ts";
import { openMouth, slantedMouth } from "../sewing/mouth.ts";
import { patch, shadeRound } from "../sewing/patch.ts";
import { recut } from "../sewing/recut.ts";
import { drawTogether, overlap, seam, stitch } from "../sewing/seams.ts";
import {
  alongEdge,
  type BandEdge,
  type BeltLoop,
  bandAbove,
  loopsOver,
  lowered,
  rimOf,
  shadeUnder,
  type View,
  type Waist,
  waistband,
} from "../sewing/waistband.ts";
import { alongLegs } from "./leg-grain.ts";
import { inseam, outseam } from "./leg-pattern.ts";
import { pressCrease } from "./pressed-crease.ts";
import { seatSeam } from "./seat-seam.ts";
import type { TrouserStyle } from "./trouser-style.ts";
import { shadeTurnUps, type TurnUp } from "./turn-up.ts";

const fine = { length: 3.4, width: 0.5 };

/** Height of the waistband in units. */
export const bandHeight = 47;

/** To which share of its creases the cloth of legs is `ironed`. */
const kept = { pressed: 0.3, plain: 0.4 };

/** How far a felled allowance reaches, and how high the cloth ripples along it, in units. */
const felled = { allowance: 11, pucker: 1.8 };

/** How deep a stitched hem is turned in, in units. */
const hemDepth = 22;

/** Height of turn-ups in units. */
const turnedUp = 46;

/** The lower edge of the waistband. */
export function trouserBand(waist: Waist, view: View): BandEdge {
  return lowered(rimOf(waist, view), bandHeight);
}

export function trouserLoops(waist: Waist, view: View): BeltLoop[] {
  const places = view === "front" ? [-112, 112] : [-128, 0, 128];
  return loopsOver(trouserBand(waist, view), places, 50, 5);
}

/** How deep a bow's shade is on the band, of what a pocket throws: pale upon pale, its loops melt into it without. */
const belowBow = 1.7;

/** The string of a gathered waist, tied in a bow. */
export const drawstring: Bow = {
  x: 600,
  y: 213,
  lift: 3,
  ends: [
    "-7,2^ 0,0^ -6,70 -20,150 -26,236^ -35,235^ -31,150 -18,70",
    "2,0^ 9,2^ 22,80 25,160 19,266^ 10,266^ 14,160 10,80",
  ],
  loops: [
    "-3,-4^ -30,-15 -60,-8 -82,16 -84,34 -72,37 -48,20 -22,8 -4,4^",
    "3,-4^ 30,-14 64,-4 84,20 84,36 72,40 46,24 22,9 4,4^",
  ],
  knot: [9, 11],
  flatEnds: true,
};

/** Waist, fly, pockets, pleats and hems of the front. */
export function makeTrouserFront(
  s: Surface,
  order: Order,
  style: TrouserStyle,
  hidden: Shift,
): void {
  const edge = trouserBand(style.waist, "front");
  cutFace(s, order, style, edge, hidden);
  if (style.hemmed === "turned-up") shadeTurnUps(s, { hem: style.hem, height: turnedUp });
  for (const side of [1, -1] as const) {
    pressCrease(s, style, side, order.seed);
    if (style.felled) felledSides(s, style, side, "front");
    if (style.pockets) slantedPocket(s, style.pockets, side);
    for (const x of style.pleats ?? []) pleat(s, edge, x, side);
    if (style.waistband === "adjusters") adjuster(s, side);
    hem(s, style, side);
  }
  sewBand(s, style, edge);
  if (style.waistband === "drawstring") {
    middleSeam(s, edge(600), style);
    for (const side of [1, -1] as const) {
      button(s, 600 + side * 15, 213, 5, { dye: "steel", metal: true, holes: 0 });
    }
    for (const outline of bowOutlines(drawstring)) shadeRound(s, outline, belowBow);
    return;
  }
  fly(s, style, edge(600));
  if (style.waistband !== "loops") return;
  shadeUnder(s, trouserLoops(style.waist, "front"));
  button(s, 590, 210, 8, { dye: "horn" });
}

/** Share of a seat seam's depth that silk shows: it gleams, and at full depth the seam is a black line on it. */
const inSilk = 0.4;

/** Waist, darts and welt pockets of the back. */
export function makeTrouserBack(
  s: Surface,
  order: Order,
  style: TrouserStyle,
  hidden: Shift,
): void {
  const edge = trouserBand(style.waist, "back");
  cutFace(s, order, style, edge, hidden);
  sewBand(s, style, edge);
  if (style.waistband === "loops") shadeUnder(s, trouserLoops(style.waist, "back"));
  seatSeam(s, edge(600) - bandHeight, style.crotchY, isSilk(order.cloth.optics) ? inSilk : 1);
  for (const side of [1, -1] as const) {
    pressCrease(s, style, side, order.seed);
    if (style.felled) felledSides(s, style, side, "back");
    hem(s, style, side);
    if (style.waistband === "drawstring") {
      patchPocket(s, side);
      continue;
    }
    dart(s, line(`697,${edge(697)} 695,240 692,280`, side));
    jettedPocket(s, line("636,285 700,282 762,275", side));
    button(s, 600 + side * 99, 298, 6, { dye: "horn" });
  }
}

/** A pocket sewn upon the seat, whose hemmed mouth stands open. */
function patchPocket(s: Surface, side: Side): void {
  patch(s, shape("646,288^ 771,282^ 773,376^ 709,390^ 648,379^", side), {
    rise: 2.2,
    stitched: { ...fine, inset: 4 },
  });
  openMouth(s, line("646,288 708,286 771,282", side), 4.6);
  stitch(s, line("647,303 708,301 771,297", side), fine);
}

function sewBand(s: Surface, { waist, waistband: making }: TrouserStyle, edge: BandEdge): void {
  waistband(s, edge, 2.2, 0.6);
  if (making === "drawstring") ruche(s, edge);
  seam(s, alongEdge(edge, waist.corner[0] + 6), { depth: 1.7, pucker: 0.6 });
}

function middleSeam(s: Surface, top: number, { crotchY }: Pick<TrouserStyle, "crotchY">): void {
  seam(s, line(`600,${top} 600,350 600,${crotchY - 1}`), { depth: 2.6, pucker: 1.2 });
}

/**
 * The cloth of both legs and that of the waistband.
 *
 * @param hidden what of the cloth lies hidden in folds; none where it lies flat.
 */
function cutFace(
  s: Surface,
  order: Order,
  { crease }: TrouserStyle,
  edge: BandEdge,
  hidden: Shift = () => [0, 0],
): void {
  const grain = recut(alongLegs(crease, hidden), [{ outline: bandAbove(edge) }], order.seed);
  face(s, ironed(order, crease ? kept.pressed : kept.plain), grain);
}

/** The waistband of a string or elastic: its cloth is drawn together, and that below it a little. */
function ruche(s: Surface, edge: BandEdge): void {
  s.each((k, u, v) => {
    const below = v - edge(u);
    const on = ramp(1.6, -1.6, below);
    const ridge = noise((u - 600) / 6, v / 70, 91);
    s.relief[k]! += (1.8 * on + 1.4 * ramp(70, 0, below) * (1 - on)) * ridge;
    s.tone(k, 1 + 0.1 * on * Math.min(0, ridge));
  });
  stitch(s, alongEdge(edge, 182, -bandHeight / 2), fine);
}

/**
 * The fly: the waistband ends in a tab that laps over the other side, and below it the edge of the
 * fly goes on, stitched to its facing in a bend.
 */
function fly(s: Surface, { pockets, crotchY }: TrouserStyle, top: number): void {
  const end = crotchY - 100;
  middleSeam(s, top, { crotchY });
  const tab = `572,${top - 100} 571,${top - 28} 574,${top + 1}`;
  overlap(s, line(tab), 2.8, 30);
  overlap(s, line(`600,${top - 44} 600,${top + 60} 601,${end}`), 2.4, 34);
  stitch(s, line(`600,${top + 2} 600,${top + 60} 601,${end - 8}`), { ...fine, offset: -3 });
  const bend = line(
    `638,${top + 1} 639,${end - 100} 638,${end - 54} 630,${end - 24} 616,${end - 6} 601,${end + 3}`,
  );
  drawTogether(s, bend, 1.1);
  // The row sinks into four layers: what is seen is its furrow.
  s.along(bend, 6, (k, d) => {
    s.relief[k]! -= 0.4 * bell(d, 1.8);
  });
  stitch(s, bend, fine);
  if (pockets === "stitched") stitch(s, bend, { ...fine, offset: 6 });
}

/** A pocket let in on the slant; the front panel's lip is stitched beside it. */
function slantedPocket(s: Surface, making: "plain" | "stitched", side: Side): void {
  const mouth = line("742,221 787,290 831,366", side);
  const frontToTheLeft = side > 0 ? mouth.toReversed() : mouth;
  // No pocket gapes like its fellow.
  slantedMouth(s, frontToTheLeft, side > 0 ? 3 : 2.1);
  for (const offset of making === "stitched" ? [-4, -11] : [-5]) {
    stitch(s, frontToTheLeft, { ...fine, offset });
  }
}

/** A tab on the waistband, drawn tight by a button. */
function adjuster(s: Surface, side: Side): void {
  patch(s, shape("704,196^ 804,180^ 804,199^ 704,215 694,206", side), {
    rise: 3,
    slope: 1.1,
    stitched: { ...fine, inset: 3 },
  });
  button(s, 600 + side * 112, 204, 6, { dye: "horn" });
}

/**
 * The seams along both sides of a leg, which draw the cloth together. Their allowances lie to one side under a
 * row of stitches: those of the outer seam behind, those of the inner one before.
 */
function felledSides(s: Surface, style: TrouserStyle, side: Side, view: View): void {
  const { allowance, pucker } = felled;
  const [inner, outer] = [inseam(style, side), outseam(style, side)];
  for (const path of [inner, outer]) drawTogether(s, path, pucker, side * allowance);
  const lain = view === "front" ? inner : outer;
  s.along(lain, allowance + 6, (k, d) => {
    const off = d * side;
    s.relief[k]! += 1.3 * ramp(allowance + 2.5, allowance - 1, off);
    s.tone(k, 1 - 0.08 * bell(off - allowance - 1.5, 1.8));
  });
  stitch(s, lain, { ...fine, offset: side * (allowance - 2.5) });
}

function pleat(s: Surface, edge: BandEdge, x: number, side: Side): void {
  const path = line(`${600 + x},${edge(600 + x) + 1} ${608 + x},288 ${616 + x},360`, side);
  s.along(path, 30, (k, d, way) => {
    // Past its upper end lies the waistband.
    const open = ramp(122, 10, way) * ramp(0, 1.5, way);
    const q = d * side;
    s.relief[k]! += 5 * open * (q > 0 ? Math.exp(-q / 12) : Math.exp(q / 2));
    s.tone(k, 1 - (q < 0 ? 0.34 * open * Math.exp(q / 4) : 0));
  });
}

function hem(s: Surface, { hem: [inner, outer], hemmed }: TrouserStyle, side: Side): void {
  if (hemmed !== "stitched") return;
  const rim = line(`${inner.join(",")} ${outer.join(",")}`, side);
  drawTogether(s, rim, 1.4, -hemDepth * side);
  // Three layers as far as the row, which sinks in and shades itself.
  s.along(rim, hemDepth + 10, (k, d, way) => {
    const inside = -d * side;
    const furrow = (0.7 + 0.4 * noise(way / 24, 1, 72)) * bell(inside - hemDepth, 1.9);
    s.relief[k]! += 1.4 * ramp(hemDepth + 2, hemDepth - 2, inside) - 1.1 * furrow;
    s.tone(k, 1 - 0.18 * furrow);
  });
  stitch(s, rim, { ...fine, offset: -hemDepth * side });
}

/** The turn-ups of a style that has them, in the cloth of its legs. */
export function trouserTurnUp(order: Order, style: TrouserStyle): TurnUp | null {
  if (style.hemmed !== "turned-up") return null;
  const edge = trouserBand(style.waist, "front");
  return {
    hem: style.hem,
    height: turnedUp,
    make: (s, side) => {
      cutFace(s, order, style, edge);
      pressCrease(s, style, side, order.seed);
    },
  };
}
