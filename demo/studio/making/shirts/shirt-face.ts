import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import {
  type Knot,
  knots,
  line,
  lowest,
  mirrored,
  type Point,
  type Shift,
  type Side,
  shape,
  table,
} from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { stripe } from "../../prints/stripes.ts";
import type { LongFold } from "../body/long-folds.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { button, buttonhole } from "../sewing/button.ts";
import { evenedAlong } from "../sewing/evened.ts";
import { patch } from "../sewing/patch.ts";
import { recut } from "../sewing/recut.ts";
import { drawShirtBack, drawShirtFront } from "./drawn-shirt.ts";
import { bendDown, felledSeam, sewnLayer, stitchedHem, stitchedIn } from "./fine-edge.ts";
import { piped } from "./piping.ts";
import { creaseShirt } from "./shirt-creases.ts";
import { backParts, frontParts, placketBand, yokeBehind, yokeInFront } from "./shirt-cutting.ts";
import { shadeUnderCollar, threadOf } from "./shirt-parts.ts";
import { sewPockets } from "./shirt-pockets.ts";
import type { ShirtStyle } from "./shirt-style.ts";
import { washSeams } from "./washed-seams.ts";

/** How a side of a shirt lies: its sleeves, its folds, and what lies hidden in them. */
interface Lie {
  sleeve: Sleeves;
  folds: LongFold[];
  hidden: Shift;
}

/** The cloth's grain on body and sleeves, which breaks off wherever a fold lies over. */
function foldedGrain({ sleeve, hidden }: Lie): Grain {
  return (u, v) => {
    const [x, y] = sleeve.grain(u, v);
    const [dx, dy] = hidden(u, v);
    const lean = sleeve.on(u, v) ? sleeve.lean * sleeve.side(u) : 0;
    const [c, t] = [Math.cos(lean), Math.sin(lean)];
    return [x + dx * c - dy * t, y + dx * t + dy * c];
  };
}

/** How broad the hem of a shirt is that is tucked in, in units. */
const shirtHem = 8;

/** Yoke, sleeves, pockets, placket and hem of the front. */
export function makeShirtFront(s: Surface, order: Order, style: ShirtStyle, lie: Lie): void {
  const { sleeve, folds } = lie;
  const thread = threadOf(style);
  face(
    s,
    order,
    recut(foldedGrain(lie), frontParts(style, sleeve, order.print === stripe), order.seed),
  );
  for (const side of [1, -1] as const) {
    const yoke = yokeInFront(sleeve, side);
    felledSeam(s, yoke, side * -7, thread);
  }
  sewSleeves(s, style, sleeve);
  sewPockets(s, style);
  placket(s, style);
  shadeUnderCollar(s, style.leaf);
  stitchedHem(s, line(style.hem), -(style.turnedUp ?? shirtHem), thread);
  washSeams(s, style, sleeve, false);
  creaseShirt(s, style, sleeve, folds, order);
  drawShirtFront(s, order, style, sleeve, buttonsOf(style));
  bendDown(s, mirrored(style.half));
}

/** How far inside a cuff's edge it is topstitched, in units: nearer, its row is seen again in the side of the edge. */
const cuffStitched = 11.5;

/** Where a cuff's button sits, from the outer end of the sleeve, in units. */
const cuffButton = { inside: 80, above: 8 };

function sewSleeves(s: Surface, style: ShirtStyle, sleeve: Sleeves): void {
  const [inner, outer] = style.sleeveEnd;
  const thread = threadOf(style);
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    felledSeam(s, armhole, side * 9, thread);
    if (!style.cuff) {
      const hem = line(`${inner.join(",")} ${outer.join(",")}`, side);
      stitchedIn(s, hem, side * -22, thread);
      continue;
    }
    const cuff = shape(style.cuff, side);
    sewnLayer(s, cuff, { rise: 2, stitched: { ...thread, inset: cuffStitched } });
    openCuff(s, cuffEnd(cuff), side);
    if (style.piped) piped(s, cuffSeam(cuff), side);
    for (const pleat of cuffPleats(style.cuff, style.lean, side)) sewPleat(s, pleat, side);
    const [x, y] = [outer[0] - cuffButton.inside, outer[1] - cuffButton.above];
    button(s, table.middle + side * (x - table.middle), y, 6.5, { dye: style.buttons });
  }
}

/**
 * How far below a cuff's upper layer the lower one lies in units, how dark it is between them, and the share of a
 * print that is lost in that dark: stripes that end there each in a shade of its own look like teeth.
 */
const gape = { drop: 1.1, dark: 0.36, reach: 2.6, even: 0.8 };

/** Beyond the end of its upper layer one looks into a cuff, upon the inside of the lower one. */
function openCuff(s: Surface, end: Point[], side: Side): void {
  s.along(end, 14, (k, d) => {
    const beyond = d * side;
    if (beyond <= 0) return;
    s.relief[k]! -= gape.drop * ramp(0, 1, beyond);
    s.tone(k, 1 - gape.dark * Math.exp(-beyond / gape.reach));
  });
  if (s.isPatterned) evenedAlong(s, end, 14, (d) => gape.even * ramp(-1.6, -0.4, d * side));
}

/** Where a cuff's upper layer ends, from the inner side of the arm outwards. */
function cuffEnd(cuff: Knot[]): Point[] {
  const [, outer, inner] = cuff;
  return [
    [inner!.x, inner!.y],
    [outer!.x, outer!.y],
  ];
}

/** Where a cuff is sewn to its sleeve, from the inner side of the arm outwards. */
function cuffSeam(cuff: Knot[]): Point[] {
  const [from, to] = [cuff[cuff.length - 1]!, cuff[0]!];
  return [
    [from.x, from.y],
    [to.x, to.y],
  ];
}

