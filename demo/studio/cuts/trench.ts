import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { knots, line, mirrored, moved, type Side, shape, withNeck } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { button } from "../making/button.ts";
import { foldedPart } from "../making/lapels.ts";
import { linedBack } from "../making/lined-back.ts";
import { opening } from "../making/opening.ts";
import { patch } from "../making/patch.ts";
import { armsSwung, laidByHand, turnedOver } from "../making/poses.ts";
import { overlap, seam, stitch } from "../making/seams.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";
import { stormShield, tailoredBackFace, tailoredCollarFall } from "../making/tailored-back.ts";

const half = `0,240 50,226 92,186^ 164,214 236,252 312,330 384,590 432,850 458,1050^ 348,1084^
  312,880 276,720 250,600^ 236,700 228,768 250,860 282,1100 318,1450^ 160,1474 0,1478`;
const sleeve = sleeves({ armhole: "834,252 822,370 826,490 848,592", lean: 0.22 });
const doubled = { length: 3.8, width: 0.6 };

/** A belted double-breasted trench coat with storm flap, epaulets and cuff straps. */
export const trench: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 151, 7, -0.006);
  const pose = armsSwung(hand, {
    left: [0.02, 0.14],
    right: [0.08, 0.02],
    shoulderX: 240,
    shoulderY: 300,
    elbowY: 740,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 153,
    loft: 0.52,
    height: 46,
    hold: cloth.hold,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    edgeAnchor: 0.035,
    grid: [16, 8, 5.5],
    steps: [440, 240, 100],
    pose,
    pins: (_u, v) => 0.1 * ramp(250, 220, v) + 0.08 * bell(v - 768, 22),
    excess: (e, u, v) => fold(e, u, v, seed, cloth.fall),
    make: (s) => makeBody(s, order),
  };
  const folded = (pattern: string, lift: number, lane: number) =>
    foldedPart(order, {
      outline: knots(pattern),
      pose: hand,
      lift,
      seed: seed + lane,
      stitched: 6,
    });
  return {
    pieces: [
      linedBack({
        outline: knots("506,192^ 552,170 600,164 648,170 694,192^ 680,320 600,400 520,320"),
        pose: hand,
      }),
      opening([948, 1084], [1056, 1050], 13, "lining", cloth.optics, pose),
      opening([252, 1084], [144, 1050], 13, "lining", cloth.optics, pose),
      body,
      linedBack({
        outline: knots("520,240 548,198 600,188 652,198 680,240 640,380 576,520^ 546,380"),
        pose: hand,
        rests: true,
        labelY: 226,
      }),
      stormFlap(order, hand),
      folded("574,524^ 560,440 546,350 530,262^ 424,330^ 410,350^ 444,430 520,490", 12, 1),
      folded("562,540^ 606,460 640,360 670,262^ 776,330^ 790,350^ 756,430 660,506", 13, 2),
      foldedPart(order, {
        outline: mirrored(`0,158 62,166 100,190^ 150,250 204,318^ 150,372^ 104,316 72,298^ 80,254
          62,214 0,202`),
        pose: hand,
        lift: 12,
        seed: seed + 3,
        stitched: 6,
      }),
      belt(order, hand),
      buckle(hand),
    ],
    back: [
      opening([948, 1084], [1056, 1050], 13, "lining", cloth.optics, turnedOver(pose)),
      opening([252, 1084], [144, 1050], 13, "lining", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 159,
        outline: mirrored(withNeck(half, "92,186^", "0,186 50,186")),
        pose: turnedOver(pose),
        make: (s) => {
          tailoredBackFace(s, order, sleeve, { hemY: 1480, ventY: 1130 });
          stormShield(s);
        },
      },
      foldedPart(order, {
        outline: moved(tailoredCollarFall, 0, -8),
        pose: turnedOver(hand),
        lift: 9,
        seed: seed + 4,
      }),
      belt(order, turnedOver(hand)),
    ],
    front: { zoom: 1.04, x: 600, y: 826 },
    detail: { zoom: 2.3, x: 620, y: 480 },
    close: { zoom: 4.4, x: 612, y: 750 },
  };
};

