import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { knots, line, mirrored } from "../engine/outline.ts";
import type { PatternMap, Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import type { Cut, Order } from "../garment.ts";
import { knitCable } from "../making/cable.ts";
import { label } from "../making/label.ts";
import { opening } from "../making/opening.ts";
import { armsSwung, laidByHand, turnedOver } from "../making/poses.ts";
import { seam } from "../making/seams.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";

const half = `0,316 60,304 96,262^ 160,292 236,340 328,430 404,640 458,870 492,1084 490,1122^
  376,1150^ 356,1110 318,890 290,760 262,656^ 262,820 264,1040 258,1110 250,1220^ 120,1230 0,1232`;
const sleeve = sleeves({ armhole: "706,270 752,380 806,500 862,648", lean: 0.23 });

const cables = [-208, -156, -104, -52, 0, 52, 104, 156, 208].map((x) => ({
  x: 600 + x,
  radius: 12,
  period: 92,
}));
/** Where the cables of the chest end and the ribs begin. */
const chestEnd = 690;

/** A heavy jumper with raglan sleeves and a short collar: cables on the chest, ribs below. */
export const fishermanJumper: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 181, 9, 0.008);
  const pose = armsSwung(hand, {
    left: [0.0, 0.2],
    right: [0.1, -0.08],
    shoulderX: 258,
    shoulderY: 360,
    elbowY: 800,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 183,
    loft: 0.62,
    height: 60,
    hold: cloth.hold,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    edgeAnchor: 0.035,
    grid: [16, 9],
    steps: [420, 220],
    pose,
    pins: (_u, v) => 0.1 * ramp(310, 270, v) + 0.02 * ramp(1130, 1190, v),
    excess: (e, u, v) => fold(e, u, v, seed),
    make: (s) => makeBody(s, order),
  };
  return {
    pieces: [
      throat(order, hand),
      opening([978, 1150], [1088, 1122], 12, "deepInside", cloth.optics, pose),
      opening([222, 1150], [112, 1122], 12, "deepInside", cloth.optics, pose),
      body,
      collar(order, hand),
    ],
    back: [
      opening([978, 1150], [1088, 1122], 12, "deepInside", cloth.optics, turnedOver(pose)),
      opening([222, 1150], [112, 1122], 12, "deepInside", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 187,
        pose: turnedOver(pose),
        make: (s) => makeRibs(s, order, () => 0),
      },
      collar(order, turnedOver(hand)),
    ],
    front: { zoom: 1.1, x: 600, y: 710 },
    detail: { zoom: 2.4, x: 650, y: 450 },
    close: { zoom: 4.4, x: 680, y: 690 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.004);
  e.crumple(u, v, seed + 184, 0.1, 230);
  e.around(u, v, 600 + side * 262, 646, 230, 0.17);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 185, {
      elbowY: 810,
      elbow: 0.17,
      elbowReach: 120,
      cuffY: 1040,
      cuff: 0.13,
      cuffReach: 50,
      even: 0.02,
      twist: 0.03,
    });
  } else {
    e.along(0, 1, 0.1 * bell(v - 1100, 70) * (0.5 + 0.5 * noise(u / 80, 1, seed + 3)));
    e.along(1, 0, 0.03);
  }
}

/** Hem and cuffs are knitted tighter: half the pitch of the body's ribs. */
function tight(u: number, v: number): number {
  if (!sleeve.on(u, v)) return ramp(1128, 1131, v);
  return v > 700 ? ramp(800, 803, sleeve.grain(u, v)[1]) : 0;
}

function makeBody(s: Surface, order: Order): void {
  const cabled = (u: number, v: number) =>
    sleeve.on(u, v) ? 0 : ramp(252, 248, Math.abs(u - 600)) * ramp(chestEnd + 2, chestEnd - 2, v);
  makeRibs(s, order, cabled);
  for (const cable of cables) knitCable(s, cable, cabled);
  seam(s, line(`340,${chestEnd - 3} 600,${chestEnd + 3} 860,${chestEnd - 3}`), {
    depth: 1.6,
    pucker: 0.4,
  });
}

/** The ribs, left out where the cables lie. */
function makeRibs(s: Surface, order: Order, cabled: PatternMap): void {
  const wide = (u: number, v: number) => {
    const [a, b] = sleeve.grain(u, v);
    return [a * 0.62, b * 0.8] as [number, number];
  };
  order.cloth.rib(s, wide, (u, v) => 1.25 * (1 - tight(u, v)) * (1 - cabled(u, v)));
  order.cloth.rib(s, sleeve.grain, tight);
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 3.2, pucker: 0.6 });
    s.along(sleeve.armhole(side), 14, (k, d) => {
      s.relief[k]! += 2.4 * bell(Math.abs(d) - 8, 4);
    });
  }
}

function throat(order: Order, pose: Pose): Piece {
  return {
    outline: knots("508,226^ 550,204 600,198 650,204 692,226^ 684,280 600,310 516,280"),
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
      label(s, 600, 228, 42);
    },
  };
}

function collar(order: Order, pose: Pose): Piece {
  return {
    outline: knots(`502,222^ 550,244 600,252 650,244 698,222^ 706,262 712,306 704,318^ 656,346
      600,354 544,346 496,318^ 488,306 494,262`),
    optics: order.cloth.optics,
    seed: order.seed + 188,
    rests: true,
    lift: 6,
    loft: 0.8,
    height: 30,
    hold: 0.01,
    bend: 1,
    fuzz: order.cloth.fuzz,
    edgeAnchor: 0.12,
    grid: [9],
    steps: [140],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.008);
      e.crumple(u, v, order.seed + 189, 0.05, 90);
    },
    make: (s) => {
      order.cloth.rib(s, (u, v) => [600 + (u - 600) * (1 - 0.0006 * (v - 240)), v]);
      s.each((k, _u, _v, depth) => s.tone(k, 1 - 0.16 * ramp(8, 0, depth)));
    },
  };
}
