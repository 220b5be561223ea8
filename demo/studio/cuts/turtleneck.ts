import { knit } from "../cloths/index.ts";
import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { knots, mirrored } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import type { Cut, Order } from "../garment.ts";
import { label } from "../making/label.ts";
import { opening } from "../making/opening.ts";
import { armsSwung, laidByHand, turnedOver } from "../making/poses.ts";
import { seam } from "../making/seams.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";

const half = `0,300 60,292 96,268^ 164,290 222,318 292,386 362,600 412,860 446,1096^ 360,1122^
  318,880 268,720 232,616^ 224,800 228,960 240,1160^ 120,1170 0,1172`;
const sleeve = sleeves({ armhole: "822,318 812,410 818,510 832,606", lean: 0.235 });

/** A close-fitting fine-gauge turtleneck with a folded collar. */
export const turtleneck: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 121, 8, 0.008);
  const pose = armsSwung(hand, {
    left: [0.04, 0.14],
    right: [0.12, -0.1],
    shoulderX: 232,
    shoulderY: 336,
    elbowY: 780,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 123,
    fuzz: cloth.fuzz,
    loft: 0.5,
    height: 40,
    hold: cloth.hold,
    bend: cloth.bend,
    edgeAnchor: 0.035,
    grid: [16, 8],
    steps: [420, 240],
    pose,
    pins: (_u, v) => 0.1 * ramp(320, 280, v) + 0.02 * ramp(1110, 1150, v),
    excess: (e, u, v) => fold(e, u, v, seed),
    make: (s) => makeBody(s, order),
  };
  return {
    pieces: [
      throat(order, hand),
      opening([960, 1122], [1044, 1097], 11, "deepInside", cloth.optics, pose),
      opening([240, 1122], [156, 1097], 11, "deepInside", cloth.optics, pose),
      body,
      collar(order, hand),
    ],
    back: [
      opening([960, 1122], [1044, 1097], 11, "deepInside", cloth.optics, turnedOver(pose)),
      opening([240, 1122], [156, 1097], 11, "deepInside", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 129,
        pose: turnedOver(pose),
        make: (s) => makeBody(s, order),
      },
      collar(order, turnedOver(hand)),
    ],
    front: { zoom: 1.16, x: 600, y: 664 },
    detail: { zoom: 2.6, x: 640, y: 400 },
    close: { zoom: 5, x: 655, y: 320 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.005);
  e.crumple(u, v, seed + 124, 0.08, 200);
  e.around(u, v, 600 + side * 232, 606, 190, 0.16);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 125, {
      elbowY: 780,
      elbow: 0.18,
      elbowReach: 100,
      cuffY: 1020,
      cuff: 0.15,
      cuffReach: 55,
      even: 0.02,
      twist: 0.05,
    });
  } else {
    e.along(0, 1, 0.11 * bell(v - 1060, 70) * (0.5 + 0.6 * noise(u / 80, 1, seed + 126)));
    e.along(side * 0.5, 1, 0.07 * bell(v - 780, 150) * (0.4 + noise(u / 150, v / 120, seed + 127)));
    e.along(1, 0, 0.03);
  }
}

function ribbed(u: number, v: number): number {
  if (!sleeve.on(u, v)) return ramp(1092, 1094, v);
  return v > 700 ? ramp(742, 744, sleeve.grain(u, v)[1]) : 0;
}

function makeBody(s: Surface, order: Order): void {
  knit(order.cloth)(s, sleeve.grain, (u, v) => 1 - ribbed(u, v));
  order.print?.paint(s, sleeve.grain);
  order.cloth.rib(s, sleeve.grain, ribbed);
  for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2, pucker: 0.7 });
}

/** The inside of the back of the collar. */
function throat(order: Order, pose: Pose): Piece {
  return {
    outline: knots("520,176^ 558,158 600,153 642,158 680,176^ 676,230 600,250 524,230"),
    optics: order.cloth.optics,
    dye: "inside",
    seed: 2,
    inner: true,
    loft: 0.3,
    height: 14,
    fuzz: order.cloth.fuzz,
    grid: [8],
    steps: [40],
    pose,
    make: (s) => {
      order.cloth.rib(s, (u, v) => [u, v]);
      label(s, 600, 176, 34);
    },
  };
}

function collar(order: Order, pose: Pose): Piece {
  return {
    outline: knots(`514,172^ 552,190 600,197 648,190 686,172^ 692,230 702,300 696,318^ 650,334
      600,340 550,334 504,318^ 498,300 508,230`),
    optics: order.cloth.optics,
    seed: order.seed + 128,
    rests: true,
    lift: 5,
    loft: 0.75,
    height: 26,
    hold: 0.008,
    bend: 0.8,
    fuzz: order.cloth.fuzz,
    edgeAnchor: 0.12,
    grid: [9, 6],
    steps: [160, 90],
    pose,
    excess: (e, u, v) => {
      e.along(0.15, 1, 0.13 * (0.5 + noise(u / 90, v / 40, order.seed + 129)));
      e.crumple(u, v, order.seed + 130, 0.05, 90);
    },
    make: (s) => {
      const narrowing = (u: number, v: number) => (u - 600) * (1 - 0.0011 * (v - 180)) + 600;
      order.cloth.rib(s, (u, v) => [narrowing(u, v), v]);
      s.each((k, _u, _v, depth) => s.tone(k, 1 - 0.16 * ramp(7, 0, depth)));
    },
  };
}
