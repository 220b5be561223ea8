import { noise } from "../fields/noise.ts";
import { bell, blend, ramp } from "../fields/scalar.ts";
import { type Cut, type Framing, face, type Garment, type Order } from "../garment.ts";
import { insideBack, shadeInwards } from "../making/body/inside.ts";
import {
  laidByHand,
  legsSwung,
  legsUnlike,
  type Swing,
  turnedOver,
  unsettled,
} from "../making/body/poses.ts";
import { doubledBy, stiffen } from "../making/sewing/doubled.ts";
import { openings } from "../making/sewing/opening.ts";
import { dyed, patch } from "../making/sewing/patch.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { seam, stitch, wear } from "../making/sewing/seams.ts";
import { fade } from "../making/trousers/denim-wash.ts";
import {
  fivePocketBack,
  fivePocketFront,
  gold,
  jeansLoops,
} from "../making/trousers/five-pockets.ts";
import {
  behindCrotch,
  heldAtInseams,
  inseamsTogether,
  shadeAtInseams,
  upperLegLift,
} from "../making/trousers/legs-together.ts";
import type { Excess } from "../pattern/excess.ts";
import { line, mirrored, type Point, type Side, shape, withNeck } from "../pattern/outline.ts";
import type { PatternMap, Piece } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

interface JeansStyle {
  half: string;
  /** Inner and outer end of the right hem, and the seam inside the leg down to it. */
  hem: [Point, Point];
  inseam: string;
  /** How much indigo has rubbed off: 1 is well worn, 0 raw. */
  worn: number;
  /** The hem turned up once, showing its selvedge. */
  turnedUp: boolean;
  /** Surplus across the leg towards the hem. */
  flow: number;
  swing: { left: Swing; right: Swing };
  close: Framing;
}

const crotchY = 485;

const straight: JeansStyle = {
  half: `0,183 80,180 142,174 202,166^ 207,212 223,280 236,352 244,420 250,485 256,600 259,694
    265,966 268,1289^ 76,1300^ 53,1130 36,966 15,694 9,590 6,527 1,485^`,
  hem: [
    [677, 1299],
    [867, 1288],
  ],
  inseam: "601,485 606,527 609,590 615,694 636,966 653,1130 676,1297",
  worn: 1,
  turnedUp: false,
  flow: 0.04,
  swing: { left: [-0.054, 0.012], right: [0.048, -0.008] },
  close: { zoom: 5, x: 719, y: 264 },
};

const raw: JeansStyle = {
  ...straight,
  half: `0,183 80,180 142,174 202,166^ 207,212 223,280 236,352 244,420 250,485 256,600 258,694
    260,966 257,1289^ 68,1300^ 49,1130 34,966 15,694 9,590 6,527 1,485^`,
  hem: [
    [669, 1299],
    [856, 1288],
  ],
  inseam: "601,485 606,527 609,590 615,694 634,966 649,1130 668,1297",
  worn: 0.06,
  turnedUp: true,
  swing: { left: [-0.056, 0], right: [0.06, 0.006] },
  close: { zoom: 4.6, x: 746, y: 1192 },
};

const wide: JeansStyle = {
  half: `0,183 80,180 142,174 202,166^ 207,212 223,280 241,352 256,430 268,491 293,694 322,966
    351,1268^ 70,1290^ 48,1120 30,966 11,694 6,594 4,533 1,491^`,
  hem: [
    [671, 1289],
    [950, 1267],
  ],
  inseam: "601,491 604,533 606,594 611,694 630,966 648,1120 670,1288",
  worn: 0.62,
  turnedUp: false,
  flow: 0.1,
  swing: { left: [-0.046, -0.002], right: [0.048, 0.004] },
  close: { zoom: 5, x: 719, y: 264 },
};

