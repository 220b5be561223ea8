import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { type Cut, face, type Order } from "../garment.ts";
import { foldSleeve, sleeves } from "../making/body/sleeves.ts";
import { type Neckline, upperGarment } from "../making/body/upper-garment.ts";
import { neckBand } from "../making/knits/neck-band.ts";
import { label } from "../making/sewing/label.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { zip, zipPuller } from "../making/sewing/zip.ts";
import type { Excess } from "../pattern/excess.ts";
import { flipped, knots, line, mirrored, shape, withNeck } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,330 60,312 116,276^ 180,296 250,334 334,420 414,640 464,860 487,990 486,1028 470,1044^
  487,1124^ 403,1143^ 384,1063^ 358,1036 326,880 284,740 252,640^ 262,820 264,1010 256,1080^
  246,1172^ 120,1182 0,1184`;
const sleeve = sleeves({ armhole: "848,334 832,430 836,540 852,634", lean: 0.22 });
const ribOptics = { kind: "matte", wrap: 0.3, sheen: 0.15 } as const;

const lane = 71;

/** A short zipped bomber with ribbed collar, cuffs and hem. */
export const bomber: Cut = (order) => {
  const seed = order.seed + lane;
  const { fall } = order.cloth;
  return upperGarment(order, {
    lane,
    half,
    backHalf: withNeck(half, "116,276^", "0,268 60,266"),
    turn: -0.008,
    arms: {
      left: [-0.02, 0.26],
      right: [0.11, -0.05],
      shoulderX: 252,
      shoulderY: 370,
      elbowY: 790,
    },
    inside: "lining",
    body: {
      loft: 0.31,
      height: 29,
      grid: [15, 8, 5.5],
      steps: [420, 260, 110],
      pins: (u, v) => 0.06 * bell(u - 600, 16) + held(u, v),
    },
    backPins: held,
    excess: (e, u, v) => fold(e, u, v, seed, fall),
    face: (s) => makeFront(s, order),
    backFace: (s) => makeShell(s, order),
    neck,
    front: { zoom: 1.1, x: 600, y: 732 },
    detail: { zoom: 2.5, x: 650, y: 520 },
    close: { zoom: 5, x: 640, y: 1060 },
  });
};

/** The neck and the ribs keep their place. */
function held(u: number, v: number): number {
  return 0.1 * ramp(320, 290, v) + 0.04 * ribbed(u, v);
}

function neck(hand: Pose): Neckline {
  const trim = { optics: ribOptics, pose: hand, dye: "tone", pitch: 8, rise: 2.6 } as const;
  const collar = knots("606,342^ 660,326 708,290 716,268^ 734,280^ 722,320 676,366 607,386^");
  const standing = mirrored("0,218 64,228 122,270^ 112,296^ 60,270 0,262");
  const upper = { ...trim, front: true, height: 15, fanY: 190 };
  return {
    behind: [lining(hand), neckBand({ ...trim, front: false, height: 15, outline: standing })],
    over: [
      neckBand({ ...upper, outline: collar }),
      neckBand({ ...upper, outline: flipped(collar) }),
    ],
    overBack: [
      neckBand({
        ...upper,
        fanY: -500,
        outline: mirrored("0,226 66,232 118,262^ 134,290^ 70,304 0,308"),
      }),
    ],
  };
}

function ribbed(u: number, v: number): number {
  if (!sleeve.on(u, v)) return ramp(1066, 1069, v);
  return v > 700 ? ramp(740, 743, sleeve.grain(u, v)[1]) : 0;
}

function fold(e: Excess, u: number, v: number, seed: number, fall: number): void {
  if (ribbed(u, v) > 0.5) {
    e.xx = 0.03;
    e.yy = 0.005;
    return;
  }
  const side = sleeve.side(u);
  e.evenly(0.006);
  e.crumple(u, v, seed + 2, 0.085 * fall, 140);
  e.around(u, v, 600 + side * 252, 640, 170, 0.15 * fall);
  if (sleeve.on(u, v)) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: 800,
      elbow: 0.2 * fall,
      elbowReach: 120,
      cuffY: 1000,
      cuff: 0.2 * fall,
      cuffReach: 60,
      even: 0.04,
      twist: 0.07,
    });
    e.along(1, 0, 0.07);
  } else {
    const lanes = 0.5 + 0.8 * noise(u / 90, 3, seed + 8);
    e.along(0, 1, 0.2 * ramp(900, 1040, v) * lanes + 0.03);
    e.along(1, 0, 0.1 * ramp(960, 1050, v));
  }
}

const fine = { length: 3.6, width: 0.55 };

/** What front and back have in common: cloth, ribs and seams. */
function makeShell(s: Surface, order: Order): void {
  const ribFinish = s.addFinish(ribOptics);
  const ribDye = s.dye("tone");
  face(s, order, sleeve.grain);
  s.each((k, u, v) => {
    const rib = ribbed(u, v);
    if (rib <= 0.5) return;
    s.finish[k] = ribFinish;
    s.ink(k, ribDye, rib);
    s.relief[k] = 0;
  });
  order.cloth.rib(s, sleeve.grain, ribbed);
  for (const side of [1, -1] as const) {
    const armhole = sleeve.armhole(side);
    seam(s, armhole, { depth: 2.8, pucker: 2 });
    stitch(s, armhole, { ...fine, offset: side * 6 });
    seam(s, line("602,1068 740,1067 864,1064", side), { depth: 3, pucker: 2.2 });
    seam(s, line("984,1063 1070,1044", side), { depth: 2.6, pucker: 1.8 });
  }
}

function makeFront(s: Surface, order: Order): void {
  makeShell(s, order);
  for (const side of [1, -1] as const) {
    patch(s, shape("690,930^ 764,784^ 782,792^ 708,940^", side), {
      rise: 3.4,
      stitched: { ...fine, inset: 3.5 },
    });
    s.along(line("700,930 770,790", side), 12, (k, d) => s.tone(k, 1 - 0.3 * bell(d, 1.4)));
  }
  const front = line("600,330 601,700 600,1182");
  zip(s, front, "elastic", "steel");
  stitch(s, front, { ...fine, offset: 16 });
  stitch(s, front, { ...fine, offset: -16 });
  zipPuller(s, 600, 372, "steel");
}

function lining(pose: Pose): Piece {
  return {
    outline: knots("484,282^ 540,262 600,256 660,262 716,282^ 680,330 600,352 520,330"),
    optics: { kind: "satin", wrap: 0.2, gloss: 0.18, along: 0.42, across: 0.42 },
    dye: "second",
    seed: 3,
    inner: true,
    loft: 0.2,
    height: 10,
    grid: [8],
    steps: [60],
    pose,
    make: (s) => label(s, 600, 296, 50),
  };
}
