import { biasAngle, isSilk, silken } from "../cloths/silk.ts";
import { straight } from "../cloths/woven.ts";
import { noise } from "../fields/noise.ts";
import { bell, clamp, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Garment, type Order, plain } from "../garment.ts";
import { roundOf } from "../making/body/drawn-dress.ts";
import { flutesFromHem } from "../making/body/drawn-skirt.ts";
import { insideHem, wrongSide } from "../making/body/inside.ts";
import { laidByHand, turnedOver, unsettled } from "../making/body/poses.ts";
import { strapSlider } from "../making/body/strap-slider.ts";
import { type StrapPaths, strapPose, straps } from "../making/body/straps.ts";
import { swayed } from "../making/body/swayed.ts";
import {
  bothSides,
  drawIntoFolds,
  type Pull,
  rimFreeOfSatin,
} from "../making/sewing/drawn-folds.ts";
import { rounded } from "../making/sewing/rounded.ts";
import { stitch } from "../making/sewing/seams.ts";
import type { Excess } from "../pattern/excess.ts";
import {
  curve,
  type Knot,
  line,
  mirrored,
  type Point,
  type Side,
  withNeck,
} from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,470 50,446 108,372^ 128,384 142,430 151,464 154,492 140,560 124,650 136,740 168,850
  205,1050 262,1436^ 140,1456 0,1462`;

/** A bias-cut slip dress with thin straps and a soft cowl. */
export const slipDress: Cut = (ordered) => {
  const order = { ...ordered, cloth: silken(ordered.cloth) };
  const { cloth, seed } = order;
  const pose = unsettled(laidByHand(seed + 21, 7, 0.008), seed + 21);
  const outline = rounded(mirrored(half), 10);
  const behind = rounded(mirrored(withNeck(half, "154,492", "0,516 84,496")), 10);
  const body: Piece = {
    outline,
    optics: cloth.optics,
    seed: seed + 25,
    loft: 0.13,
    height: 7,
    hold: Math.min(cloth.hold, 0.0018),
    bend: cloth.bend,
    anchor: 0.0012,
    edgeAnchor: 0.005,
    grid: [14, 8, 5.5],
    steps: [560, 260, 120],
    stir: 6,
    slide: 0.012,
    pose,
    pins: (u, v) => 0.12 * bell(Math.hypot(Math.abs(u - 600) - 108, v - 372), 26),
    excess: (e, u, v) => fold(e, u, v, seed, isSilk(cloth.optics) ? slips : lies),
    threadAngle: () => biasAngle,
    make: (s) => {
      drape(s, order, seed + 57);
      finishRims(s, outline, upperEnd);
    },
  };
  // So narrow, a strap would have every flower of a print cut to dots.
  const bare = plain(order);
  const frontStraps = straps(bare, pose, frontStrap, strap);
  const laid: Garment = {
    pieces: [
      ...straps(bare, pose, backStrap, strapBehind),
      back(order, pose),
      hemBeyond(order, pose),
      ...sides.flatMap((side, n) => [
        frontStraps[n]!,
        strapSlider(line(frontStrap[side], side), 0.4, 3.4, strapPose(order, pose, side)),
      ]),
      body,
    ],
    back: [
      ...straps(bare, turnedOver(pose), lowerFrontStrap, strapBehind),
      insideFront(order, pose),
      hemBeyond(order, turnedOver(pose)),
      ...straps(bare, turnedOver(pose), upperBackStrap, strap),
      {
        ...body,
        seed: seed + 29,
        outline: behind,
        pins: (u, v) => 0.12 * bell(Math.hypot(Math.abs(u - 600) - 84, v - 496), 26),
        pose: turnedOver(pose),
        make: (s) => {
          drape(s, order, seed + 59);
          finishRims(s, behind, upperEndBehind);
        },
      },
    ],
    front: { zoom: 1.06, x: 600, y: 826 },
    detail: { zoom: 2.5, x: 606, y: 540 },
    // Where its flutes end at the hem; below the straps it is calm, and blank.
    close: { zoom: 3.5, x: 748, y: 1350 },
  };
  return swayed(laid, 660, seed + 21);
};

const skirt = { top: 700, hem: 1460, rise: 26, side: "732,700 768,850 805,1050 862,1436" };
/** It hangs from its straps in a few long folds, is drawn in above the hips, and opens towards the hem. */
const drawn: Pull[] = [
  ...bothSides({
    from: [
      [690, 400],
      [716, 396],
    ],
    ways: [Math.PI / 2 + 0.75, Math.PI / 2 - 0.05],
    many: 3,
    length: [110, 230],
    slope: [0.6, 1.1],
    sides: { steep: [7, 12], gentle: [14, 28] },
    fade: [0.2, 0.8],
  }),
  ...bothSides({
    from: [
      [736, 590],
      [724, 650],
      [730, 720],
    ],
    ways: [Math.PI + 0.3, Math.PI - 0.55],
    many: 3,
    length: [80, 170],
    slope: [0.6, 1.1],
    sides: { steep: [7, 12], gentle: [13, 26] },
    fade: [0.2, 0.7],
  }),
  ...flutesFromHem(skirt, 6, 1.2),
];

function drape(s: Surface, order: Order, seed: number): void {
  face(s, order);
  const clear = isSilk(order.cloth.optics) ? { clear: rimFreeOfSatin } : {};
  drawIntoFolds(s, drawn, { seed, round: roundOf(order.cloth), ...clear });
}

/** Surplus down the cowl and above the hips: silk slips down there, printed cloth would lap over in ledges. */
interface Slump {
  cowl: number;
  waist: number;
}
const slips: Slump = { cowl: 0.4, waist: 0.14 };
const lies: Slump = { cowl: 0.1, waist: 0.06 };

/** Share of its surplus that a flute takes at most: with more it laps over, and its crest breaks into hard lines. */
const fullest = 0.5;

function fold(e: Excess, u: number, v: number, seed: number, slump: Slump): void {
  const x = u - 600;
  const side = x > 0 ? 1 : -1;
  e.xx += 0.004;
  // Few flutes, and calm cloth between them.
  const lanes = clamp(0.2 + 1.3 * noise(u / 74, 1.3 + v / 1400, seed + 5), 0, fullest);
  e.along(1, 0, 0.5 * ramp(700, 1400, v) * lanes);
  e.along(1, 0, 0.06 * bell(v - 655, 70));
  const cowl = Math.hypot(x * 0.8, v - 230);
  e.along(x * 0.5, v - 230, slump.cowl * bell(cowl - 290, 95) * bell(x, 120));
  e.around(u, v, 600 + side * 106, 376, 170, 0.1);
  e.crumple(u, v, seed + 23, 0.02, 130);
  e.along(0.25 * side, 1, slump.waist * bell(v - 680, 60));
  e.along(0.5 * side, 0.86, 0.05 * bell(v - 800, 120) * (0.5 + noise(u / 90, v / 140, seed + 8)));
}

/** The lower rim, along which the hem is turned up and stitched: its row does not climb the sides. */
const hemLine = "338,1436 460,1456 600,1462 740,1456 862,1436";
/** How far inside its rim a narrow hem is stitched, in units, and its stitches. */
const hemStitched = 7;
const fine = { length: 3.4, width: 0.5 };
/** Between which distances from the rim the cloth rises to that fold: a sharper step breaks gleams into notches. */
const turnedUp: [from: number, full: number] = [10, 3];

/** Down to where at its sides the upper rim is hemmed, in units. */
const upperEnd = 480;
/** The same of the back, which is cut lower. */
const upperEndBehind = 500;

/** The rim from under the left arm over the neckline, however deep that is, to under the right one. @param end where it ends at both sides. */
function upperRim(outline: Knot[], end: number): Point[] {
  const ring = curve(outline);
  const hem = ring.reduce((lowest, [, v], i) => (v > ring[lowest]![1] ? i : lowest), 0);
  const fromHem = [...ring.slice(hem), ...ring.slice(0, hem)];
  const isUpper = ([, v]: Point) => v <= end;
  return fromHem.slice(fromHem.findIndex(isUpper), fromHem.findLastIndex(isUpper) + 1);
}

/** Narrow turned hems at the top and the bottom. */
function finishRims(s: Surface, outline: Knot[], end: number): void {
  s.each((k, _u, v, depth) => {
    if (v > end && v < 1380) return;
    const hemmed = v < end ? 1 : ramp(1380, 1430, v);
    s.relief[k]! += 0.8 * hemmed * ramp(...turnedUp, depth);
    if (v > end) return;
    s.tone(k, 1 - 0.08 * bell(depth - 7.6, 1.2));
  });
  stitch(s, line(hemLine), { ...fine, offset: -hemStitched });
  stitch(s, upperRim(outline, end), { ...fine, offset: hemStitched });
}

function back(order: Order, pose: Pose): Piece {
  return within(order, pose, "0,486 70,460 120,440 150,470^ 120,600 0,640");
}

/** The wrong side of what lies farther down, seen over the edge of the upper side. */
function within(order: Order, pose: Pose, half: string): Piece {
  const outline = mirrored(half);
  return {
    outline,
    optics: order.cloth.optics,
    dye: "inside",
    seed: order.seed + 3,
    inner: true,
    loft: 0.2,
    height: 8,
    grid: [8],
    steps: [80],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.02);
      e.crumple(u, v, order.seed + 3, 0.08, 80);
    },
    make: (s) => wrongSide(s, order, outline),
  };
}

/** The inside of the front, seen over the lower edge of the back. */
function insideFront(order: Order, pose: Pose): Piece {
  return within(
    order,
    turnedOver(pose),
    "0,470 50,446 108,376^ 128,386 146,440 148,500^ 80,560 0,580",
  );
}

/** The hem of the far side, with the cloth's own threads. */
function hemBeyond(order: Order, pose: Pose): Piece {
  return {
    ...insideHem(order, pose, "0,1380 250,1380^ 256,1428^ 140,1452 0,1458"),
    seed: 4,
    make: (s) => order.cloth.texture(s, straight),
  };
}

const sides: Side[] = [1, -1];

const strap = { half: 3.4, inset: 0.9, dye: "main" } as const;
/** The half of a strap that lies beyond its fold is in the shade of the other. */
const strapBehind = { ...strap, dye: "tone" } as const;

/** Thin straps turn over in a narrow loop, and lie in long curves: no two alike. */
const frontStrap: StrapPaths = {
  1: "709,388 714,330 708,270 697,222 691,207 684,204",
  [-1]: "709,388 715,330 724,276 729,226 725,208 718,203",
};
const backStrap: StrapPaths = {
  1: "684,204 677,207 675,222 677,290 683,380 692,474",
  [-1]: "718,203 711,206 707,222 702,300 696,390 690,474",
};
const upperBackStrap: StrapPaths = {
  1: "684,504 678,400 673,300 673,222 677,207 684,204",
  [-1]: "684,504 694,400 704,300 706,222 711,206 718,203",
};
const lowerFrontStrap: StrapPaths = {
  1: "684,204 691,207 697,222 708,270 713,330 704,392",
  [-1]: "718,203 725,208 729,226 724,276 713,330 704,392",
};
