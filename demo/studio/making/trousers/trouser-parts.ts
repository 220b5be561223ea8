import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { line, type Point, type Side, shape } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { crossing } from "../body/sleeves.ts";
import { type Bow, bowOutlines } from "../sewing/bow.ts";
import { button } from "../sewing/button.ts";
import { jettedPocket } from "../sewing/jetted-pocket.ts";
import { slantedMouth } from "../sewing/mouth.ts";
import { patch, shadeRound } from "../sewing/patch.ts";
import { recut } from "../sewing/recut.ts";
import { seam, stitch } from "../sewing/seams.ts";
import {
  type BandEdge,
  bandAbove,
  bowed,
  loopsOver,
  shadeUnder,
  waistband,
} from "../sewing/waistband.ts";
import { shadeAtInseams } from "./legs-together.ts";
import type { TrouserStyle } from "./trouser-style.ts";

const fine = { length: 3.4, width: 0.5 };

const frontEdge = bowed(225, -17, 200);
const backEdge = bowed(198, 9, 200);
const frontWaist = "394,208 500,220.7 600,225 700,220.7 806,208";
const backWaist = "394,207.5 500,200.2 600,198 700,200.2 806,207.5";

export const frontLoops = loopsOver(frontEdge, [-150, -82, 82, 150], 50, 5);
export const backLoops = loopsOver(backEdge, [-128, 0, 128], 50, 5);

/** The string of a gathered waist, tied in a bow. */
export const drawstring: Bow = {
  x: 600,
  y: 206,
  lift: 3,
  ends: [
    "-7,2^ 0,0^ -6,70 -20,150 -26,236^ -35,235^ -31,150 -18,70",
    "2,0^ 9,2^ 22,80 25,160 19,266^ 10,266^ 14,160 10,80",
  ],
  loops: [
    "-3,-4^ -30,-15 -60,-8 -82,16 -84,34 -72,37 -48,20 -22,8 -4,4^",
    "3,-4^ 30,-12 62,0 80,30 78,48 66,48 44,26 22,9 4,4^",
  ],
  knot: "-8,-10^ 2,-11 9,-9^ 10,1 7,10^ -2,11 -7,9^ -9,-1",
};

/** Waist, fly, pockets, pleats and hems of the front. */
export function makeTrouserFront(s: Surface, order: Order, style: TrouserStyle): void {
  cutFace(s, order, style, frontEdge);
  for (const side of [1, -1] as const) {
    pressedCrease(s, style, side);
    if (style.pockets) slantedPocket(s, style.pockets, side);
    for (const x of style.pleats ?? []) pleat(s, x, side);
    if (style.waist === "adjusters") adjuster(s, side);
    hem(s, style, side);
  }
  waistband(s, frontEdge);
  if (style.waist === "drawstring") ruche(s, frontEdge);
  seam(s, line(frontWaist), { depth: 2.6, pucker: 0.6 });
  seam(s, line(`600,224 600,350 600,${style.crotchY + 9}`), { depth: 2.6, pucker: 1.2 });
  if (style.waist === "drawstring") {
    for (const side of [1, -1] as const) {
      button(s, 600 + side * 15, 206, 5, { dye: "steel", metal: true, holes: 0 });
    }
    for (const outline of bowOutlines(drawstring)) shadeRound(s, outline);
    return;
  }
  fly(s, style);
  if (style.waist !== "loops") return;
  shadeUnder(s, frontLoops);
  button(s, 606, 201, 8, { dye: "horn" });
}

/** Waist, darts and welt pockets of the back. */
export function makeTrouserBack(s: Surface, order: Order, style: TrouserStyle): void {
  cutFace(s, order, style, backEdge);
  waistband(s, backEdge);
  if (style.waist === "loops") shadeUnder(s, backLoops);
  if (style.waist === "drawstring") ruche(s, backEdge);
  seam(s, line(backWaist), { depth: 2.6, pucker: 0.6 });
  seam(s, line(`600,154 600,350 600,${style.crotchY + 9}`), { depth: 2.6, pucker: 1 });
  for (const side of [1, -1] as const) {
    pressedCrease(s, style, side);
    hem(s, style, side);
    if (style.waist === "drawstring") {
      patch(s, shape("646,288^ 771,282^ 773,376^ 709,390^ 648,379^", side), {
        rise: 2.2,
        stitched: { ...fine, inset: 4 },
      });
      continue;
    }
    seam(s, line("696,201 694,248 691,277", side), { depth: 1.6, pucker: 0.5 });
    jettedPocket(s, fromLeft(line("636,285 700,282 762,275", side)));
    button(s, 600 + side * 99, 298, 6, { dye: "horn" });
  }
}

