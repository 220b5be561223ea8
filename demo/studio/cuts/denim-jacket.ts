import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { collarBehind, topstitched } from "../making/body/collar-behind.ts";
import { insideNape } from "../making/body/inside-nape.ts";
import { withSetInSleeves } from "../making/body/set-in-sleeves.ts";
import { type Cuff, foldSleeve, sleeves } from "../making/body/sleeves.ts";
import { type Neckline, upperGarment } from "../making/body/upper-garment.ts";
import { button, buttonhole } from "../making/sewing/button.ts";
import { doubledBy } from "../making/sewing/doubled.ts";
import { foldedPart } from "../making/sewing/folded-part.ts";
import { patch } from "../making/sewing/patch.ts";
import { foldOf, freeEdge } from "../making/sewing/roll.ts";
import { overlap, seam, stitch, wear } from "../making/sewing/seams.ts";
import { aboveSewnOn, sewnOnBoth, shadeBelow } from "../making/sewing/sewn-on.ts";
import { type Arms, oneSleeveBent } from "../making/tailoring/bent-sleeve.ts";
import { swellsOfBody } from "../making/tailoring/swells.ts";
import { jeansThread } from "../making/trousers/denim-wash.ts";
import type { Excess } from "../pattern/excess.ts";
import { type Knot, line, type Point, type Side, shape, withNeck } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,300 48,288 96,246^ 246,300^ 270,316^ 340,478 398,640 444,880 472,1050 476,1098^
  362,1130^ 350,1084 318,890 288,750 254,632^ 246,800 240,960 236,1034 242,1104^ 120,1114 0,1116`;
const sleeve = sleeves({ armhole: "847,303 830,420 834,520 854,630", lean: 0.22 });
const leaf = `604,330^ 644,302 674,266 676,240 651,228 598,221^ 598,206^ 652,213 688,226 716,262 740,306^
  690,398^ 652,368`;
const arms: Arms = { shoulderX: 244, shoulderY: 344, elbowY: 790 };
const cuff: Cuff = [
  [362, 1130],
  [476, 1098],
];
const lane = 570;
const doubled = doubledBy({ x0: 660, y0: 494, x1: 806, y1: 740 }, true);
const thread = { ...jeansThread, length: 5.4, width: 0.8 };

/** A denim jacket: a pointed collar, flap pockets on the chest, V seams, a buttoned waistband. */
export const denimJacket: Cut = (order) => {
  const seed = order.seed + lane;
  const excess = (e: Excess, u: number, v: number) => fallOfJacket(e, u, v, seed);
  const sewn = withSetInSleeves(order, {
    half,
    sleeve,
    arms: oneSleeveBent(arms, seed),
    cuff,
    lane,
    inside: "pale",
    excess,
    make: (s) => makeShell(s, order),
  });
  const sewnToFront = (hand: Pose) => pockets(order, hand);
  return upperGarment(order, {
    ...sewn,
    sleevesUpon: aboveSewnOn(sewn.sleevesUpon, sewnToFront),
    lane,
    backHalf: withNeck(sewn.half, "96,246^", "0,250 48,248"),
    turn: -0.006,
    hem: `0,1080^ 220,1080^ 238,1108^ 120,1119 0,1121`,
    inside: "pale",
    body: {
      loft: 0.25,
      height: 10,
      bend: Math.max(0.6, order.cloth.bend),
      grid: [16, 8, 5.5],
      steps: [420, 240, 110],
      base: swellsOfBody({ seed, armpit: [254, 632], waistY: 860, hemY: 1010, strength: 0.6 }),
      pins: (u, v) =>
        0.1 * ramp(310, 280, v) +
        0.04 * ramp(1030, 1050, v) +
        0.02 * bell(u - 600, 24) +
        0.04 * doubled(u, v),
    },
    excess,
    face: (s) => {
      makeFront(s, order);
      shadeBelow(s, sewnToFront);
    },
    backFace: (s) => makeBack(s, order),
    neck: (hand) => neck(order, hand, seed),
    front: { zoom: 1.14, x: 600, y: 686 },
    detail: { zoom: 2.7, x: 640, y: 440 },
    close: { zoom: 4.8, x: 706, y: 552 },
  });
};

/** A pointed collar upon the fronts, and its fall upon the back. */
function neck(order: Order, hand: Pose, seed: number): Neckline {
  const collar = (side: Side) => {
    const outline = shape(leaf, side);
    const folded = { lift: 4, seed: seed + 10 + side, turn: 0.8 * side, roll: foldOf(outline) };
    return stitchedLeaf(foldedPart(order, { outline, pose: hand, ...folded }), outline, side);
  };
  return {
    behind: [
      insideNape(order, hand, {
        pattern: "500,248^ 548,217 600,211 652,217 700,248^ 676,320 600,372 524,320",
        labelY: 258,
        labelWidth: 50,
      }),
    ],
    over: [collar(-1), collar(1)],
    overBack: [
      collarBehind(order, hand, {
        fold: "0,208 48,211 80,223 102,238 126,248 144,256^",
        edge: "0,288 58,287 106,280 132,271 147,261^",
        stand: 11,
        lane: 590,
        finish: topstitched(thread, 7),
      }),
    ],
  };
}

function fallOfJacket(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.006);
  e.crumple(u, v, seed + 6, 0.075, 170);
  e.around(u, v, 600 + side * 254, 634, 165, 0.14);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: 800,
      elbow: 0.2,
      elbowReach: 110,
      cuffY: 1010,
      cuff: 0.16,
      cuffReach: 55,
      even: 0.03,
      twist: 0.05,
    });
    return;
  }
  // The waistband gathers the blouson a little.
  e.along(0, 1, 0.14 * bell(v - 980, 60) * (0.4 + noise(u / 90, 1, seed + 8)));
  e.along(1, 0, 0.06 * ramp(900, 1030, v));
}

function stitchedLeaf(piece: Piece, outline: Knot[], side: Side): Piece {
  const { make } = piece;
  return {
    ...piece,
    make: (s, rise) => {
      make?.(s, rise);
      stitch(s, freeEdge(outline), { ...thread, offset: 7 * side });
    },
  };
}

function doubleRow(s: Surface, path: Point[], offset: number): void {
  stitch(s, path, { ...thread, offset });
  stitch(s, path, { ...thread, offset: offset + Math.sign(offset) * 7 });
}

/** Indigo has rubbed off a little everywhere, and at the elbows more. */
function rub(s: Surface, order: Order): void {
  const faded = s.dye("bleached");
  s.each((k, u, v) => {
    const rubbed = 0.5 + 0.5 * noise(u / 150, v / 190, order.seed + 71);
    const elbow = sleeve.on(u, v) ? bell(v - 800, 130) : 0;
    s.ink(k, faded, 0.05 * rubbed + 0.08 * elbow);
  });
}

/** What front and back have in common: faded cloth, armholes, cuffs and waistband. */
function makeShell(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  rub(s, order);
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.8, pucker: 1.8 });
    doubleRow(s, armhole, side * -6);
    wear(s, armhole, "bleached", 4, 0.35);
    const cuff = line("948,1080 1082,1046", side);
    seam(s, cuff, { depth: 2.4, pucker: 1.6 });
    stitch(s, cuff, { ...thread, offset: 7 * side });
    stitch(s, line("956,1124 1082,1088", side), thread);
    button(s, 600 + side * 440, 1084, 8, { dye: "copper", metal: true, holes: 0 });
  }
  const band = line("356,1040 480,1046 600,1048 720,1046 844,1040");
  seam(s, band, { depth: 2.8, pucker: 2 });
  stitch(s, band, { ...thread, offset: 6 });
  stitch(s, line("352,1098 480,1106 600,1108 720,1106 848,1098"), thread);
  wear(s, line("352,1110 600,1116 848,1110"), "bleached", 4, 0.5);
}

function makeBack(s: Surface, order: Order): void {
  makeShell(s, order);
  const yoke = line("352,440 480,452 600,456 720,452 848,440");
  seam(s, yoke, { depth: 2.6, pucker: 1.6 });
  doubleRow(s, yoke, 6);
  for (const side of [1, -1] as const) {
    const panel = line("706,456 684,700 670,1044", side);
    seam(s, panel, { depth: 2.4, pucker: 1.4 });
    doubleRow(s, panel, 6 * side);
    patch(s, shape("770,1052^ 824,1050^ 834,1074 824,1098^ 770,1100^", side), { rise: 3 });
    button(s, 600 + side * 212, 1075, 9, { dye: "copper", metal: true, holes: 0 });
  }
}

/** The flaps on the chest and the welts at the waist. */
function pockets(order: Order, hand: Pose): Piece[] {
  const edged = {
    stitched: { ...thread, inset: 6 },
    off: 40,
    rub: (s: Surface) => rub(s, order),
  };
  const copper = { dye: "copper", metal: true, holes: 0 } as const;
  return [
    ...sewnOnBoth(order, hand, {
      ...edged,
      pattern: "659,501^ 813,495^ 816,552^ 738,586^ 661,556^",
      kind: "flap",
      slack: 5,
      finish: (s, side) => button(s, 600 + side * 138, 560, 9, copper),
    }),
    ...sewnOnBoth(order, hand, {
      ...edged,
      pattern: "796,836^ 767,962^ 738,952^ 766,829^",
      kind: "pocket",
      slack: 4,
    }),
  ];
}

function makeFront(s: Surface, order: Order): void {
  makeShell(s, order);
  for (const side of [1, -1] as const) {
    const yoke = line("622,506 720,498 832,494", side);
    seam(s, yoke, { depth: 2.6, pucker: 1.6 });
    doubleRow(s, yoke, -6 * side);
    for (const pattern of ["676,560 664,780 656,1042", "796,560 760,780 716,1042"]) {
      const dart = line(pattern, side);
      seam(s, dart, { depth: 2.4, pucker: 1.4 });
      stitch(s, dart, { ...thread, offset: 6 * side });
    }
  }
  const edge = line("578,330 574,600 574,1000 574,1116");
  overlap(s, edge, 4.6, 60);
  stitch(s, edge, { ...thread, offset: -6 });
  stitch(s, line("630,376 632,700 632,1112"), thread);
  for (let i = 0; i < 6; i++) {
    const y = 410 + i * 133;
    buttonhole(s, 596, y, 24, false);
    button(s, 603, y, 10.5, { dye: "copper", metal: true, holes: 0 });
  }
}
