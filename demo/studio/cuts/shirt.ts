import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import { curve, knots, line, mirrored, type Side, shape } from "../engine/outline.ts";
import type { Piece, Pose } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { button, buttonhole } from "../making/button.ts";
import { label } from "../making/label.ts";
import { opening } from "../making/opening.ts";
import { patch, stitchRim } from "../making/patch.ts";
import { armsSwung, laidByHand } from "../making/poses.ts";
import { band, seam, stitch } from "../making/seams.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";

const half = `0,292 50,268 74,236^ 150,262 224,296 306,372 384,600 444,860 478,1086^ 376,1118^
  316,880 272,730 236,600^ 228,800 234,960 242,1080 222,1132 150,1182 0,1198`;
const sleeve = sleeves({ armhole: "822,296 818,400 822,500 836,588", lean: 0.245 });

/** A straight shirt with a pointed collar, chest pocket and curved hem. */
export const shirt: Cut = (order) => {
  const { cloth, seed } = order;
  const hand = laidByHand(seed + 3, 8, 0.012);
  const pose = armsSwung(hand, {
    left: [0.02, 0.16],
    right: [0.1, -0.06],
    shoulderX: 232,
    shoulderY: 330,
    elbowY: 760,
  });
  const body: Piece = {
    outline: mirrored(half),
    optics: cloth.optics,
    seed: seed + 5,
    loft: 0.5,
    height: 44,
    hold: cloth.hold,
    bend: cloth.bend,
    fuzz: cloth.fuzz,
    anchor: 0.0025,
    edgeAnchor: 0.035,
    grid: [16, 8, 5.5],
    steps: [380, 240, 120],
    pose,
    pins: (u, v) =>
      0.05 * bell(Math.abs(u - 600), 22) * (v < 1190 ? 1 : 0) + 0.1 * ramp(300, 250, v),
    excess: (e, u, v) => bodyFolds(e, u, v, seed, cloth.fall),
    make: (s) => makeBody(s, order),
  };
  return {
    pieces: [
      neckBack(order, hand),
      opening([976, 1118], [1078, 1086], 13, "inside", cloth.optics, pose),
      opening([224, 1118], [122, 1086], 13, "inside", cloth.optics, pose),
      body,
      collarStand(order, hand),
      collarLeaf(order, hand, -1),
      collarLeaf(order, hand, 1),
    ],
    front: { zoom: 1.16, x: 600, y: 709 },
    detail: { zoom: 2.7, x: 625, y: 452 },
  };
};

function bodyFolds(e: Excess, u: number, v: number, seed: number, fall: number): void {
  const x = Math.abs(u - 600);
  const side = sleeve.side(u);
  e.evenly(0.006);
  e.crumple(u, v, seed + 11, 0.06 * fall, 190);
  e.crumple(u, v, seed + 31, 0.022 * fall, 80);
  e.around(u, v, 600 + side * 232, 590, 150, 0.12 * fall);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 77, {
      elbowY: 770,
      elbow: 0.15 * fall,
      elbowReach: 85,
      cuffY: 1015,
      cuff: 0.13 * fall,
      cuffReach: 50,
      even: 0.015,
      twist: 0.05 * fall,
    });
    e.along(-0.97 * side, 0.24, 0.05);
  } else {
    e.along(1, 0, 0.02 + 0.05 * ramp(680, 1120, v) * (0.5 + 0.5 * noise(u / 90, 3, seed + 4)));
    e.around(u, v, 600 + side * 240, 320, 260, 0.045 * fall);
  }
  if (x < 20) e.yy *= 0.5;
}

const fine = { length: 3.4, width: 0.55 };

function makeBody(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.4, pucker: 1.4 });
    stitch(s, armhole, { ...fine, offset: side * -7 });
    const yoke = line("674,290 740,312 820,330", side);
    seam(s, yoke, { depth: 1.6, pucker: 0.7 });
    stitch(s, yoke, { ...fine, offset: side * 4 });
    seam(s, line("1066,1000 958,1034", side), { depth: 2.6, pucker: 1.8 });
    patch(s, shape("1062,998^ 1082,1090^ 974,1122^ 956,1033^", side), {
      rise: 2.2,
      stitched: { ...fine, inset: 4 },
    });
    button(s, 600 + side * 398, 1078, 6.5, { dye: "pearl" });
  }
  patch(s, knots("668,520^ 772,520^ 772,625 768,638^ 720,658^ 672,638^ 668,625"), {
    rise: 2.2,
    stitched: { ...fine, inset: 3.5 },
  });
  stitch(s, line("668,534 720,534 772,534"), fine);
  band(s, line("600,292 600,800 600,1200"), 21, 2.4);
  seam(s, line("580,292 579,800 580,1198"), { depth: 1, pucker: 0.5 });
  seam(s, line("620,292 621,800 620,1198"), { depth: 1.8, pucker: 0.5 });
  stitch(s, line("585,292 584,800 585,1198"), fine);
  stitch(s, line("615,292 616,800 615,1198"), fine);
  for (let i = 0; i < 6; i++) {
    const y = 396 + i * 128;
    buttonhole(s, 600, y, 17);
    button(s, 600, y, 7, { dye: "pearl" });
  }
  const hem = curve(mirrored("242,1080 222,1132 150,1182 0,1198").slice(0, 7), false);
  stitch(s, hem, { ...fine, offset: 8 });
}

function neckBack(order: Order, pose: Pose): Piece {
  return {
    outline: knots("524,240^ 560,214 600,206 640,214 676,240^ 650,285 600,310 550,285"),
    optics: order.cloth.optics,
    seed: 2,
    inner: true,
    dye: "inside",
    loft: 0.2,
    height: 10,
    lift: 2,
    grid: [8],
    steps: [40],
    pose,
    make: (s) => {
      face(s, order);
      seam(s, line("530,262 600,278 670,262"), { depth: 1.4 });
      label(s, 600, 242, 42);
    },
  };
}

function collarStand(order: Order, pose: Pose): Piece {
  return {
    outline: knots("560,292^ 600,300 640,292^ 628,322^ 600,330 575,322^"),
    optics: order.cloth.optics,
    seed: 3,
    rests: true,
    lift: 4,
    loft: 0.1,
    height: 4,
    grid: [8],
    steps: [40],
    pose,
    make: (s) => {
      face(s, order);
      button(s, 600, 313, 6, { dye: "pearl" });
    },
  };
}

const leaf = "602,314^ 640,276 662,220^ 676,226 694,262 704,290^ 672,392^ 640,356";

/** One half of the collar, folded over the stand; its stripes run along its own edge. */
function collarLeaf(order: Order, pose: Pose, side: Side): Piece {
  const outline = shape(leaf, side);
  const turn = 0.95 * side;
  return {
    outline,
    optics: order.cloth.optics,
    seed: order.seed + 40 + side,
    rests: true,
    lift: 9,
    loft: 0.22,
    height: 7,
    hold: 0.05,
    bend: 0.6,
    edgeAnchor: 0.2,
    grid: [8, 5],
    steps: [80, 40],
    edgeDrop: 3,
    pose,
    excess: (e, u, v) => {
      e.evenly(0.01);
      e.crumple(u, v, order.seed + 40 + side, 0.03, 60);
    },
    make: (s) => {
      face(s, order, (u, v) => [
        (u - 600) * Math.cos(turn) + (v - 300) * Math.sin(turn),
        (v - 300) * Math.cos(turn) - (u - 600) * Math.sin(turn),
      ]);
      stitchRim(s, outline, 5, fine);
    },
  };
}