function fold(e: Excess, u: number, v: number, seed: number, fall: number): void {
  const side = sleeve.side(u);
  e.evenly(0.005);
  e.crumple(u, v, seed + 154, 0.06 * fall, 190);
  e.around(u, v, 600 + side * 248, 600, 170, 0.13 * fall);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 157, {
      elbowY: 750,
      elbow: 0.18 * fall,
      elbowReach: 100,
      cuffY: 950,
      cuff: 0.14 * fall,
      cuffReach: 60,
      even: 0.025,
      twist: 0.05,
    });
  } else {
    const lanes = 0.6 + 0.8 * noise(u / 80, 2, seed + 158);
    e.along(1, 0, 0.16 * bell(v - 768, 110) * lanes);
    e.along(1, 0.05 * side, 0.22 * ramp(850, 1470, v) * lanes + 0.02);
  }
}

function makeBody(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.4, pucker: 0.9 });
    stitch(s, armhole, { ...doubled, offset: side * 6 });
    epaulet(s, side);
    patch(s, shape("716,916^ 742,906^ 782,1064^ 756,1074^", side), {
      rise: 3.4,
      stitched: { ...doubled, inset: 4 },
    });
    patch(s, shape("938,984^ 1052,950^ 1058,978^ 944,1012^", side), {
      rise: 3.2,
      stitched: { ...doubled, inset: 4 },
    });
    button(s, 600 + side * 378, 986, 7, { dye: "horn" });
  }
  stitch(s, line("300,1436 440,1462 600,1466 760,1462 900,1436"), { ...doubled, offset: -4 });
  const edge = line("560,540 526,640 520,760 514,1100 506,1476");
  overlap(s, edge, 4.6, 60);
  stitch(s, edge, { ...doubled, offset: -8 });
  for (const y of [600, 700, 870, 990]) {
    button(s, 552, y, 14, { dye: "horn" });
    button(s, 672, y, 14, { dye: "horn" });
  }
}

function epaulet(s: Surface, side: Side): void {
  patch(s, shape("826,256^ 822,290^ 728,262 714,244 734,230", side), {
    rise: 3.2,
    stitched: { ...doubled, inset: 4 },
  });
  button(s, 600 + side * 140, 250, 6.5, { dye: "horn" });
}

/** The extra layer over one shoulder. */
function stormFlap(order: Order, pose: Pose): Piece {
  return foldedPart(order, {
    outline: knots("690,262^ 770,232 824,262 816,372 818,470 760,560 700,586 640,560^ 668,420"),
    pose,
    lift: 4,
    seed: order.seed + 9,
    stitched: 6,
  });
}

function belt(order: Order, pose: Pose): Piece {
  return {
    ...foldedPart(order, {
      outline: knots(`366,748^ 480,758 600,761 720,758 834,748^ 838,790^ 720,802 600,805 480,802
        362,790^`),
      pose,
      lift: 7,
      seed: order.seed + 10,
      stitched: 4,
    }),
    height: 8,
    hold: 0.012,
  };
}

function buckle(pose: Pose): Piece {
  return {
    outline: knots("566,744^ 634,744^ 634,822^ 566,822^"),
    optics: { kind: "plastic", wrap: 0.2, gloss: 0.4, roughness: 0.3 },
    dye: "horn",
    seed: 8,
    rests: true,
    lift: 6,
    loft: 0.4,
    height: 6,
    grid: [6],
    steps: [20],
    anchor: 0.2,
    pose,
    trim: (u, v, depth) => {
      const frame = Math.max(Math.abs(u - 600) - 21, Math.abs(v - 783) - 26);
      const prong = Math.min(3.5 - Math.abs(v - 783), 36 - Math.abs(u - 600));
      return Math.min(depth, Math.max(frame, prong));
    },
  };
}
