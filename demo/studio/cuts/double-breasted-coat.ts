import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { knots, line, mirrored, shape, withNeck } from "../engine/outline.ts";
import type { Piece } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { button, buttonhole } from "../making/button.ts";
import { foldedPart } from "../making/lapels.ts";
import { linedBack } from "../making/lined-back.ts";
import { opening } from "../making/opening.ts";
import { patch } from "../making/patch.ts";
import { armsSwung, laidByHand, turnedOver } from "../making/poses.ts";
import { overlap, seam, stitch } from "../making/seams.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";
import { tailoredBackFace, tailoredCollarFall } from "../making/tailored-back.ts";

const half = `0,250 50,236 92,196^ 160,226 228,262 304,340 376,600 424,860 452,1060^ 348,1092^
  306,880 272,720 244,600^ 240,800 256,1100 282,1470^ 150,1486 0,1488`;
const sleeve = sleeves({ armhole: "828,262 818,380 822,490 842,596", lean: 0.22 });

/** A long double-breasted coat with notched lapels and flap pockets. */
export const doubleBreastedCoat: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 61, 7, 0.006);
  const pose = armsSwung(hand, {
    left: [0.06, 0.05],
    right: [0, 0.17],
    shoulderX: 236,
    shoulderY: 300,
    elbowY: 740,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 65,
    loft: 0.55,
    height: 46,
    hold: cloth.hold,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    edgeAnchor: 0.035,
    grid: [16, 9],
    steps: [460, 240],
    pose,
    pins: (u, v) => 0.1 * ramp(260, 230, v) + 0.01 * bell(u - 640, 30),
    excess: (e, u, v) => fold(e, u, v, seed),
    make: (s) => makeBody(s, order),
  };
  const folded = (pattern: string, lift: number, lane: number) =>
    foldedPart(order, {
      outline: knots(pattern),
      pose: hand,
      lift,
      seed: seed + lane,
      stitched: 7,
    });
  return {
    pieces: [
      linedBack({
        outline: knots("500,200^ 550,178 600,172 650,178 700,200^ 690,330 600,420 510,330"),
        pose: hand,
      }),
      opening([948, 1092], [1050, 1060], 13, "lining", cloth.optics, pose),
      opening([252, 1092], [150, 1060], 13, "lining", cloth.optics, pose),
      body,
      linedBack({
        outline: knots("512,250 540,206 600,196 660,206 688,250 652,420 562,650^ 540,420"),
        pose: hand,
        rests: true,
        labelY: 236,
      }),
      folded("566,650^ 556,560 546,440 532,330 524,268^ 430,352^ 416,372^ 446,470 520,590", 13, 1),
      folded("548,668^ 600,560 640,440 664,330 676,268^ 770,352^ 784,372^ 748,470 660,590", 14, 2),
      foldedPart(order, {
        outline: mirrored(`0,168 60,176 98,200^ 140,250 190,312^ 158,356^ 104,318 70,306^ 78,262
          62,222 0,208`),
        pose: hand,
        lift: 11,
        seed: seed + 3,
        stitched: 7,
      }),
    ],
    back: [
      opening([948, 1092], [1050, 1060], 13, "lining", cloth.optics, turnedOver(pose)),
      opening([252, 1092], [150, 1060], 13, "lining", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 69,
        outline: mirrored(withNeck(half, "92,196^", "0,196 50,196")),
        pose: turnedOver(pose),
        make: (s) => tailoredBackFace(s, order, sleeve, { hemY: 1490, ventY: 1120 }),
      },
      foldedPart(order, {
        outline: tailoredCollarFall,
        pose: turnedOver(hand),
        lift: 9,
        seed: seed + 4,
      }),
    ],
    front: { zoom: 1.04, x: 600, y: 836 },
    detail: { zoom: 2.3, x: 640, y: 450 },
    close: { zoom: 5, x: 600, y: 700 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.004);
  e.crumple(u, v, seed + 63, 0.06, 240);
  e.around(u, v, 600 + side * 244, 600, 180, 0.12);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 67, {
      elbowY: 760,
      elbow: 0.18,
      elbowReach: 110,
      cuffY: 1000,
      cuff: 0.1,
      cuffReach: 60,
      even: 0.02,
      twist: 0.03,
    });
  } else {
    const lanes = 0.6 + 0.6 * noise(u / 140, 2, seed + 6);
    e.along(1, 0.05 * side, 0.13 * ramp(760, 1480, v) * lanes + 0.02);
    e.along(0, 1, 0.04 * bell(v - 800, 120));
  }
}

const tonal = { length: 4.4, width: 0.6 };

function makeBody(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 2.6, pucker: 0.6 });
    seam(s, line("760,560 764,760 780,850", side), { depth: 1, pucker: 0.4 });
    patch(s, shape("708,872^ 846,850^ 852,902^ 714,926^", side), {
      rise: 4.6,
      slope: 2,
      stitched: { ...tonal, inset: 6 },
    });
    seam(s, line("1050,990 944,1022", side), { depth: 1.8, pucker: 0.5 });
    stitch(s, line("952,1028 1052,996", side), tonal);
    button(s, 600 + side * 372, 1038, 7, { dye: "horn" });
    button(s, 600 + side * 394, 1031, 7, { dye: "horn" });
  }
  stitch(s, line("330,1460 450,1476 600,1478 750,1476 870,1460"), { ...tonal, offset: 0 });
  const edge = line("548,640 520,720 516,1000 514,1488");
  overlap(s, edge, 5, 70);
  stitch(s, edge, { ...tonal, offset: -8 });
  for (let row = 0; row < 3; row++) {
    const y = 694 + row * 124;
    buttonhole(s, 540, y, 30, false);
    button(s, 553, y, 15, { dye: "horn" });
    button(s, 676, y, 15, { dye: "horn" });
  }
}
