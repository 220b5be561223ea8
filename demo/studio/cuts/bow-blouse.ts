import { creped } from "../cloths/silk.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { upperPulls } from "../making/body/drawn-upper.ts";
import { dressmade, type Folds } from "../making/body/dressmaking.ts";
import { inFolds } from "../making/body/in-folds.ts";
import { foldSleeve, sleeves } from "../making/body/sleeves.ts";
import { bow } from "../making/sewing/bow.ts";
import { button } from "../making/sewing/button.ts";
import { drawIntoFolds } from "../making/sewing/drawn-folds.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { blouseFolds } from "../making/shirts/blouse-folds.ts";
import { silk } from "../making/shirts/drawn-shirt.ts";
import { shirtNeckBack } from "../making/shirts/shirt-parts.ts";
import { bandCollar, standingBand } from "../making/shirts/standing-band.ts";
import { line, shape } from "../pattern/outline.ts";
import type { PatternMap } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,292 50,268 74,236^ 140,260 204,296 280,376 356,560 430,800 492,960 506,1012
  492,1046 474,1052^ 484,1102^ 394,1134^ 378,1088^ 344,1082 318,1040 292,900 256,740 222,590^
  206,740 214,900 240,1138^ 130,1156 0,1160`;
const sleeve = sleeves({ armhole: "806,298 802,400 808,500 822,584", lean: 0.26 });
const lane = 1800;
const fine = { length: 3.4, width: 0.5 };

const blouse = dressmade({
  lane,
  half,
  shoulder: "74,236^",
  backNeck: "0,232 40,230",
  sleeve,
  turn: 0.008,
  arms: {
    left: [0.05, 0.22],
    right: [0.03, -0.02],
    shoulderX: 216,
    shoulderY: 330,
    elbowY: 780,
  },
  armpit: [222, 588],
  cuff: [
    [394, 1134],
    [484, 1102],
  ],
  loft: 0.18,
  height: 8,
  held: { neck: [310, 260] },
  threadAngle: (u, v) => (sleeve.on(u, v) ? -0.24 * sleeve.side(u) : 0.1),
  crumple: { amount: 0.05, size: 200, lane: 11 },
  armpitFolds: { reach: 160, amount: 0.12 },
  sleeveFolds: foldFullSleeve,
  bodyFolds: (e, u, v, _seed, fall) => {
    e.around(u, v, 600 + sleeve.side(u) * 60, 262, 200, 0.05 * fall);
  },
  cuffGathers: { at: [426, 1070], half: [52, 98], reach: 300, count: 4, depth: 15 },
  inside: (order, hand) => shirtNeckBack(order, hand, { stands: "band" }),
  over: (order, hand) => [
    standingBand(order, hand, -1),
    standingBand(order, hand, 1),
    ...bow(order, hand, {
      x: 600,
      y: 296,
      seed: order.seed + lane + 20,
      endFolds: 9,
      ends: [
        "-14,2^ -4,0^ 2,80 -16,170 -20,260 -52,352^ -112,330^ -92,250 -72,170 -44,80",
        "4,0^ 16,2^ 44,70 58,150 92,240 104,318^ 50,346^ 34,250 16,160 8,80",
      ],
      loops: [
        "-6,-8^ -38,-20 -98,-12 -150,34 -156,88 -118,112 -62,66 -8,14^",
        "6,-8^ 44,-44 104,-50 146,-16 150,30 112,60 54,44 8,10^",
      ],
    }),
  ],
  overBack: (order, hand) => [bandCollar(order, hand)],
  sew: sewBoth,
  sewFront,
  sewBack,
  front: { zoom: 1.1, x: 600, y: 700 },
  detail: { zoom: 2.5, x: 625, y: 450 },
  // A cuff, gathered, and the hem beside it.
  close: { zoom: 3, x: 930, y: 980 },
});

const hemLine = "360,1138 470,1156 600,1160 730,1156 840,1138";
const pulls = upperPulls({ sleeve, armpit: [222, 588], hemLine });

/** A blouse with full sleeves gathered into narrow cuffs and a band that ties in a bow. */
export const bowBlouse: Cut = (order) =>
  inFolds(
    blouse({ ...order, cloth: creped(order.cloth) }),
    order.seed + lane,
    blouseFolds.front,
    blouseFolds.back,
  );

function foldFullSleeve(...[e, u, v, seed, fall]: Parameters<Folds>): void {
  const side = sleeve.side(u);
  const lanes = 0.55 + 0.9 * noise((u + side * v * 0.26) / 26, v / 300, seed + 12);
  e.along(1, -0.26 * side, 0.16 * bell(v - 330, 90) * lanes);
  foldSleeve(e, u, v, seed + 77, {
    elbowY: 780,
    elbow: 0.015 * fall,
    elbowReach: 110,
    cuffY: 1000,
    cuff: 0.12 * fall,
    cuffReach: 60,
    even: 0.015,
    twist: 0.04 * fall,
  });
}

function sewFront(s: Surface): void {
  for (const side of [1, -1] as const) {
    seam(s, line("672,282 730,300 804,316", side), { depth: 1.4, pucker: 1.4 });
  }
  seam(s, line("622,300 622,800 621,1160"), { depth: 2, pucker: 0.5 });
  stitch(s, line("584,300 583,800 584,1160"), fine);
  const flat: PatternMap = (u) => ramp(44, 28, Math.abs(u - 603));
  drawIntoFolds(s, pulls, { ...silk, seed: lane, flat });
}

function sewBack(s: Surface): void {
  const yoke = line("396,342 490,350 600,352 710,350 804,342");
  seam(s, yoke, { depth: 1.6, pucker: 1.6 });
  drawIntoFolds(s, pulls, { ...silk, seed: lane + 7 });
}

function sewBoth(s: Surface): void {
  for (const side of [1, -1] as const) {
    seam(s, sleeve.armhole(side), { depth: 2, pucker: 1.1 });
    patch(s, shape("1074,1054^ 1086,1106^ 992,1138^ 978,1088^", side), {
      rise: 2.2,
      stitched: { ...fine, inset: 4 },
    });
    button(s, 600 + side * 458, 1084, 6, { dye: "pearl" });
  }
  stitch(s, line(hemLine), { ...fine, offset: -9 });
}