/** Straight five-pocket jeans, worn pale along the thigh, with contrast stitching. */
export const jeans: Cut = (order) => sew(order, straight, 41);
/** Raw denim with one turn-up that shows the selvedge. */
export const selvedgeJeans: Cut = (order) => sew(order, raw, 441);
/** Wide legs from the hip to the floor. */
export const wideJeans: Cut = (order) => sew(order, wide, 3000);

function sew(order: Order, style: JeansStyle, lane: number): Garment {
  const { cloth } = order;
  const seed = order.seed + lane;
  const hand = unsettled(laidByHand(seed, 6, -0.008), seed);
  const pose = inseamsTogether(legsSwung(hand, legsUnlike(style.swing, seed), crotchY), crotchY);
  const over = turnedOver(pose);
  const rubbed = rubbedLeg(style);
  const body: Piece = {
    outline: rounded(mirrored(style.half)),
    optics: cloth.optics,
    seed: seed + 2,
    loft: 0.19,
    height: 8,
    hold: cloth.hold * 0.85,
    bend: cloth.bend,
    edgeAnchor: 0.035,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    pose,
    base: (u, v) => upperLegLift(u, v, crotchY),
    pins: (u, v) => heldBySeams(u, v) + 0.04 * frontPockets(u, v),
    excess: (e, u, v) => {
      fold(e, u, v, seed, style);
      stiffen(e, frontPockets(u, v));
    },
    make: (s, rise) => {
      face(s, order);
      fade(s, rise, style.worn, rubbed);
      fivePocketFront(s);
      sewLegs(s, style);
    },
  };
  return {
    pieces: [
      back(order, hand),
      ...openings(style.hem, 5, "bleached", cloth.optics, pose),
      behindCrotch(order, hand, crotchY),
      body,
      ...jeansLoops(order, hand, "front"),
    ],
    back: [
      ...openings(style.hem, 5, "bleached", cloth.optics, over),
      behindCrotch(order, turnedOver(hand), crotchY),
      {
        ...body,
        seed: seed + 6,
        outline: rounded(mirrored(withNeck(style.half, "202,166^", "0,156 80,158"))),
        pose: over,
        pins: (u, v) => heldBySeams(u, v) + 0.05 * backPockets(u, v),
        excess: (e, u, v) => {
          fold(e, u, v, seed, style);
          stiffen(e, backPockets(u, v));
        },
        make: (s, rise) => {
          face(s, order);
          fade(s, rise, style.worn * 0.6, rubbed);
          fivePocketBack(s);
          sewLegs(s, style);
        },
      },
      ...jeansLoops(order, turnedOver(hand), "back"),
    ],
    front: { zoom: 1.17, x: 600, y: 726 },
    detail: { zoom: 2.4, x: 626, y: 372 },
    close: style.close,
  };
}

const frontPockets = doubledBy({ x0: 660, y0: 222, x1: 840, y1: 410 }, true);
const backPockets = doubledBy({ x0: 646, y0: 298, x1: 794, y1: 474 }, true);

/** By the waistband, and the seams inside the legs. */
function heldBySeams(u: number, v: number): number {
  return Math.max(0.12 * ramp(232, 212, v), heldAtInseams(u, v, crotchY));
}

function fold(e: Excess, u: number, v: number, seed: number, style: JeansStyle): void {
  const side = u > 600 ? 1 : -1;
  e.evenly(0.005);
  e.crumple(u, v, seed + 3, 0.036, 170);
  e.around(u, v, 600, crotchY + 8, 175, 0.17);
  e.around(u, v, 600 + side * 170, 296, 150, 0.05);
  const uneven = Math.max(0, 0.5 + 0.9 * noise(u / 75, v / 170, seed + 4 + side));
  e.along(0.22 * side, 1, 0.15 * bell(v - 790, 100) * uneven + 0.02);
  e.along(0.1 * side, 1, 0.09 * ramp(1140, 1230, v) * (0.5 + noise(u / 60, v / 60, seed + 6)));
  const lanes = 0.6 + 0.8 * noise(u / 80, v / 600, seed + 7);
  e.along(1, 0, 0.03 + style.flow * ramp(560, 1200, v) * lanes);
}

