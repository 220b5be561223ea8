import { knit } from "../cloths/index.ts";
import type { Excess } from "../engine/excess.ts";
import { cloud, noise } from "../engine/noise.ts";
import { knots, mirrored, withNeck } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import type { Cut, Order } from "../garment.ts";
import { cableReach, knitCable } from "../making/cable.ts";
import { label } from "../making/label.ts";
import { neckBand } from "../making/neck-band.ts";
import { opening } from "../making/opening.ts";
import { armsSwung, laidByHand, turnedOver } from "../making/poses.ts";
import { seam } from "../making/seams.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";

const half = `0,346 60,326 112,252^ 180,276 240,312 318,392 398,620 452,860 486,1080 484,1116^
  372,1142^ 352,1110 312,880 276,740 246,630^ 244,800 252,1040 248,1110 236,1190 230,1222^
  120,1232 0,1234`;
const sleeve = sleeves({ armhole: "838,312 826,420 832,520 846,622", lean: 0.235 });
const cables = [
  { x: 600, radius: 24, period: 150 },
  { x: 490, radius: 17, period: 112 },
  { x: 710, radius: 17, period: 112 },
  { x: 420, radius: 11, period: 78 },
  { x: 780, radius: 11, period: 78 },
];

/** A roomy crew-neck jumper with cables down the front. */
export const cableJumper: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 8, 9, -0.01);
  const pose = armsSwung(hand, {
    left: [0.1, -0.05],
    right: [-0.02, 0.22],
    shoulderX: 245,
    shoulderY: 340,
    elbowY: 790,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 15,
    loft: 0.62,
    height: 58,
    hold: cloth.hold,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    edgeAnchor: 0.035,
    grid: [16, 9],
    steps: [420, 220],
    pose,
    pins: (_u, v) => 0.1 * ramp(300, 260, v) + 0.02 * ramp(1120, 1180, v),
    excess: (e, u, v) => fold(e, u, v, seed),
    make: (s) => makeBody(s, order),
  };
  const trim = { optics: cloth.optics, pose: hand, pitch: 12, rise: 3.6, fuzz: cloth.fuzz };
  return {
    pieces: [
      neckBack(order, hand),
      neckBand({
        ...trim,
        front: false,
        height: 14,
        outline: knots(`486,272^ 540,248 600,240 660,248 714,272^ 722,250 664,210 600,199 536,210
          478,250`),
      }),
      opening([974, 1142], [1082, 1116], 12, "deepInside", cloth.optics, pose),
      opening([226, 1142], [118, 1116], 12, "deepInside", cloth.optics, pose),
      body,
      neckBand({
        ...trim,
        front: true,
        height: 16,
        outline: knots(`486,250^ 496,262 540,312 600,330 660,312 704,262 714,250^ 730,262^ 712,300
          672,348 600,370 528,348 488,300 470,262^`),
      }),
    ],
    back: [
      opening([974, 1142], [1082, 1116], 12, "deepInside", cloth.optics, turnedOver(pose)),
      opening([226, 1142], [118, 1116], 12, "deepInside", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 19,
        outline: mirrored(withNeck(half, "112,252^", "0,262 60,260")),
        pose: turnedOver(pose),
        make: (s) => makeBack(s, order),
      },
      neckBand({
        ...trim,
        pose: turnedOver(hand),
        front: true,
        height: 16,
        fanY: -500,
        outline: mirrored("0,222 66,226 112,244^ 128,268^ 70,286 0,290"),
      }),
    ],
    front: { zoom: 1.12, x: 600, y: 724 },
    detail: { zoom: 2.4, x: 640, y: 470 },
    close: { zoom: 4.2, x: 640, y: 720 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.004);
  e.crumple(u, v, seed + 13, 0.11, 230);
  e.around(u, v, 600 + side * 246, 610, 230, 0.17);
  e.along(0.6 * side, 0.8, 0.07 * bell(v - 900, 160) * (0.5 + noise(u / 200, v / 200, seed + 21)));
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 25, {
      elbowY: 790,
      elbow: 0.16,
      elbowReach: 120,
      cuffY: 1040,
      cuff: 0.13,
      cuffReach: 50,
      even: 0.02,
      twist: 0.03,
    });
  } else {
    e.along(0, 1, 0.1 * bell(v - 1100, 60) * (0.5 + 0.5 * noise(u / 80, 1, seed + 3)));
    e.along(1, 0, 0.04 * ramp(1000, 1150, v));
  }
}

function ribbed(u: number, v: number): number {
  if (!sleeve.on(u, v)) return ramp(1128, 1131, v);
  return v > 700 ? ramp(745, 748, sleeve.grain(u, v)[1]) : 0;
}

function inCable(u: number, v: number): number {
  if (sleeve.on(u, v)) return 0;
  return Math.max(
    ...cables.map((c) => ramp(cableReach(c) + 2, cableReach(c) - 2, Math.abs(u - c.x))),
  );
}

function makeBack(s: Surface, order: Order): void {
  knit(order.cloth)(s, sleeve.grain, (u, v) => 1 - ribbed(u, v));
  order.cloth.rib(s, sleeve.grain, ribbed);
  for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.8 });
}

function makeBody(s: Surface, order: Order): void {
  knit(order.cloth)(s, sleeve.grain, (u, v) => (1 - ribbed(u, v)) * (1 - inCable(u, v)));
  order.cloth.rib(s, sleeve.grain, ribbed);
  for (const cable of cables) {
    knitCable(s, cable, (u, v) => (sleeve.on(u, v) ? 0 : 1 - ribbed(u, v)));
  }
  for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.6, pucker: 0.8 });
  const light = s.dye("heather");
  s.each((k, u, v) => {
    s.tone(k, 1 + 0.05 * cloud(u / 3, v / 3, 2, 77) + 0.04 * cloud(u / 120, v / 120, 2, 78));
    s.ink(k, light, 0.25 * ramp(0.5, 0.9, noise(u / 2.5, v / 2.5, 79)));
  });
}

function neckBack(order: Order, pose: Pose): Piece {
  return {
    outline: knots("486,256^ 540,232 600,226 660,232 714,256^ 690,320 600,366 510,320"),
    optics: order.cloth.optics,
    dye: "inside",
    seed: 2,
    inner: true,
    loft: 0.2,
    height: 12,
    grid: [8],
    steps: [40],
    fuzz: 0.8,
    pose,
    make: (s) => {
      knit(order.cloth)(s, (u, v) => [u, v]);
      label(s, 600, 272, 46);
    },
  };
}
