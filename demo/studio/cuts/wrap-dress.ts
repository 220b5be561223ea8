import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { knots, line, withNeck } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { bow } from "../making/bow.ts";
import { insideBack } from "../making/inside.ts";
import { foldedPart } from "../making/lapels.ts";
import { overlap, seam, stitch } from "../making/seams.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";
import { type Cuff, upperGarment } from "../making/upper-garment.ts";

const half = `0,486^ 30,400 74,196^ 140,222 198,250 268,322 330,520 372,720 402,868^ 282,904^
  252,740 222,560^ 196,620 172,690 204,800 262,1080 330,1452^ 180,1486 0,1492`;
const sleeve = sleeves({ armhole: "796,246 788,340 792,440 814,552", lean: 0.24 });
const lane = 2300;
const cuff: Cuff = [
  [282, 904],
  [402, 868],
];
/** The edge of the upper front: from the shoulder across to the waist, then down to the hem. */
const upperEdge = "674,196 640,390 598,492 520,600 446,690";
const skirtEdge = "452,716 470,860 474,1100 440,1492";
const fine = { length: 3.4, width: 0.5 };

/** A midi dress that wraps over and ties at the side, with loose sleeves below the elbow. */
export const wrapDress: Cut = (order) => {
  const { cloth } = order;
  const seed = order.seed + lane;
  return upperGarment(order, {
    lane,
    half,
    backHalf: withNeck(half, "74,196^", "0,180 44,182"),
    turn: 0.006,
    arms: {
      left: [0.04, 0.08],
      right: [0.1, 0.02],
      shoulderX: 208,
      shoulderY: 284,
      elbowY: 640,
      endY: 940,
    },
    cuff,
    hem: "0,1400 316,1400^ 322,1444^ 180,1478 0,1484",
    inside: "inside",
    body: {
      loft: 0.4,
      height: 32,
      hold: cloth.hold * 0.8,
      edgeAnchor: 0.04,
      grid: [16, 8, 5.5],
      steps: [420, 260, 120],
      slide: 0.006,
      pins: (_u, v) => 0.1 * ramp(250, 205, v) + 0.1 * bell(v - 700, 14),
      threadAngle: () => 0.2,
    },
    excess: (e, u, v) => fold(e, u, v, seed, cloth.fall),
    face: (s) => makeFront(s, order),
    backFace: (s) => makeBack(s, order),
    neck: (hand) => ({
      behind: [
        insideBack(
          order,
          hand,
          knots("526,200^ 560,176 600,168 640,176 674,200^ 650,380 600,520^ 550,380"),
          200,
        ),
      ],
      over: [
        sash(order, hand),
        ...bow(order, hand, {
          x: 458,
          y: 704,
          seed: seed + 20,
          ends: [
            "-8,4^ 4,0^ 2,120 -22,250 -34,372^ -74,362^ -54,220 -26,100",
            "2,2^ 14,4^ 40,120 46,240 32,430^ -12,424^ 8,250 8,120",
          ],
          loops: [
            "-6,-6^ -36,-20 -78,0 -104,40 -98,66 -70,64 -36,36 -6,8^",
            "6,-6^ 40,-14 84,12 104,54 94,76 66,66 34,36 8,10^",
          ],
        }),
      ],
      overBack: [sash(order, hand)],
    }),
    front: { zoom: 1.05, x: 600, y: 838, tilt: 0.1 },
    detail: { zoom: 2.4, x: 600, y: 470 },
    close: { zoom: 4.6, x: 560, y: 640 },
  });
};

function sash(order: Order, pose: Pose): Piece {
  return {
    ...foldedPart(order, {
      outline: knots(
        "428,684^ 500,690 600,692 700,690 772,684^ 773,714^ 700,721 600,723 500,721 427,714^",
      ),
      pose,
      lift: 5,
      seed: order.seed + lane + 6,
    }),
    height: 6,
    loft: 0.25,
    fuzz: 0,
  };
}

function fold(e: Excess, u: number, v: number, seed: number, fall: number): void {
  const side = sleeve.side(u);
  e.evenly(0.005);
  e.crumple(u, v, seed + 4, 0.04 * fall, 180);
  e.around(u, v, 600 + side * 216, 556, 150, 0.12 * fall);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 5, {
      elbowY: 620,
      elbow: 0.13 * fall,
      elbowReach: 90,
      cuffY: 800,
      cuff: 0.05,
      cuffReach: 60,
      even: 0.015,
      twist: 0.05 * fall,
    });
    const flare = 0.6 + 0.8 * noise(u / 40, 2, seed + 6);
    e.along(1, -0.24 * side, 0.16 * ramp(700, 890, v) * flare);
    return;
  }
  // The bodice is drawn to the tie at the left; the skirt falls from it.
  e.around(u, v, 458, 704, 260, 0.13 * fall);
  const lanes = 0.55 + 0.9 * noise(u / 75, v / 900, seed + 7);
  e.along(1, 0, 0.14 * bell(v - 700, 70) * lanes + 0.26 * ramp(740, 1460, v) * lanes);
}

function makeFront(s: Surface, order: Order): void {
  makeAll(s, order);
  const edge = line(upperEdge);
  overlap(s, [...edge].reverse(), 3.6, 46);
  stitch(s, edge, { ...fine, offset: -12 });
  stitch(s, line("526,196 560,390 598,480"), { ...fine, offset: -12 });
  overlap(s, [...line(skirtEdge)].reverse(), 4.4, 50);
  stitch(s, line(skirtEdge), { ...fine, offset: -12 });
}

function makeBack(s: Surface, order: Order): void {
  makeAll(s, order);
  for (const side of [1, -1] as const) {
    seam(s, line("668,560 664,640 662,700", side), { depth: 1.6, pucker: 0.8 });
  }
}

function makeAll(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 1.8, pucker: 1 });
    seam(s, line("672,204 740,226 796,246", side), { depth: 1, pucker: 0.4 });
    stitch(s, line("882,904 1002,868", side), { ...fine, offset: side * -14 });
  }
  seam(s, line("428,698 600,706 772,698"), { depth: 2, pucker: 1.2 });
  stitch(s, line("270,1440 420,1474 600,1480 780,1474 930,1440"), fine);
}
