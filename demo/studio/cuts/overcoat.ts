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

const half = `0,250 50,236 92,196^ 166,226 246,262 324,342 392,606 438,870 466,1080^ 356,1112^
  322,890 290,740 262,610^ 262,800 270,1100 284,1478^ 150,1494 0,1496`;
const sleeve = sleeves({ armhole: "844,264 832,380 838,500 860,606", lean: 0.21 });
const tonal = { length: 4.4, width: 0.6 };

/** A long, straight double-breasted overcoat: broad peaked lapels and patch pockets with flaps. */
export const overcoat: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 191, 7, -0.005);
  const pose = armsSwung(hand, {
    left: [0.0, 0.14],
    right: [0.07, 0.0],
    shoulderX: 250,
    shoulderY: 306,
    elbowY: 760,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 193,
    loft: 0.55,
    height: 48,
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
        outline: knots("504,200^ 550,178 600,172 650,178 696,200^ 690,360 600,500 510,360"),
        pose: hand,
      }),
      opening([956, 1112], [1064, 1080], 13, "lining", cloth.optics, pose),
      opening([244, 1112], [136, 1080], 13, "lining", cloth.optics, pose),
      body,
      linedBack({
        outline: knots("512,250 542,206 600,196 658,206 688,250 656,400 570,620^ 540,400"),
        pose: hand,
        rests: true,
        labelY: 236,
      }),
      folded("572,622^ 556,520 540,420 530,340 520,262^ 446,314^ 396,306^ 426,420 510,560", 12, 1),
      folded("556,640^ 604,540 640,430 664,340 680,262^ 754,314^ 804,306^ 774,420 672,570", 13, 2),
      foldedPart(order, {
        outline: mirrored(`0,166 60,174 96,198^ 134,246 168,296^ 146,326^ 102,306 72,298^ 78,258
          62,220 0,206`),
        pose: hand,
        lift: 11,
        seed: seed + 3,
        stitched: 7,
      }),
    ],
    back: [
      opening([956, 1112], [1064, 1080], 13, "lining", cloth.optics, turnedOver(pose)),
      opening([244, 1112], [136, 1080], 13, "lining", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 197,
        outline: mirrored(withNeck(half, "92,196^", "0,196 50,196")),
        pose: turnedOver(pose),
        make: (s) =>
          tailoredBackFace(s, order, sleeve, { hemY: 1498, ventY: 1140, halfBeltY: 770 }),
      },
      foldedPart(order, {
        outline: tailoredCollarFall,
        pose: turnedOver(hand),
        lift: 9,
        seed: seed + 4,
      }),
    ],
    front: { zoom: 1.03, x: 600, y: 838 },
    detail: { zoom: 2.3, x: 650, y: 440 },
    close: { zoom: 5, x: 740, y: 930 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.004);
  e.crumple(u, v, seed + 194, 0.06, 240);
  e.around(u, v, 600 + side * 260, 610, 190, 0.12);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 195, {
      elbowY: 780,
      elbow: 0.17,
      elbowReach: 110,
      cuffY: 1010,
      cuff: 0.1,
      cuffReach: 60,
      even: 0.02,
      twist: 0.03,
    });
  } else {
    const lanes = 0.6 + 0.6 * noise(u / 140, 2, seed + 6);
    e.along(1, 0.05 * side, 0.11 * ramp(760, 1480, v) * lanes + 0.02);
    e.along(0.4 * side, 1, 0.05 * bell(v - 820, 140) * lanes);
  }
}

function makeBody(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  const sewn = { stitched: { ...tonal, inset: 6 } };
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 2.6, pucker: 0.6 });
    patch(s, shape("700,992^ 840,992^ 844,1136 828,1152 714,1152 700,1136", side), {
      rise: 3.6,
      slope: 1.8,
      ...sewn,
    });
    patch(s, shape("694,944^ 846,944^ 848,994^ 694,994^", side), {
      rise: 3.6,
      slope: 1.6,
      ...sewn,
    });
    for (let i = 0; i < 3; i++) {
      button(s, 600 + side * (374 + i * 5), 1020 + i * 22, 6.5, { dye: "horn" });
    }
  }
  stitch(s, line("330,1468 470,1482 600,1484 730,1482 870,1468"), tonal);
  const edge = line("548,624 516,720 512,1000 508,1496");
  overlap(s, edge, 5, 60);
  stitch(s, edge, { ...tonal, offset: -8 });
  for (const y of [660, 780, 900]) {
    buttonhole(s, 540, y, 30, false);
    button(s, 552, y, 16, { dye: "horn" });
    button(s, 686, y, 16, { dye: "horn" });
  }
}