/** Where the leg bends and rubs: along the thigh, less along the shin. */
function rubbedLeg({ hem: [inner, outer] }: JeansStyle): PatternMap {
  const hemMiddle = (inner[0] + outer[0]) / 2 - 600;
  return (u, v) => {
    const middle = blend(125, hemMiddle, Math.max(0, (v - crotchY) / 800));
    const x = Math.abs(u - 600) - middle;
    return 0.3 * bell(x, 70) * bell(v - 570, 280) + 0.17 * bell(x, 50) * bell(v - 880, 230);
  };
}

function sewLegs(s: Surface, style: JeansStyle): void {
  shadeAtInseams(s, crotchY);
  const middle = line("600,224 600,352 600,480");
  seam(s, middle, { depth: 2.8, pucker: 1.4 });
  stitch(s, middle, { ...gold, offset: -4 });
  for (const side of [1, -1] as const) {
    const inseam = line(style.inseam, side);
    stitch(s, inseam, { ...gold, offset: side * -7 });
    wear(s, inseam, "bleached", 4, 0.3 * style.worn);
    if (style.turnedUp) turnUp(s, style, side);
    else sewHem(s, style, side);
  }
}

function sewHem(s: Surface, { hem: [inner, outer], worn }: JeansStyle, side: Side): void {
  const hem = line(`${inner[0] - 12},${inner[1] + 1} ${outer[0] + 12},${outer[1] - 1}`, side);
  stitch(s, hem, { ...gold, offset: side * -14 });
  s.along(hem, 20, (k, d, way) => {
    const puff = ramp(16, 13, Math.abs(d)) * (1 + 0.8 * Math.sin(way / 5 + Math.abs(d) / 3));
    s.relief[k]! += 1.4 * puff;
  });
  wear(s, hem, "bleached", 3, 0.45 * worn);
}

/** The pale inside of the denim, folded outward, with the white and red edge at the side seam. */
function turnUp(s: Surface, { hem: [inner, outer] }: JeansStyle, side: Side): void {
  const [x0, y0] = inner;
  const [x1, y1] = outer;
  const inside = s.dye("bleached");
  const white = s.dye("pearl");
  const red = s.dye("tartanRed");
  const cuff = `${x0 - 20},${y0 - 64}^ ${x1 + 14},${y1 - 64}^ ${x1 + 14},${y1 + 10}^ ${x0 - 20},${y0 + 10}^`;
  patch(s, shape(cuff, side), {
    rise: 4.4,
    slope: 1.8,
    paint: (k) => s.ink(k, inside, 0.62),
  });
  s.along(line(`${x1 - 24},${y1 - 80} ${x1 - 22},${y1 + 14}`, side), 9, (k, d, _way, _u, v) => {
    if (v < y1 - 62) return;
    s.ink(k, white, 0.85 * ramp(8, 6.5, Math.abs(d)));
    s.ink(k, red, 0.9 * bell(Math.abs(d) - 4, 1));
    s.relief[k]! += 0.8 * ramp(8, 6, Math.abs(d)) - 1.2 * bell(d, 0.9);
    s.tone(k, 1 - 0.3 * bell(d, 0.9));
  });
}

/** The inside of the back waist, its denim paler, with a leather label. */
function back(order: Order, pose: Piece["pose"] & object): Piece {
  const outline = mirrored("0,155 80,157 196,166^ 150,200 0,212");
  return {
    ...insideBack(order, pose, outline),
    dye: "pale",
    make: (s) => {
      face(s, order);
      patch(s, shape("566,168^ 634,168^ 634,192^ 566,192^"), {
        rise: 1.2,
        paint: dyed(s, "patch"),
      });
      shadeInwards(s, outline);
    },
  };
}
