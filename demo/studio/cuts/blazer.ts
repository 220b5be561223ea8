import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { knots, line, mirrored, moved, shape, withNeck } from "../engine/outline.ts";
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
import { overlap, seam } from "../making/seams.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";
import { tailoredBackFace, tailoredCollarFall } from "../making/tailored-back.ts";

const half = `0,290 50,276 88,240^ 156,268 230,300 300,372 364,620 408,860 438,1080^ 344,1112^
  306,900 270,740 240,624^ 226,780 240,960 262,1190 240,1232 150,1246 40,1236 4,1170^`;
const sleeve = sleeves({ armhole: "830,300 816,400 820,510 838,616", lean: 0.22 });

/** A single-breasted blazer: long lapels, one button, rounded fronts. */
export const blazer: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 141, 6, -0.006);
  const pose = armsSwung(hand, {
    left: [0.02, 0.14],
    right: [0.07, 0.02],
    shoulderX: 238,
    shoulderY: 330,
    elbowY: 760,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 143,
    loft: 0.52,
    height: 42,
    hold: cloth.hold,
    bend: Math.max(0.8, cloth.bend),
    fuzz: cloth.fuzz * 0.5,
    edgeAnchor: 0.04,
    grid: [16, 9, 6],
    steps: [440, 240, 90],
    pose,
    pins: (u, v) => 0.1 * ramp(300, 270, v) + 0.02 * bell(u - 604, 24) * ramp(700, 800, v),
    excess: (e, u, v) => fold(e, u, v, seed),
    make: (s) => makeBody(s, order),
  };
  const folded = (pattern: string, lift: number, lane: number) =>
    foldedPart(order, { outline: knots(pattern), pose: hand, lift, seed: seed + lane });
  return {
    pieces: [
      linedBack({
        outline: knots("508,244^ 552,222 600,216 648,222 692,244^ 690,400 600,480 510,400"),
        pose: hand,
      }),
      opening([944, 1112], [1036, 1080], 12, "lining", cloth.optics, pose),
      opening([256, 1112], [164, 1080], 12, "lining", cloth.optics, pose),
      body,
      linedBack({
        outline: knots("516,290 544,248 600,238 656,248 684,290 664,500 596,812^ 552,500"),
        pose: hand,
        rests: true,
        labelY: 276,
      }),
      folded("600,816^ 578,700 556,520 540,400 524,312^ 448,392^ 432,406^ 462,540 552,730", 12, 1),
      folded("592,822^ 622,700 644,520 660,400 676,312^ 752,392^ 768,406^ 738,540 650,730", 13, 2),
      foldedPart(order, {
        outline: mirrored(`0,212 58,220 92,242^ 130,290 170,348^ 142,386^ 100,352 74,342^ 78,300
          60,262 0,250`),
        pose: hand,
        lift: 11,
        seed: seed + 3,
      }),
    ],
    back: [
      opening([944, 1112], [1036, 1080], 12, "lining", cloth.optics, turnedOver(pose)),
      opening([256, 1112], [164, 1080], 12, "lining", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 149,
        outline: mirrored(
          withNeck(half, "88,240^", "0,240 50,240").replace(
            "150,1246 40,1236 4,1170^",
            "150,1246 0,1250",
          ),
        ),
        pose: turnedOver(pose),
        make: (s) => tailoredBackFace(s, order, sleeve, { hemY: 1248, ventY: 1010 }),
      },
      foldedPart(order, {
        outline: moved(tailoredCollarFall, 0, 44),
        pose: turnedOver(hand),
        lift: 9,
        seed: seed + 4,
      }),
    ],
    front: { zoom: 1.12, x: 600, y: 742 },
    detail: { zoom: 2.4, x: 640, y: 560 },
    close: { zoom: 5, x: 625, y: 860 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number): void {
  const side = sleeve.side(u);
  e.evenly(0.004);
  e.crumple(u, v, seed + 144, 0.05, 220);
  e.around(u, v, 600 + side * 240, 624, 170, 0.12);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 147, {
      elbowY: 780,
      elbow: 0.17,
      elbowReach: 100,
      cuffY: 1010,
      cuff: 0.09,
      cuffReach: 60,
      even: 0.02,
      twist: 0.04,
    });
  } else {
    e.along(0.5 * side, 1, 0.08 * bell(v - 860, 110) * (0.5 + noise(u / 130, v / 110, seed + 145)));
    e.around(u, v, 600, 830, 150, 0.06);
    e.along(1, 0, 0.02 + 0.05 * ramp(950, 1240, v));
  }
}

function makeBody(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.5 });
    seam(s, line("744,580 742,760 752,960", side), { depth: 1.1, pucker: 0.3 });
    patch(s, shape("690,968^ 822,952^ 828,996^ 826,1004 696,1020^", side), { rise: 3, slope: 1.4 });
    for (let i = 0; i < 3; i++) {
      button(s, 600 + side * (352 + i * 5), 1016 + i * 20, 5.5, { dye: "horn" });
    }
  }
  patch(s, shape("680,572^ 776,556^ 779,578^ 683,595^"), { rise: 1.8, slope: 0.9 });
  const edge = line("598,800 594,900 592,1100 604,1180 640,1236");
  overlap(s, edge, 4.2, 50);
  buttonhole(s, 606, 842, 22, false);
  button(s, 612, 842, 12, { dye: "horn" });
}
