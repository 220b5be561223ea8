import { noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import { type Cut, type Order, plain } from "../garment.ts";
import { fromElbow, intoBodice, intoSleeves } from "../making/body/drawn-dress.ts";
import { flutesFromHem, gathersAbove, gathersBelow } from "../making/body/drawn-skirt.ts";
import { dressmade, type Folds } from "../making/body/dressmaking.ts";
import { inFolds } from "../making/body/in-folds.ts";
import { type Cuff, foldSleeve, sleeves } from "../making/body/sleeves.ts";
import { swayed } from "../making/body/swayed.ts";
import { wrappedFolds } from "../making/body/wrapped-folds.ts";
import { bow } from "../making/sewing/bow.ts";
import type { Pull } from "../making/sewing/drawn-folds.ts";
import { finished } from "../making/sewing/finished.ts";
import { foldedPart } from "../making/sewing/folded-part.ts";
import { patch } from "../making/sewing/patch.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { knots, line, type Point, ribbon } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,486^ 30,400 74,196^ 138,222 190,246^ 200,240 222,252 252,306 298,436 338,570 374,720 402,868^
  282,904^ 252,740 222,560^ 196,620 172,690 204,800 262,1080 330,1452^ 180,1486 0,1492`;
const sleeve = sleeves({ armhole: "796,246 788,340 792,440 814,552", lean: 0.24 });
const lane = 2300;
/** The tie is topstitched so far inside its edges, in units: plain, its ends would be lost on the skirt. */
const stitched = 5;
const waistY = 704;
const armpit: Point = [216, 556];
const cuff: Cuff = [
  [282, 904],
  [402, 868],
];
const skirt = { top: waistY, hem: 1490, rise: 40, side: "772,704 804,800 862,1080 930,1490" };
/** How high the folds along the tie stand, in units. */
const drawnIn = 2;
/** Where it is tied, at its side. */
const tie = { x: 458, y: waistY };
/** The edge of the upper front: from the shoulder across to the waist, then down to the hem. */
const upperEdge = "674,196 640,390 598,492 520,600 446,690";
const skirtEdge = "452,716 470,860 474,1100 440,1492";
/** The edge of the back neck from shoulder to shoulder, as `backNeck` has half of it. */
const neckBehind = "542,216 566,231 600,236 634,231 658,216";
/** Half the width of the strip that binds the neck, and how thick it lies, in units. */
const bound = { half: 9, rise: 2.4 };
/** Its course: down the under front and then down the upper one, or round the neck behind. */
const bindings = {
  front: ["529,197 565,397 597,482", "671,197 635,397 604,494 527,605 455,694"],
  behind: ["530,200 547,221 569,236 600,241 631,236 653,221 670,200"],
};
/** The upper front is drawn to the tie: folds fan out from there over the body. */
const drawnToTie: Pull = {
  from: [
    [468, 668],
    [486, 682],
    [520, 686],
  ],
  ways: [-0.8, -0.14],
  many: 6,
  length: [110, 250],
  slope: [0.8, 1.4],
  sides: { steep: [6, 10], gentle: [11, 22] },
  fade: [0.2, 0.75],
};
const fine = { length: 3.4, width: 0.5 };

/** A midi dress that wraps over and ties at the side, with loose sleeves below the elbow. */
export const wrapDress: Cut = (order) => {
  const seed = order.seed + lane;
  return swayed(
    inFolds(sewn(order), seed + 1, wrappedFolds.front, wrappedFolds.back),
    waistY,
    seed,
  );
};

const sewn = dressmade({
  lane,
  half,
  shoulder: "74,196^",
  backNeck: "0,236 34,231 58,216",
  sleeve,
  turn: 0.006,
  arms: {
    left: [0.04, 0.08],
    right: [0.1, 0.02],
    shoulderX: 208,
    shoulderY: 284,
    elbowY: 640,
    endY: 940,
  },
  armpit,
  cuff,
  hem: "0,1390 314,1390^ 320,1434^ 180,1468 0,1474",
  loft: 0.2,
  height: 16,
  hold: 0.8,
  held: { neck: [250, 205], waist: { y: 700, strength: 0.1, reach: 14 } },
  threadAngle: () => 0.2,
  crumple: { amount: 0.025, size: 180 },
  armpitFolds: { reach: 150, amount: 0.12 },
  sleeveFolds: foldLooseSleeve,
  bodyFolds: (e, u, v, _seed, fall) => {
    // The bodice is drawn to the tie at the left; the skirt falls from it.
    e.around(u, v, tie.x, tie.y, 260, (v < waistY ? 0.13 : 0.04) * fall);
  },
  skirt: {
    ...skirt,
    count: 6,
    fullness: 1.2,
    depth: 14,
  },
  drawn: [
    ...intoBodice(sleeve),
    ...intoSleeves(sleeve),
    ...fromElbow(armpit, cuff, 0.38),
    ...gathersBelow({ ...skirt, top: 722 }, 7),
    ...flutesFromHem(skirt, 6),
  ],
  drawnFront: [drawnToTie],
  drawnBack: gathersAbove(684, 150, 8),
  inside: {
    pattern: `524,194^ ${neckBehind} 676,194^ 650,380 600,520^ 550,380`,
    labelY: 274,
    facing: `524,194^ ${neckBehind} 676,194^ 678,214 642,246 600,254 558,246 522,214`,
  },
  over: (order, hand) => [
    sash(order, hand),
    ...bow(plain(order), hand, {
      ...tie,
      seed: order.seed + lane + 20,
      lift: 8,
      flatEnds: true,
      stitched,
      ends: [
        "-14,4^ 8,2^ 6,110 -20,240 -44,352^ -80,340^ -54,220 -28,100",
        "-4,2^ 16,4^ 36,120 44,250 26,420^ -8,416^ 10,250 4,110",
      ],
    }),
  ],
  overBack: (order, hand) => [sash(order, hand)],
  parts: [{ outline: knots("360,700^ 600,706 840,700^ 860,904^ 960,1500^ 240,1500^ 340,904^") }],
  frontParts: [
    { outline: knots("674,196^ 640,390 598,492 520,600 446,690^ 392,690^ 404,250^ 526,190^") },
    { outline: knots("452,704^ 470,860 474,1100 440,1492^ 240,1500^ 340,904^ 360,704^") },
  ],
  sew: sewBoth,
  sewFront,
  sewBack,
  front: { zoom: 1.05, x: 600, y: 838 },
  detail: { zoom: 2.3, x: 520, y: 820 },
  // The gathers that the tie holds below the neck: a cuff beside the skirt shows neither.
  close: { zoom: 3, x: 600, y: 560 },
});

/** The neck is bound with a folded strip of the tie's cloth, which keeps its slanting edges from stretching. */
function bind(s: Surface, courses: string[]): void {
  const ground = s.dye("main");
  for (const course of courses) {
    patch(
      s,
      ribbon(line(course), () => bound.half),
      {
        rise: bound.rise,
        stitched: { ...fine, inset: 2.6 },
        paint: (k) => s.ink(k, ground, 1),
      },
    );
  }
}

function sash(order: Order, pose: Pose): Piece {
  const flat = {
    ...foldedPart(plain(order), {
      outline: knots(
        "428,684^ 500,690 600,692 700,690 772,684^ 773,714^ 700,721 600,723 500,721 427,714^",
      ),
      pose,
      lift: 5,
      seed: order.seed + lane + 6,
      stitched,
    }),
    height: 3,
    loft: 0.12,
    fuzz: 0,
  };
  return finished(flat, (s) => {
    // Tied tightly, soft cloth is drawn into folds along it, which run out on their way round the waist.
    s.each((k, u, v) => {
      const drawn = noise(u / 130, v / 7, order.seed + 61) + 0.5 * noise(u / 60, v / 4, 62);
      s.relief[k]! += drawnIn * drawn;
      s.tone(k, 1 + 0.1 * Math.min(0, drawn));
    });
  });
}

function foldLooseSleeve(...[e, u, v, seed, fall]: Parameters<Folds>): void {
  foldSleeve(e, u, v, seed + 5, {
    elbowY: 620,
    elbow: 0.06 * fall,
    elbowReach: 90,
    cuffY: 800,
    cuff: 0.05,
    cuffReach: 60,
    even: 0.015,
    twist: 0.05 * fall,
  });
  const flare = 0.6 + 0.8 * noise(u / 40, 2, seed + 6);
  e.along(1, -0.24 * sleeve.side(u), 0.16 * ramp(700, 890, v) * flare);
}

function sewFront(s: Surface): void {
  const edge = line(upperEdge);
  overlap(s, [...edge].reverse(), 3.6, 46);
  bind(s, bindings.front);
  overlap(s, [...line(skirtEdge)].reverse(), 4.4, 50);
  stitch(s, line(skirtEdge), { ...fine, offset: -12 });
}

function sewBack(s: Surface): void {
  bind(s, bindings.behind);
  for (const side of [1, -1] as const) {
    seam(s, line("668,560 664,640 662,700", side), { depth: 1.6, pucker: 0.8 });
  }
}

function sewBoth(s: Surface): void {
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 1.8, pucker: 1 });
    seam(s, line("672,204 740,226 796,246", side), { depth: 1, pucker: 0.4 });
    stitch(s, line("882,904 1002,868", side), { ...fine, offset: side * -14 });
  }
  seam(s, line("428,698 600,706 772,698"), { depth: 2, pucker: 1.2 });
  stitch(s, line("270,1440 420,1474 600,1480 780,1474 930,1440"), fine);
}
