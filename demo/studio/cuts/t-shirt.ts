import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { knots, line, mirrored, withNeck } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { label } from "../making/label.ts";
import { neckBand } from "../making/neck-band.ts";
import { opening } from "../making/opening.ts";
import { armsSwung, laidByHand, turnedOver } from "../making/poses.ts";
import { seam, stitch } from "../making/seams.ts";
import { sleeves } from "../making/sleeves.ts";

const half = `0,352 58,336 104,262^ 172,284 236,316 312,386 366,480 408,592^ 282,640^ 248,572^
  246,760 250,1000 254,1176^ 120,1186 0,1188`;
const sleeve = sleeves({ armhole: "834,316 826,400 830,490 848,570", lean: 0.42 });

/** A straight crew-neck T-shirt. */
export const tShirt: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 111, 8, 0.01);
  const pose = armsSwung(hand, {
    left: [0.07, 0],
    right: [-0.05, 0],
    shoulderX: 240,
    shoulderY: 330,
    elbowY: 900,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 113,
    fuzz: cloth.fuzz * 0.6,
    loft: 0.45,
    height: 34,
    hold: cloth.hold,
    bend: cloth.bend,
    edgeAnchor: 0.03,
    grid: [16, 8, 5.5],
    steps: [400, 240, 110],
    pose,
    pins: (_u, v) => 0.1 * ramp(310, 260, v),
    excess: (e, u, v) => fold(e, u, v, seed),
    make: (s) => makeBody(s, order),
  };
  const trim = { optics: cloth.optics, pose: hand, pitch: 3.6, rise: 0.9 };
  return {
    pieces: [
      neckBack(order, hand),
      neckBand({
        ...trim,
        front: false,
        height: 7,
        outline: knots(`494,274^ 546,258 600,253 654,258 706,274^ 712,258 660,240 600,234 540,240
          488,258`),
      }),
      opening([882, 640], [1006, 593], 12, "inside", cloth.optics, pose),
      opening([318, 640], [194, 593], 12, "inside", cloth.optics, pose),
      body,
      neckBand({
        ...trim,
        front: true,
        height: 8,
        fanY: 180,
        outline: knots(`492,258^ 502,274 546,328 600,346 654,328 698,274 708,258^ 722,266^ 708,298
          664,350 600,370 536,350 492,298 478,266^`),
      }),
    ],
    back: [
      opening([882, 640], [1006, 593], 12, "inside", cloth.optics, turnedOver(pose)),
      opening([318, 640], [194, 593], 12, "inside", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 116,
        outline: mirrored(withNeck(half, "104,262^", "0,276 54,272")),
        pose: turnedOver(pose),
        make: (s) => makeBody(s, order),
      },
      neckBand({
        ...trim,
        front: true,
        height: 8,
        pose: turnedOver(hand),
        fanY: -400,
        outline: mirrored("0,256 60,253 108,240^ 120,262^ 64,280 0,284"),
      }),
    ],
    front: { zoom: 1.16, x: 600, y: 722 },
    detail: { zoom: 2.6, x: 640, y: 450 },
    close: { zoom: 5, x: 690, y: 330 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.006);
  e.crumple(u, v, seed + 114, 0.075, 210);
  e.crumple(u, v, seed + 117, 0.025, 90);
  e.around(u, v, 600 + side * 246, 572, 190, 0.15);
  e.around(u, v, 600 + side * 240, 320, 240, 0.04);
  if (sleeve.on(u, v)) {
    e.along(side * 0.4, 0.9, 0.06 * (0.5 + noise(u / 80, v / 80, seed + 118)));
  } else {
    const lanes = 0.6 + 0.7 * noise(u / 110, 2, seed + 119);
    e.along(1, 0, 0.025 + 0.07 * ramp(800, 1176, v) * lanes);
    e.along(side * 0.5, 1, 0.05 * bell(v - 850, 170) * (0.5 + noise(u / 160, v / 160, seed + 120)));
  }
}

const fine = { length: 3, width: 0.5 };

function makeBody(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 1.7, pucker: 0.8 });
    for (const offset of [13, 16]) {
      stitch(s, line("878,642 1012,590", side), { ...fine, offset: -offset * side });
    }
  }
  for (const offset of [16, 19]) {
    stitch(s, line("340,1176 480,1186 600,1188 720,1186 860,1176"), { ...fine, offset: -offset });
  }
  stitch(s, line("478,268 492,300 536,353 600,374 664,353 708,300 722,268"), {
    ...fine,
    offset: 4,
  });
}

function neckBack(order: Order, pose: Pose): Piece {
  return {
    outline: knots("492,262^ 546,246 600,242 654,246 708,262^ 690,320 600,366 510,320"),
    optics: order.cloth.optics,
    dye: "inside",
    seed: 2,
    inner: true,
    loft: 0.2,
    height: 8,
    grid: [8],
    steps: [40],
    pose,
    make: (s) => {
      face(s, order);
      seam(s, line("496,276 546,262 600,257 654,262 704,276"), { depth: 1.2 });
      label(s, 600, 284, 40);
    },
  };
}
