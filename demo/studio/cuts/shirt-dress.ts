import { noise } from "../fields/noise.ts";
import { bell } from "../fields/scalar.ts";
import { type Cut, ironed } from "../garment.ts";
import { beltedFolds } from "../making/body/belted-folds.ts";
import { collarBehind, topstitched } from "../making/body/collar-behind.ts";
import { fromElbow, intoBodice, intoSleeves } from "../making/body/drawn-dress.ts";
import { flutesFromHem, gathersAbove, gathersBelow } from "../making/body/drawn-skirt.ts";
import { dressmade } from "../making/body/dressmaking.ts";
import { inFolds } from "../making/body/in-folds.ts";
import { type Cuff, sleeves } from "../making/body/sleeves.ts";
import { swayed } from "../making/body/swayed.ts";
import { strokedOut } from "../making/sewing/steamed.ts";
import { shirtDressBelt, shirtDressKnot } from "../making/shirts/shirt-dress-belt.ts";
import { hemY, openBelow, sewBack, sewBoth, sewFront } from "../making/shirts/shirt-dress-face.ts";
import {
  collarLeaf,
  collarStand,
  shirtStitch as fine,
  shirtNeckBack,
} from "../making/shirts/shirt-parts.ts";
import type { Point } from "../pattern/outline.ts";

const half = `0,252 48,230 70,200^ 140,224 206,247^ 226,262^ 292,410 342,570 366,700^ 268,742^ 244,650
  218,548^ 196,640 182,716 206,800 250,1050`;
const sleeve = sleeves({ armhole: "806,258 800,350 802,440 816,540", lean: 0.22 });
const lane = 130;
const leaf = `602,270^ 634,242 654,214 647,196 624,184 598,179^ 598,171^ 626,174 652,180 670,192 688,222 697,252^
  656,340^ 632,308`;

const skirt = { top: 722, hem: hemY, rise: 32, side: `782,722 806,800 850,1050 906,${hemY}` };
/** The share of its creases that linen keeps, ironed before it was worn. */
const kept = 0.6;
/** And of those that hands and sitting have left, broad and fine. */
const crumpled = { broad: 0.8, fine: 0.9 };

const waistY = 716;
const armpit: Point = [214, 548];
const cuff: Cuff = [
  [268, 742],
  [366, 701],
];

const dress = dressmade({
  lane,
  half: `${half} 306,1452^ 160,1480 0,${hemY}`,
  shoulder: "70,200^",
  backNeck: "0,196 40,194",
  sleeve,
  turn: 0.006,
  wander: 5,
  arms: {
    left: [-0.09, 0.08],
    right: [0.14, 0.05],
    shoulderX: 214,
    shoulderY: 290,
    elbowY: 900,
    endY: 770,
  },
  armpit,
  cuff,
  hem: "0,1380 288,1380^ 296,1434^ 160,1462 0,1466",
  loft: 0.2,
  height: 9,
  hold: 0.6,
  slide: 0.006,
  held: {
    neck: [260, 215],
    waist: { y: waistY, strength: 0.1, reach: 16 },
    middle: 20,
    pockets: { x0: 636, y0: 412, x1: 746, y1: 536 },
  },
  threadAngle: () => 0.1,
  fall: 1,
  crumple: { amount: 0.02, size: 240, lane: 134 },
  armpitFolds: { reach: 150, amount: 0.02 },
  sleeveFolds: () => {},
  bodyFolds: (e, u, v, seed) => {
    const lanes = 0.6 + 0.9 * noise(u / 60, v / 900, seed + 138);
    e.along(1, 0, 0.08 * bell(v - waistY, 60) * lanes);
  },
  skirt: {
    ...skirt,
    count: 6,
    fullness: 1.35,
    depth: 17,
    gathered: true,
    closed: true,
    level: true,
  },
  slit: openBelow,
  drawn: [
    ...intoBodice(sleeve),
    ...intoSleeves(sleeve),
    ...fromElbow(armpit, cuff, 0.5),
    ...gathersAbove(702, 168, 14),
    ...gathersBelow({ ...skirt, top: 726 }, 16),
    ...flutesFromHem(skirt, 7),
  ],
  // No placket keeps the back from hanging in long folds.
  drawnBack: [...gathersAbove(702, 150, 4, [110, 240])],
  inside: (order, hand) => shirtNeckBack(order, hand, { stands: "leaves", lower: -34 }),
  over: (order, hand) => [
    collarStand(order, hand, "horn", -40),
    collarLeaf(order, hand, leaf, -1),
    collarLeaf(order, hand, leaf, 1),
    shirtDressBelt(order, hand, true),
    ...shirtDressKnot(order, hand, order.seed + lane + 20),
  ],
  overBack: (order, hand) => [
    collarBehind(order, hand, {
      fold: "0,168 42,170 64,179 79,193 97,204 110,208^",
      edge: "0,232 48,231 84,225 103,218 113,213^",
      stand: 10,
      lane: lane + 5,
      finish: topstitched(fine, 5),
    }),
    shirtDressBelt(order, hand, false),
  ],
  sew: (s) => sewBoth(s, sleeve),
  sewFront,
  sewBack,
  front: { zoom: 1.05, x: 600, y: 842 },
  detail: { zoom: 2.6, x: 700, y: 1300 },
  close: { zoom: 4.2, x: 640, y: 760 },
});

/** A belted shirt dress to the calf, with rolled half sleeves. */
export const shirtDress: Cut = (order) => {
  const seed = order.seed + lane;
  const stroked = strokedOut(ironed(order, kept), crumpled);
  return swayed(inFolds(dress(stroked), seed + 1, beltedFolds), waistY, seed);
};
