import { knit } from "../cloths/index.ts";
import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { knots, line, mirrored, type Point, ribbon, shape, withNeck } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import type { Cut, Order } from "../garment.ts";
import { button } from "../making/button.ts";
import { label } from "../making/label.ts";
import { neckBand } from "../making/neck-band.ts";
import { opening } from "../making/opening.ts";
import { patch } from "../making/patch.ts";
import { armsSwung, laidByHand, turnedOver } from "../making/poses.ts";
import { seam } from "../making/seams.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";

const half = `0,690^ 34,600 72,460 100,256^ 176,282 238,318 316,398 394,622 448,860 480,1070
  478,1106^ 368,1132^ 348,1100 310,880 276,740 248,636^ 250,800 258,1010 254,1090 246,1180^
  120,1192 0,1194`;
const sleeve = sleeves({ armhole: "836,318 826,420 832,520 848,626", lean: 0.235 });

/** A relaxed V-neck cardigan with a ribbed front band, buttons and two pockets. */
export const cardigan: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 161, 8, 0.008);
  const pose = armsSwung(hand, {
    left: [0.0, 0.18],
    right: [0.12, -0.06],
    shoulderX: 244,
    shoulderY: 344,
    elbowY: 790,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 163,
    loft: 0.6,
    height: 54,
    hold: cloth.hold,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    edgeAnchor: 0.035,
    grid: [16, 9],
    steps: [420, 220],
    pose,
    pins: (u, v) => 0.1 * ramp(310, 270, v) + 0.03 * bell(u - 600, 26) * ramp(640, 720, v),
    excess: (e, u, v) => fold(e, u, v, seed),
    make: (s) => makeBody(s, order),
  };
  const under = line("506,250 528,452 566,596 596,690 600,760");
  const over = line("694,250 672,452 634,596 604,690 600,780 601,1000 600,1192");
  return {
    pieces: [
      neckBack(order, hand),
      opening([968, 1132], [1076, 1106], 12, "deepInside", cloth.optics, pose),
      opening([232, 1132], [124, 1106], 12, "deepInside", cloth.optics, pose),
      body,
      frontBand(order, hand, under, false),
      frontBand(order, hand, over, true),
    ],
    back: [
      opening([968, 1132], [1076, 1106], 12, "deepInside", cloth.optics, turnedOver(pose)),
      opening([232, 1132], [124, 1106], 12, "deepInside", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 169,
        outline: mirrored(withNeck(half, "100,256^", "0,262 50,260")),
        pose: turnedOver(pose),
        make: (s) => makeBack(s, order),
      },
      neckBand({
        optics: cloth.optics,
        pitch: 9,
        rise: 2.6,
        fuzz: cloth.fuzz,
        pose: turnedOver(hand),
        front: true,
        height: 16,
        fanY: -500,
        outline: mirrored("0,226 56,230 98,246^ 112,268^ 60,284 0,286"),
      }),
    ],
    front: { zoom: 1.12, x: 600, y: 708 },
    detail: { zoom: 2.3, x: 650, y: 560 },
    close: { zoom: 4.6, x: 650, y: 860 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.004);
  e.crumple(u, v, seed + 164, 0.09, 220);
  e.around(u, v, 600 + side * 248, 630, 210, 0.16);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 165, {
      elbowY: 800,
      elbow: 0.16,
      elbowReach: 120,
      cuffY: 1030,
      cuff: 0.13,
      cuffReach: 50,
      even: 0.02,
      twist: 0.03,
    });
  } else {
    e.along(0, 1, 0.1 * bell(v - 1060, 70) * (0.5 + 0.5 * noise(u / 80, 1, seed + 3)));
    e.along(1, 0, 0.03 + 0.03 * ramp(900, 1100, v));
  }
}

function ribbed(u: number, v: number): number {
  if (!sleeve.on(u, v)) return ramp(1106, 1109, v);
  return v > 700 ? ramp(738, 741, sleeve.grain(u, v)[1]) : 0;
}

function makeBack(s: Surface, order: Order): void {
  knit(order.cloth)(s, sleeve.grain, (u, v) => 1 - ribbed(u, v));
  order.cloth.rib(s, sleeve.grain, ribbed);
  for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.8 });
}

function makeBody(s: Surface, order: Order): void {
  knit(order.cloth)(s, sleeve.grain, (u, v) => 1 - ribbed(u, v));
  order.cloth.rib(s, sleeve.grain, ribbed);
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.8 });
    patch(s, shape("664,880^ 800,880^ 802,1040^ 664,1044^", side), { rise: 3.4, slope: 2.2 });
    patch(s, shape("664,880^ 800,880^ 800,902^ 664,902^", side), { rise: 1.6, slope: 1.6 });
  }
}

const halfWidth = 21;

/** The band along neck and front; the upper one carries the buttons. */
function frontBand(order: Order, pose: Pose, path: Point[], buttons: boolean): Piece {
  return {
    outline: ribbon(path, (t) => halfWidth * (0.5 + 0.5 * ramp(0, 0.07, t))),
    optics: order.cloth.optics,
    seed: order.seed + (buttons ? 9 : 8),
    rests: true,
    lift: buttons ? 7 : 4,
    loft: 0.5,
    height: 11,
    hold: 0.02,
    bend: 1,
    fuzz: order.cloth.fuzz * 0.8,
    edgeAnchor: 0.1,
    grid: [8],
    steps: [90],
    edgeDrop: 2,
    pose,
    make: (s) => {
      const across = new Float32Array(s.relief.length);
      const along = new Float32Array(s.relief.length);
      s.along(path, halfWidth + 6, (k, d, way) => {
        across[k] = d;
        along[k] = way;
      });
      s.each((k) => {
        const rib = Math.abs(Math.sin((along[k]! / 9) * Math.PI)) ** 0.6;
        s.relief[k]! += 2.6 * (rib - 0.6);
        s.tone(k, 1 - 0.3 * (1 - rib) + 0.05 * noise(along[k]! / 1.5, across[k]! / 1.5, 73));
      });
      if (!buttons) return;
      for (let i = 0; i < 5; i++) button(s, 600, 716 + i * 106, 12, { dye: "horn" });
    },
  };
}

function neckBack(order: Order, pose: Pose): Piece {
  return {
    outline: knots(
      "498,256^ 544,226 600,218 656,226 702,256^ 684,460 640,600 600,720^ 560,600 516,460",
    ),
    optics: order.cloth.optics,
    dye: "inside",
    seed: 2,
    inner: true,
    loft: 0.2,
    height: 10,
    fuzz: order.cloth.fuzz,
    grid: [8],
    steps: [60],
    pose,
    make: (s) => {
      knit(order.cloth)(s, (u, v) => [u, v]);
      s.along(line("500,256 544,236 600,228 656,236 700,256"), 26, (k, d, way) => {
        const on = ramp(16, 13, Math.abs(d));
        s.relief[k]! += on * (3 + 2 * Math.abs(Math.sin((way / 9) * Math.PI)));
        s.tone(k, 1 - 0.2 * bell(Math.abs(d) - 16, 2));
      });
      label(s, 600, 274, 46);
    },
  };
}
