import type { Cut } from "../garment.ts";
import { isGrainLeather } from "../light/optics.ts";
import {
  type Apron,
  apronCrest,
  apronLine,
  crestHeight,
  drawApron,
} from "../making/leather/apron-seam.ts";
import { heelPad } from "../making/leather/heel-pad.ts";
import { type HeelPatch, heelPatch } from "../making/leather/heel-patch.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { type Saddle, saddle, shadeUnderSaddle } from "../making/leather/saddle.ts";
import { stackedHeel } from "../making/leather/stacked-heel.ts";
import { standingPair, toTheToes } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { insole, weltedSole } from "../making/leather/standing-sole.ts";
import { type ToeCrease, toeCreases } from "../making/leather/toe-creases.ts";
import { tongue } from "../making/leather/tongue.ts";
import { line, type Point } from "../pattern/outline.ts";

/** Height of the floor in the profile. */
const floor = 1056;

const feather: Point[] = [
  [288, 988],
  [400, 995],
  [480, 1006],
  [560, 1021],
  [680, 1038],
  [780, 1040],
  [880, 1034],
  [958, 1018],
];

/** Welt and sole together, in units: some seven millimeters. */
const soleThickness = 16;

const apron: Apron = { tip: 78, rounding: 92, end: 284, height: 0.7 };
const strap: Saddle = {
  at: 268,
  half: 27,
  before: 32,
  behind: 23,
  over: 92,
  crest: (along) => crestHeight(apron, along),
};

/** Where a foot has bent suede, which keeps it: behind the toes and before the strap. */
const creases: ToeCrease[] = [
  { at: 214, begins: 0, ends: 92, back: 22, deep: 0.44 },
  { at: 186, begins: 20, ends: 104, back: 16, deep: 0.36 },
  { at: 226, begins: 64, ends: 128, back: 30, deep: 0.46 },
  { at: 196, begins: 72, ends: 124, back: 14, deep: 0.34 },
];

/** The strip that covers the seam of the quarters at the heel. */
const backStrip: HeelPatch = { from: 0.68, to: 0.96, wide: [30, 19], dye: "main" };

const standing: StandingShoe = {
  ribs: [
    [958, 1021, 958, 1021, 2],
    [952, 1021, 956, 1008, 6],
    [946, 1025, 952, 991, 32],
    [930, 1029, 938, 977.7, 55],
    [884, 1034, 904, 962, 72],
    [806, 1040, 842, 949, 82],
    [730, 1040, 778, 927, 84],
    [668, 1037, 728, 906, 82],
    [628, 1032, 704, 892.5, 80],
    [540, 1017, 697, 888.9, 77],
    [420, 997, 694.6, 887.6, 72, 8],
    [301, 989, 693.6, 887.1, 69, 18],
    [289, 962, 693, 886.7, 66, 28],
    [285, 931, 692.4, 886.4, 63, 38],
    [288, 901, 691.8, 886.1, 60, 47],
    [298, 877, 691.2, 885.7, 58, 54],
    [311, 857, 690.6, 885.4, 57, 58],
  ],
  plan: {
    knots: [
      [288, 70],
      [400, 71],
      [520, 71],
      [660, 86],
      [760, 96],
      [850, 91],
      [958, 72],
    ],
    heel: 74,
    toe: 170,
  },
  feather,
  instep: [
    [290, 760],
    [520, 780],
    [632, 846],
    [690, 885],
    [728, 906],
    [778, 927],
    [842, 949],
    [904, 962],
    [940, 979],
    [960, 1000],
  ],
  floor,
  polish: 0.58,
  stroked: 1.3,
  open: 0.28,
  folds: [],
  section: { toe: 950, throat: 640, widthAt: moccasinSection },
  crest: (upper) => apronCrest(apronLine(upper, apron), apron),
  lower: [
    ...weltedSole({
      feather,
      bottom: feather.map(([x, v]): Point => [x, v + soleThickness]),
      heelTo: 456,
      floor,
      welt: "sole",
      sole: "sole",
      wider: 9,
      drawHeel: (s) => stackedHeel(s, 1004, floor, 0.65, 0.1),
    }),
    insole(feather, "tan", heelPad),
  ],
  draw: (s) => {
    // The counter outside the quarters, under the strip that covers their seam.
    lappedSeam(s, line("424,1008 412,962 388,924 352,893 318,866"), true, 6);
  },
  drawAlong: (s, upper, { cloth, seed }) => {
    if (!isGrainLeather(cloth.optics)) toeCreases(s, creases, seed + 341);
    drawApron(s, apronLine(upper, apron), apron);
    shadeUnderSaddle(s, upper, strap);
  },
  lining: "tan",
  binding: 6,
  trimmings: (upper, order, optics) => [
    tongue(order, upper, optics, {
      from: 262,
      rim: 312,
      half: 78,
      endHalf: 70,
      above: 46,
      inside: true,
      rising: [-0.82, 0.57],
      lined: "tan",
    }),
    saddle(order, upper, optics, strap),
    heelPatch(order, upper, optics, backStrip),
  ],
};

/** Walls that stand up to the apron's seam, and the flat apron between. */
function moccasinSection(height: number): number {
  const seam = apron.height;
  if (height < seam) return 1 - 0.24 * (height / seam) ** 1.9;
  return 0.76 * ((1 - height) / (1 - seam)) ** 0.52;
}

/** Penny loafers: a moccasin apron and a saddle strap with its slot. */
export const loafers: Cut = (order) =>
  standingPair(
    order,
    standing,
    { step: 36, apart: 140, elevation: 0.46 },
    {
      front: { zoom: 1.3, x: 24, y: 90, turn: toTheToes },
      detail: { zoom: 2.5, aim: [33, 125, 195], elevation: 0.4, turn: 0.55 },
      // Down into them over their heels: in profile, and lower behind their heels, they are taken for drawn.
      back: { zoom: 1.62, aim: [0, 50, 46], elevation: 0.97, turn: 0.28, aperture: 0.05 },
      close: { zoom: 2.9, aim: [90, 110, 215], elevation: 0.4, turn: 0.42, focus: [0.45, 0.45] },
    },
  );
