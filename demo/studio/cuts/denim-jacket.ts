import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { collarBehind, topstitched } from "../making/body/collar-behind.ts";
import { handLaid, inLaidFolds } from "../making/body/in-folds.ts";
import { insideNape } from "../making/body/inside-nape.ts";
import { layFolds } from "../making/body/long-folds.ts";
import type { ArmPose } from "../making/body/poses.ts";
import { withSetInSleeves } from "../making/body/set-in-sleeves.ts";
import { type Cuff, foldSleeve, sleeves } from "../making/body/sleeves.ts";
import { type Neckline, upperGarment } from "../making/body/upper-garment.ts";
import { felledSeam, jeansThread } from "../making/denim/denim-seams.ts";
import { fade, type Wash } from "../making/denim/denim-wash.ts";
import { jacketPulls } from "../making/denim/drawn-jacket.ts";
import { foldsBefore, foldsBehind } from "../making/denim/jacket-folds.ts";
import { stonewash } from "../making/denim/wear.ts";
import { button, buttonhole } from "../making/sewing/button.ts";
import { doubledBy } from "../making/sewing/doubled.ts";
import { drawIntoFolds } from "../making/sewing/drawn-folds.ts";
import { finished } from "../making/sewing/finished.ts";
import { foldedPart } from "../making/sewing/folded-part.ts";
import { patch } from "../making/sewing/patch.ts";
import { foldOf, freeEdge } from "../making/sewing/roll.ts";
import { overlap, seam, stitch, wear } from "../making/sewing/seams.ts";
import { aboveSewnOn, sewnOnBoth, shadeBelow } from "../making/sewing/sewn-on.ts";
import { swellsOfBody } from "../making/tailoring/swells.ts";
import type { Excess } from "../pattern/excess.ts";
import { type Knot, line, type Side, shape, withNeck } from "../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,288 48,279 96,246^ 261,288^ 288,301^ 360,426 418,550 464,735 492,866 496,903^
  382,928^ 370,892 338,743 308,635 270,544^ 261,640 249,760 241,854 247,908^ 120,915 0,917`;
const armhole = "862,291 843,381 848,458 870,543";
const sleeve = sleeves({ armhole, lean: 0.25 });
/** Its seam goes on round the underarm: below the armpit it leaves the sleeve over its edge. */
const armholeSeam = `${armhole} 872,600`;
const leaf = `604,330^ 644,302 674,266 676,240 651,228 599.6,221^ 599.6,206^ 652,213 688,226 716,262 740,306^
  690,398^ 652,368`;
/** One sleeve lies aslant off the body and is bent a little, the other falls straight at its side. */
const arms: ArmPose = {
  left: [0.02, 0.36],
  right: [0.24, 0.02],
  shoulderX: 259,
  shoulderY: 322,
  elbowY: 666,
};
const cuff: Cuff = [
  [382, 928],
  [496, 903],
];
const lane = 570;
/** The seam that sews the waistband on. */
const bandSeam = "341,858 480,863 600,864 720,863 859,858";
const cuffSeam = "968,889 1102,863";
const drawn = jacketPulls({ sleeve, armpit: [270, 544], bandSeam, cuffSeam, elbowY: arms.elbowY });
/** How far indigo has rubbed off at its seams and crests: only what is washed pale there shows its seams on a card. */
const worn = 1;
const doubled = doubledBy({ x0: 660, y0: 438, x1: 816, y1: 627 }, true);
const thread = { ...jeansThread, length: 4.6 };

/** A denim jacket: a pointed collar, flap pockets on the chest, V seams, a buttoned waistband. */
export const denimJacket: Cut = (order) => {
  const seed = order.seed + lane;
  const folds = handLaid(seed, foldsBefore, foldsBehind);
  const excess = (e: Excess, u: number, v: number) => fallOfJacket(e, u, v, seed);
  const sewn = withSetInSleeves(order, {
    half,
    sleeve,
    arms,
    crook: [110, 90],
    padded: false,
    volume: { loft: 0.5, height: 10 },
    cuff,
    // The cuff reaches below the hem and bends down to the table there: its far layer, bent with it, is better hardly seen.
    gape: 4,
    lane,
    inside: "bleached",
    excess,
    make: (s) => {
      makeShell(s, order);
      draw(s, seed);
    },
  });
  const sewnToFront = (hand: Pose) => pockets(order, hand);
  const jacket = upperGarment(order, {
    ...sewn,
    sleevesUpon: aboveSewnOn(sewn.sleevesUpon, sewnToFront),
    lane,
    backHalf: withNeck(sewn.half, "96,246^", "0,250 48,248"),
    turn: -0.006,
    inside: "pale",
    body: {
      loft: 0.25,
      height: 10,
      bend: Math.max(0.6, order.cloth.bend),
      grid: [16, 8, 5.5],
      steps: [420, 240, 110],
      base: swellsOfBody({ seed, armpit: [270, 544], waistY: 720, hemY: 835, strength: 0.6 }),
      pins: (u, v) =>
        0.1 * ramp(310, 280, v) +
        0.04 * ramp(851, 866, v) +
        0.02 * bell(u - 600, 24) +
        0.04 * doubled(u, v),
    },
    excess,
    face: (s) => {
      makeFront(s, order, layFolds(folds.front).height);
      draw(s, seed + 3);
      shadeBelow(s, sewnToFront);
    },
    backFace: (s) => {
      makeBack(s, order, layFolds(folds.back).height);
      draw(s, seed + 7);
    },
    neck: (hand) => neck(order, hand, seed),
    front: { zoom: 1.36, x: 604, y: 590 },
    detail: { zoom: 2.4, x: 780, y: 694, aside: { slant: 0.68, swing: -0.3 } },
    close: { zoom: 4.8, x: 706, y: 484 },
  });
  return inLaidFolds(jacket, folds);
};

/** Denim turns over a crest of some millimeters, in units. */
const round = 2.8;

function draw(s: Surface, seed: number): void {
  drawIntoFolds(s, drawn, { seed, round });
}

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
        finish: (s, edge) => {
          fade(s, () => 0, wash);
          topstitched(thread, 7)(s, edge);
        },
      }),
    ],
  };
}

function fallOfJacket(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.006);
  e.crumple(u, v, seed + 6, 0.03, 170);
  e.around(u, v, 600 + side * 270, 546, 150, 0.1);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: 674,
      elbow: 0.17,
      elbowReach: 80,
      cuffY: 835,
      cuff: 0.24,
      cuffReach: 55,
      even: 0.03,
      twist: 0.05,
    });
    return;
  }
  // The waistband gathers the blouson a little.
  e.along(0, 1, 0.14 * bell(v - 812, 50) * (0.4 + noise(u / 90, 1, seed + 8)));
  e.along(1, 0, 0.06 * ramp(750, 851, v));
}

function stitchedLeaf(piece: Piece, outline: Knot[], side: Side): Piece {
  return finished(piece, (s) => {
    fade(s, () => 0, wash);
    stonewash(s, freeEdge(outline), 3 * side);
    stitch(s, freeEdge(outline), { ...thread, offset: 7 * side });
  });
}

/** Where wearing rubs a jacket: at its elbows, along the middle of its sleeves, and over chest and shoulder blades. */
function rubbed(u: number, v: number): number {
  if (!sleeve.on(u, v)) return 0.7 * bell(v - 590, 150) * bell(Math.abs(u - 600) - 150, 90);
  const [across] = sleeve.downSleeve(u, v);
  return Math.max(bell(v - 674, 100), 0.55 * bell(across, 44));
}

const wash: Wash = { worn, rubbed, seed: lane };

/**
 * What front and back have in common: faded cloth, armholes, cuffs and waistband.
 *
 * @param rise how far its folds stand up, in units: their crests rub pale.
 */
function makeShell(s: Surface, order: Order, rise: PatternMap = () => 0): void {
  face(s, order, sleeve.grain);
  fade(s, rise, wash);
  for (const side of [1, -1] as const) {
    felledSeam(s, line(armholeSeam, side), { side: side > 0 ? -1 : 1, worn, pucker: 3 });
    const cuff = line(cuffSeam, side);
    seam(s, cuff, { depth: 2.4, pucker: 3 });
    stitch(s, cuff, { ...thread, offset: 7 * side });
    stitch(s, line("976,923 1102,895", side), thread);
    button(s, 600 + side * 460, 892, 6.8, { dye: "copper", metal: true, holes: 0 });
  }
  const band = line(bandSeam);
  seam(s, band, { depth: 2.8, pucker: 3 });
  stitch(s, band, { ...thread, offset: 6 });
  stitch(s, line("337,903 480,909 600,911 720,909 863,903"), thread);
  wear(s, line("337,912 600,917 863,912"), "bleached", 4, 0.5);
}

function makeBack(s: Surface, order: Order, rise: PatternMap): void {
  makeShell(s, order, rise);
  const yoke = line("337,396 480,406 600,409 720,406 863,396");
  felledSeam(s, yoke, { side: 1, worn, pucker: 2.8 });
  for (const side of [1, -1] as const) {
    const panel = line("706,409 684,596 670,861", side);
    felledSeam(s, panel, { side, worn, pucker: 2.8 });
    // A tab from the side seam, which no sleeve that lies beside the body hides.
    patch(s, shape("860,865^ 762,868^ 748,885 762,902^ 860,901^", side), {
      rise: 3,
      stitched: { ...thread, inset: 4 },
    });
    button(s, 600 + side * 168, 885, 7.5, { dye: "copper", metal: true, holes: 0 });
  }
}

/** The flaps on the chest and the welts at the waist. */
function pockets(order: Order, hand: Pose): Piece[] {
  const edged = {
    stitched: { ...thread, inset: 6 },
    off: 40,
    rub: (s: Surface) => fade(s, () => 0, wash),
  };
  const copper = { dye: "copper", metal: true, holes: 0 } as const;
  return [
    ...sewnOnBoth(order, hand, {
      ...edged,
      pattern: "659,443^ 824,439^ 828,483^ 740,509^ 661,486^",
      kind: "flap",
      slack: 3,
      finish: (s, side) => button(s, 600 + side * 140, 488, 7.6, copper),
    }),
    ...sewnOnBoth(order, hand, {
      ...edged,
      pattern: "805,701^ 773,798^ 740,791^ 772,696^",
      kind: "pocket",
      slack: 4,
    }),
  ];
}

function makeFront(s: Surface, order: Order, rise: PatternMap): void {
  makeShell(s, order, rise);
  for (const side of [1, -1] as const) {
    // On the one side it ends under the placket, on the other at the row that holds the placket down.
    const yoke = line(`${side > 0 ? 641 : 630},446 720,441 845,438`, side);
    felledSeam(s, yoke, { side: side > 0 ? -1 : 1, worn, pucker: 2.8 });
    for (const pattern of ["676,489 664,658 656,860", "805,489 765,658 716,860"]) {
      const dart = line(pattern, side);
      felledSeam(s, dart, { side, worn, pucker: 2.8 });
    }
  }
  const edge = line("578,312 574,520 574,828 574,917");
  overlap(s, edge, 4.6, 60);
  stitch(s, edge, { ...thread, offset: -6 });
  stitch(s, line("630,347 632,596 632,914"), thread);
  for (let i = 0; i < 6; i++) {
    const y = 373 + i * 102;
    buttonhole(s, 596, y, 20, false);
    button(s, 603, y, 8, { dye: "copper", metal: true, holes: 0 });
  }
}
