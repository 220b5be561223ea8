import type { Excess } from "../engine/excess.ts";
import { noise } from "../engine/noise.ts";
import type { Optics } from "../engine/optics.ts";
import { knots, line, mirrored, shape, withNeck } from "../engine/outline.ts";
import type { Piece } from "../engine/piece.ts";
import { bell, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import { type Cut, face, type Garment, type Order } from "../garment.ts";
import { button, buttonhole } from "../making/button.ts";
import { opening } from "../making/opening.ts";
import { patch } from "../making/patch.ts";
import { armsSwung, laidByHand, turnedOver } from "../making/poses.ts";
import { band, seam, stitch } from "../making/seams.ts";
import {
  collarFall,
  collarLeaf,
  collarStand,
  shirtStitch as fine,
  shirtNeckBack,
} from "../making/shirt-parts.ts";
import { foldSleeve, sleeves } from "../making/sleeves.ts";

interface ShirtStyle {
  half: string;
  hem: string;
  leaf: string;
  pockets: "one" | "flapped";
  /** The neck lies open in a V with a notched collar, without a stand. */
  openNeck?: boolean;
  swing: { left: [number, number]; right: [number, number] };
}

const straightShirt: ShirtStyle = {
  half: `0,292 50,268 74,236^ 150,262 224,296 306,372 384,600 444,860 478,1086^ 376,1118^ 316,880
    272,730 236,600^ 228,800 234,960 242,1080 222,1132 150,1182 0,1198`,
  hem: "358,1080 378,1132 450,1182 600,1198 750,1182 822,1132 842,1080",
  leaf: "602,314^ 640,276 662,220^ 676,226 694,262 704,290^ 672,392^ 640,356",
  pockets: "one",
  swing: { left: [0.02, 0.16], right: [0.1, -0.06] },
};

const workShirt: ShirtStyle = {
  half: `0,292 50,268 74,236^ 156,262 236,298 322,378 396,606 454,866 486,1082^ 382,1116^ 328,886
    290,742 254,612^ 258,800 262,980 266,1152^ 130,1164 0,1166`,
  hem: "336,1152 470,1164 600,1166 730,1164 864,1152",
  leaf: "602,314^ 638,280 660,222^ 678,228 700,264 714,296^ 690,372^ 646,348",
  pockets: "flapped",
  swing: { left: [0.09, -0.06], right: [0, 0.18] },
};

const pyjamaShirt: ShirtStyle = {
  half: `0,428^ 34,346 74,236^ 156,264 236,304 326,390 412,620 468,860 490,1080^ 384,1114^ 330,886
    282,742 246,606^ 244,800 250,980 256,1160^ 130,1172 0,1174`,
  hem: "344,1160 470,1172 600,1174 730,1172 856,1160",
  leaf: `600,436^ 632,350 662,220^ 684,228 720,274 748,322^ 706,342^ 744,366^ 716,394 660,422`,
  pockets: "one",
  openNeck: true,
  swing: { left: [0, 0.12], right: [0.08, 0.04] },
};

/** A straight shirt with a pointed collar, chest pocket and curved hem. */
export const shirt: Cut = (order) => sew(order, straightShirt, 0);
/** A boxy shirt with one flapped pocket and a straight hem. */
export const overshirt: Cut = (order) => sew(order, workShirt, 300);
/** A fluid shirt cut like a pyjama top: an open notched collar and a straight hem. */
export const pyjamaTop: Cut = (order) => sew(order, pyjamaShirt, 600);

const sleeve = sleeves({ armhole: "822,296 818,400 822,500 836,588", lean: 0.245 });

function sew(order: Order, style: ShirtStyle, lane: number): Garment {
  const { cloth } = order;
  const seed = order.seed + lane;
  const hand = laidByHand(seed + 3, 8, 0.012);
  const pose = armsSwung(hand, {
    ...style.swing,
    shoulderX: 232,
    shoulderY: 330,
    elbowY: 760,
  });
  const body: Piece = {
    outline: mirrored(style.half),
    optics: softened(cloth.optics),
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
    excess: (e, u, v) => fold(e, u, v, seed, cloth.fall),
    threadAngle: (u, v) => (sleeve.on(u, v) ? 0.24 * sleeve.side(u) * -1 : 0.1),
    make: (s) => makeBody(s, order, style),
  };
  return {
    pieces: [
      shirtNeckBack(order, hand, style.openNeck ? 150 : 0),
      opening([976, 1118], [1078, 1086], 13, "inside", cloth.optics, pose),
      opening([224, 1118], [122, 1086], 13, "inside", cloth.optics, pose),
      body,
      ...(style.openNeck ? [] : [collarStand(order, hand)]),
      collarLeaf(order, hand, style.leaf, -1),
      collarLeaf(order, hand, style.leaf, 1),
    ],
    back: [
      opening([976, 1118], [1078, 1086], 13, "inside", cloth.optics, turnedOver(pose)),
      opening([224, 1118], [122, 1086], 13, "inside", cloth.optics, turnedOver(pose)),
      {
        ...body,
        seed: seed + 9,
        outline: mirrored(withNeck(style.half, "74,236^", "0,232 40,230")),
        pose: turnedOver(pose),
        make: (s) => makeBack(s, order, style),
      },
      collarFall(order, turnedOver(hand)),
    ],
    front: { zoom: 1.16, x: 600, y: 709 },
    detail: { zoom: 2.7, x: 625, y: 452 },
    close: { zoom: 5, x: 668, y: 575 },
  };
}

/** Shirting silk is washed: it gleams less than the satin of a dress. */
function softened(optics: Optics): Optics {
  if (optics.kind !== "satin") return optics;
  return { ...optics, gloss: 0.3, along: 0.7, across: 0.42, wrap: 0.2 };
}

function fold(e: Excess, u: number, v: number, seed: number, fall: number): void {
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

function makeBody(s: Surface, order: Order, style: ShirtStyle): void {
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
  if (style.pockets === "one") chestPocket(s);
  else flappedPocket(s);
  placket(s, style.openNeck ? 470 : 396);
  stitch(s, line(style.hem), { ...fine, offset: -8 });
}

function makeBack(s: Surface, order: Order, style: ShirtStyle): void {
  face(s, order, sleeve.grain);
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.4, pucker: 1.4 });
    stitch(s, armhole, { ...fine, offset: side * -7 });
    patch(s, shape("1062,998^ 1082,1090^ 974,1122^ 956,1033^", side), {
      rise: 2.2,
      stitched: { ...fine, inset: 4 },
    });
    s.along(
      line(`${600 + side * 16},372 ${600 + side * 20},700 ${600 + side * 26},1160`),
      20,
      (k, d, way) => {
        const pleat = ramp(640, 60, way);
        s.relief[k]! += pleat * 2.2 * ramp(1.5, -1.5, d * side);
        s.tone(k, 1 - 0.3 * pleat * bell(d, 1.6));
      },
    );
  }
  const yoke = line("380,362 480,368 600,370 720,368 820,362");
  seam(s, yoke, { depth: 1.8, pucker: 0.8 });
  stitch(s, yoke, { ...fine, offset: 4 });
  patch(s, knots("596,360^ 604,360^ 604,392^ 596,392^"), { rise: 2, slope: 0.8 });
  stitch(s, line(style.hem), { ...fine, offset: -8 });
}