/** The pleats above a cuff: how far along its seam each begins, how much farther than the sleeve it leans, how long it is. */
const pleats = [
  { share: 0.5, lean: 0, length: 66 },
  { share: 0.72, lean: 0.14, length: 42 },
];

interface Pleat {
  path: Point[];
  /** Over how much of it the pleat opens into the sleeve, in units. */
  length: number;
}

/** Where the sleeve is laid in pleats to fit its cuff: from the cuff's edge upwards. */
function cuffPleats(cuff: string, sleeveLean: number, side: Side): Pleat[] {
  const [[innerX, innerY], [outerX, outerY]] = cuffSeam(shape(cuff, side)) as [Point, Point];
  return pleats.map(({ share, lean, length }) => {
    const [x, y] = [blend(innerX, outerX, share), blend(innerY, outerY, share)];
    const angle = sleeveLean + lean;
    const path: Point[] = [
      [x, y],
      [x - side * 80 * Math.sin(angle), y - 80 * Math.cos(angle)],
    ];
    return { path, length };
  });
}

/** How high a pleat stands, in units. */
const pleatRise = 1.9;

/** Cloth folded upon itself along a line that begins in a seam: one soft step, which runs out. */
function sewPleat(s: Surface, { path, length }: Pleat, side: Side): void {
  s.along(path, 20, (k, d, way) => {
    // Past its beginning lies what it is sewn to.
    const kept = ramp(length, length * 0.1, way) * ramp(0, 3, way);
    s.relief[k]! += kept * pleatRise * ramp(2, -2, d * side) * ramp(-20, -4, d * side);
    s.tone(k, 1 - 0.2 * kept * bell(d * side - 1, 2.2));
  });
}

/** Yoke with its loop, sleeves and hem of the back; its pleat is a fold. */
export function makeShirtBack(s: Surface, order: Order, style: ShirtStyle, lie: Lie): void {
  const { sleeve, folds } = lie;
  const thread = threadOf(style);
  face(s, order, recut(foldedGrain(lie), backParts(style, sleeve), order.seed));
  sewSleeves(s, style, sleeve);
  const yoke = yokeBehind(sleeve);
  felledSeam(s, yoke, -8, thread);
  patch(s, knots("596,360^ 604,360^ 604,392^ 596,392^"), { rise: 2, slope: 0.8 });
  stitchedHem(s, line(style.hem), -(style.turnedUp ?? shirtHem), thread);
  washSeams(s, style, sleeve, true);
  creaseShirt(s, style, sleeve, folds, { ...order, seed: order.seed + 7 });
  drawShirtBack(s, order, style, sleeve);
  bendDown(s, mirrored(style.half));
}

/** A height below every hem, where the rows of a placket end, in units. */
const low = 1200;

function placket(s: Surface, style: ShirtStyle): void {
  const thread = threadOf(style);
  const upright = (x: number) => line(`${x},270 ${x - 1},${low * 0.7} ${x},${low}`);
  const buttons = buttonsOf(style);
  sewnLayer(s, placketBand, { rise: 1.8 });
  bowPlacket(s, buttons);
  const edge = line(`621,250 619,${low * 0.7} 621,${low}`);
  if (style.piped) piped(s, edge, 1);
  freeEdge(s, edge, buttons);
  for (const x of [586, 614]) {
    stitchedIn(s, upright(x), 0, thread);
  }
  for (const y of buttons) {
    buttonhole(s, 600, y, 17);
    button(s, 600, y, 6.6, { dye: style.buttons });
  }
}

/** Heights of the buttons below the collar's. */
function buttonsOf({ firstButton, hem }: ShirtStyle): number[] {
  const apart = 106;
  const count = Math.max(0, Math.ceil((lowest(hem) - 110 - firstButton) / apart));
  return Array.from({ length: count }, (_, n) => firstButton + n * apart);
}

/** How high a band bows up at most, how far it leans to one edge there, in units, and how soon it lies down beside it. */
const bowed = { up: 2.6, lean: 16, half: 22, ends: 12 };

/** Sewn of three layers, the band shrinks in the wash less than the front: it bows up between its buttons, or lies down. */
function bowPlacket(s: Surface, buttons: number[]): void {
  const middle = line(`600,270 600,${low}`);
  s.along(middle, bowed.half + bowed.ends, (k, _d, _way, u, v) => {
    const away = Math.min(...buttons.map((y) => Math.abs(v - y)));
    const here = ramp(8, 44, away) * (0.35 + 0.9 * noise(v / 61, 2, 98));
    const leaning = bell(u - table.middle - bowed.lean * noise(v / 70, 3, 99), bowed.half);
    const off = Math.abs(u - table.middle);
    s.relief[k]! += bowed.up * here * leaning * ramp(bowed.half + bowed.ends, bowed.half, off);
  });
}

/** The edge of three layers that nothing but its buttons holds: between them it stands off a little. */
function freeEdge(s: Surface, path: Point[], buttons: number[]): void {
  s.along(path, 20, (k, d, _way, u, v) => {
    const away = Math.min(...buttons.map((y) => Math.abs(v - y)));
    const off = ramp(4, 46, away) * (0.7 + 0.5 * noise(u / 200, v / 60, 96));
    if (d > 0) s.relief[k]! += 2 * off * Math.exp(-d / 8) * ramp(20, 12, d);
    else s.tone(k, 1 - (0.1 + 0.26 * off) * Math.exp(d / (1.4 + 3.2 * off)));
  });
}