/** The cloth of both legs, whose threads run along the pressed creases, and that of the waistband. */
function cutFace(s: Surface, order: Order, style: TrouserStyle, edge: BandEdge): void {
  const crease = style.crease ? line(style.crease) : null;
  const alongLeg: Grain = (u, v) => [Math.abs(u - 600) - (crease ? crossing(crease, v) : 0), v];
  face(s, order, recut(alongLeg, [{ outline: bandAbove(edge) }], order.seed));
  shadeAtInseams(s, style.crotchY);
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
  const row = [418, 509, 600, 691, 782].map((u): Point => [u, edge(u) - 23]);
  stitch(s, row, fine);
}

function fromLeft(path: Point[]): Point[] {
  return path[0]![0] < path[path.length - 1]![0] ? path : path.toReversed();
}

function pressedCrease(s: Surface, { crease }: TrouserStyle, side: Side): void {
  if (!crease) return;
  s.along(line(crease, side), 60, (k, d, way) => {
    const off = Math.abs(d);
    const on = ramp(60, 260, way) * ramp(60, 30, off);
    s.relief[k]! += on * (6 * Math.exp(-off / 9) + 6 * Math.exp(-off / 34));
    s.tone(k, 1 + on * 0.06 * bell(d, 2));
  });
}

/** The fly: its edge lies over the middle seam, its facing shows as a ridge with a bent row of stitches. */
function fly(s: Surface, { pockets }: TrouserStyle): void {
  s.along(line("600,226 600,320 601,400"), 36, (k, _d, _way, u, v) => {
    if (v < 227 || v > 400) return;
    const over = u - 600;
    s.relief[k]! += 1.4 * ramp(-1, 2, over) * ramp(36, 14, over) * ramp(400, 372, v);
    if (over < 0) s.tone(k, 1 - 0.16 * Math.exp(over / 3.5) * ramp(400, 380, v));
  });
  const bend = line("638,226 639,300 638,346 630,376 616,394 601,403");
  s.along(bend, 12, (k, d) => {
    s.tone(k, 1 - 0.07 * bell(d, 2.2));
    s.relief[k]! -= 1.1 * bell(d, 2);
  });
  const thread = { length: 3.4, width: 0.8 };
  stitch(s, bend, thread);
  if (pockets === "stitched") stitch(s, bend, { ...thread, offset: 6 });
}

/** A pocket let in on the slant; the front panel's lip is stitched beside it. */
function slantedPocket(s: Surface, making: "plain" | "stitched", side: Side): void {
  const mouth = line("744,217 787,288 831,364", side);
  const frontToTheLeft = side > 0 ? mouth.toReversed() : mouth;
  // No pocket gapes like its fellow.
  slantedMouth(s, frontToTheLeft, side > 0 ? 3 : 2.1);
  for (const offset of making === "stitched" ? [-4, -11] : [-5]) {
    stitch(s, frontToTheLeft, { ...fine, offset });
  }
}

/** A tab on the waistband, drawn tight by a button. */
function adjuster(s: Surface, side: Side): void {
  patch(s, shape("704,187^ 804,175^ 804,194^ 704,206 694,197", side), {
    rise: 3,
    slope: 1.1,
    stitched: { ...fine, inset: 3 },
  });
  button(s, 600 + side * 112, 196, 6, { dye: "horn" });
}

function pleat(s: Surface, x: number, side: Side): void {
  const path = line(`${600 + x},${frontEdge(600 + x) + 1} ${608 + x},288 ${616 + x},360`, side);
  s.along(path, 30, (k, d, way) => {
    // Past its upper end lies the waistband.
    const open = ramp(180, 0, way) * ramp(0, 1.5, way);
    const q = d * side;
    s.relief[k]! += 5 * open * (q > 0 ? Math.exp(-q / 12) : Math.exp(q / 2));
    s.tone(k, 1 - (q < 0 ? 0.34 * open * Math.exp(q / 4) : 0));
  });
}

function hem(s: Surface, { hem: [inner, outer], hemmed }: TrouserStyle, side: Side): void {
  if (hemmed === "blind") return;
  const rim = line(`${inner.join(",")} ${outer.join(",")}`, side);
  if (hemmed === "stitched") {
    stitch(s, rim, { ...fine, offset: -22 * side });
    return;
  }
  const raised = (p: Point, dx: number): string => `${p[0] + dx},${p[1] - 46}^`;
  const corner = (p: Point, dx: number): string => `${p[0] + dx},${p[1] + 6}^`;
  patch(
    s,
    shape(
      [raised(inner, -12), raised(outer, 12), corner(outer, 12), corner(inner, -12)].join(" "),
      side,
    ),
    {
      rise: 4,
      slope: 1.8,
    },
  );
}