function placket(s: Surface, firstButton: number): void {
  band(s, line("600,292 600,800 600,1200"), 21, 2.4);
  seam(s, line("580,292 579,800 580,1198"), { depth: 1, pucker: 0.5 });
  seam(s, line("620,292 621,800 620,1198"), { depth: 1.8, pucker: 0.5 });
  stitch(s, line("585,292 584,800 585,1198"), fine);
  stitch(s, line("615,292 616,800 615,1198"), fine);
  for (let y = firstButton; y < 1060; y += 128) {
    buttonhole(s, 600, y, 17);
    button(s, 600, y, 7, { dye: "pearl" });
  }
}

function chestPocket(s: Surface): void {
  patch(s, knots("668,520^ 772,520^ 772,625 768,638^ 720,658^ 672,638^ 668,625"), {
    rise: 2.2,
    stitched: { ...fine, inset: 3.5 },
  });
  stitch(s, line("668,534 720,534 772,534"), fine);
}

function flappedPocket(s: Surface): void {
  const sewn = { stitched: { ...fine, inset: 3.5 } };
  patch(s, knots("664,511^ 724,533^ 784,511^ 784,612^ 768,628^ 680,628^ 664,612^"), {
    rise: 2.2,
    ...sewn,
  });
  patch(s, knots("660,478^ 788,478^ 788,512 724,534 660,512"), { rise: 2.6, ...sewn });
  button(s, 724, 518, 6.5, { dye: "pearl" });
}
