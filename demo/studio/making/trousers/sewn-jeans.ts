import { bell, ramp } from "../../fields/scalar.ts";
import { type Framing, face, type Garment, ironed, type Order } from "../../garment.ts";
import { line, type Point, type Side } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { denimHem, felledSeam, heavy, rope, ropedStitch, topstitch } from "../denim/denim-seams.ts";
import { fade, type Wash } from "../denim/denim-wash.ts";
import {
  fivePocketBack,
  fivePocketFront,
  jeansBand,
  jeansCreases,
  jeansGrain,
  jeansInside,
  jeansWaist,
  uponJeans,
} from "../denim/five-pockets.ts";
import { doubledBy, stiffen } from "../sewing/doubled.ts";
import { drawTogether } from "../sewing/seams.ts";
import type { View } from "../sewing/waistband.ts";
import { type LegPattern, outseam } from "./leg-pattern.ts";
import { rubbedLegs } from "./rubbed.ts";
import { shadeTurnUps, type TurnUp, turnUps } from "./turn-up.ts";
import { heldByFly, sewTwoLegs } from "./two-legs.ts";

export interface JeansStyle extends Omit<LegPattern, "waist"> {
  /** The seam inside the right leg down to the hem. */
  inseam: string;
  /** How much indigo has washed out, and rubbed off at its seams: 1 is well worn, 0 raw. */
  worn: number;
  /** The hem turned up once, showing its selvedge. */
  turnedUp: boolean;
  detail: Framing;
  close: Framing;
}

const pockets = {
  front: doubledBy({ x0: 660, y0: 222, x1: 840, y1: 410 }, true),
  back: doubledBy({ x0: 646, y0: 298, x1: 794, y1: 474 }, true),
};

/**
 * How far the far layer of a leg shows below its hem, in units: the doubled cloth of a turn-up stands open. A felled
 * hem is drawn in at its corners: within it begins that layer, by a share of the hem, or it would stick out there.
 */
const openEnds = { turnedUp: { gape: 16 }, hemmed: { gape: 8, within: 0.007 } };

/** How far a seam's allowance reaches, in units. */
const allowance = 16;

/** Five-pocket jeans; `lane` keeps two styles from falling alike. */
export function sewJeans(order: Order, style: JeansStyle, lane: number): Garment {
  const seed = order.seed + lane;
  const pattern: LegPattern = { ...style, waist: jeansWaist };
  const fly = heldByFly(pattern);
  const wash = washOf(pattern, style.worn, seed);
  const cuff = style.turnedUp ? cuffOf(order, style) : null;
  const sewn = sewTwoLegs(order, pattern, seed, {
    // The layers of its seam stiffen a little of what hangs from it.
    band: jeansBand + 2,
    fall: 0.9,
    worn: 0.6,
    pressed: false,
    body: { loft: 0.28, height: 14, edgeAnchor: 0.09 },
    held: (view) => (u, v) =>
      0.12 * ramp(240, 218, v) + 0.045 * pockets[view](u, v) + (view === "front" ? fly(u, v) : 0),
    excess: (view) => (e, u, v) => stiffen(e, pockets[view](u, v)),
    make: (view) => (s, lie) => {
      face(s, ironed(order, jeansCreases), jeansGrain(view, seed));
      fade(s, lie.rise, wash[view]);
      if (view === "front") fivePocketFront(s, style.worn);
      else fivePocketBack(s, 0.8 * style.worn);
      sewLegs(s, style, view);
      if (cuff) shadeTurnUps(s, cuff);
    },
    drawn: { amount: 1, turnedUp: cuff?.height, ofWaist: () => [] },
    onLegs: (pose) => (cuff ? turnUps(order, pose, cuff) : []),
    upon: (pose, view) => uponJeans(order, pose, view, wash[view]),
    inside: jeansInside,
    opens: { reverse: "bleached", ...(cuff ? openEnds.turnedUp : openEnds.hemmed) },
  });
  return {
    ...sewn,
    front: { zoom: 1.17, x: 600, y: 726 },
    detail: style.detail,
    close: style.close,
  };
}

/** How the denim of either side has paled: the front more than the back. */
function washOf(pattern: LegPattern, worn: number, seed: number): Record<View, Wash> {
  const behind = seed + 30;
  return {
    front: { worn, rubbed: rubbedLegs(pattern, "front", seed), seed },
    back: { worn: 0.85 * worn, rubbed: rubbedLegs(pattern, "back", behind), seed: behind },
  };
}

/**
 * The allowances of the seam along the outer side of a leg: pressed apart they show through, and where
 * they end wearing rubs a pale line.
 */
function outerAllowance(s: Surface, style: JeansStyle, side: Side): void {
  const seam = outseam(style, side);
  const { worn } = style;
  rope(s, seam, { worn, offset: side * 6, reach: 9, ripples: heavy });
  const ends = side * allowance;
  drawTogether(s, seam, 0.9 * worn, ends);
  s.along(seam, allowance + 12, (k, d) => {
    s.relief[k]! += 1.1 * ramp(allowance + 3, allowance - 2, d * side);
  });
  rope(s, seam, { worn: 0.6 * worn, offset: ends, reach: 3.5, ripples: heavy });
}

function sewLegs(s: Surface, style: JeansStyle, view: View): void {
  const middle = line(`600,${view === "front" ? 392 : 204} 600,440 600,${style.crotchY - 2}`);
  felledSeam(s, middle, { side: -1, worn: style.worn, pucker: 1.4 });
  for (const side of [1, -1] as const) {
    const inseam = line(style.inseam, side);
    rope(s, inseam, { worn: style.worn, offset: side * -5, reach: 6, ripples: heavy });
    topstitch(s, inseam, side * -7);
    outerAllowance(s, style, side);
    if (!style.turnedUp) denimHem(s, hemLine(style, side), style.worn);
  }
}

/** The pale inside of the denim, folded outward, with the white and red edge at the side seam. */
function cuffOf(order: Order, { hem }: JeansStyle): TurnUp {
  const [[x0, y0], [x1, y1]] = hem;
  const height = 64;
  return {
    hem,
    height,
    make: (s, side) => {
      face(s, order);
      const inside = s.dye("bleached");
      s.each((k) => s.ink(k, inside, 0.5));
      selvedge(s, line(`${x1 - 24},${y1 - height - 16} ${x1 - 22},${y1 + 14}`, side));
      // The hem itself comes to lie above, with its stitches.
      ropedStitch(
        s,
        0.5,
        line(`${x0 - 9},${y0 - height + 11} ${x1 + 9},${y1 - height + 11}`, side),
        0,
      );
    },
  };
}

/** The woven edge of the cloth: white, with a red thread to both sides of the seam. */
function selvedge(s: Surface, path: Point[]): void {
  const white = s.dye("pearl");
  const red = s.dye("turkeyRed");
  s.along(path, 9, (k, d) => {
    s.ink(k, white, 0.85 * ramp(8, 6.5, Math.abs(d)));
    s.ink(k, red, 0.9 * bell(Math.abs(d) - 4, 1));
    s.relief[k]! += 0.8 * ramp(8, 6, Math.abs(d)) - 1.2 * bell(d, 0.9);
    s.tone(k, 1 - 0.3 * bell(d, 0.9));
  });
}

/** A hem from its left to its right end, so that the leg lies to the left of it. */
function hemLine({ hem: [[x0, y0], [x1, y1]] }: JeansStyle, side: Side): Point[] {
  const fromInner = line(`${x0 - 12},${y0 + 1} ${x1 + 12},${y1 - 1}`, side);
  return side > 0 ? fromInner : fromInner.toReversed();
}
