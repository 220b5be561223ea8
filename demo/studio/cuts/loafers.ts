import type { Cut } from "../garment.ts";
import { type Apron, apronCrest, apronLine, drawApron } from "../making/leather/apron-seam.ts";
import { breakLines } from "../making/leather/break-lines.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { type Saddle, saddle, shadeUnderSaddle } from "../making/leather/saddle.ts";
import { stackedHeel } from "../making/leather/stacked-heel.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { insole, weltedSole } from "../making/leather/standing-sole.ts";
import { tongue } from "../making/leather/tongue.ts";
import { line, type Point } from "../pattern/outline.ts";

/** Height of the floor in the profile. */
const floor = 1056;

const feather: Point[] = [
  [288, 986],
  [400, 993],
  [480, 1003],
  [560, 1017],
  [680, 1033],
  [780, 1036],
  [880, 1032],
  [958, 1015],
];

const apron: Apron = { tip: 80, rounding: 88, end: 300, height: 0.7 };
const strap: Saddle = { at: 296, half: 26, before: 46, behind: 6, over: 96 };

/** Where the foot bends: soft folds, and the fine creases upon them. */
const bend = { x: 778, y: 950, reach: 44, angle: 0.35 };

const standing: StandingShoe = {
  ribs: [
    [955, 1019, 955, 1019, 2],
    [952, 1019, 956, 1004, 6],
    [945, 1023, 953, 984, 34],
    [928, 1028, 943, 965, 58],
    [882, 1031, 907, 951, 76],
    [800, 1034, 841, 936, 85],
    [706, 1033, 768, 916, 87],
    [606, 1023, 714, 895, 83],
    [500, 1002, 690, 883, 78],
    [400, 990, 679, 877, 73, 9],
    [301, 986, 673, 873, 70, 18],
    [292, 960, 669, 870, 67, 26],
    [292, 928, 665, 867, 64, 33],
    [296, 898, 661, 864, 61, 39],
    [303, 876, 657, 861, 59, 44],
    [311, 860, 653, 858, 58, 48],
  ],
  plan: {
    knots: [
      [288, 71],
      [400, 73],
      [520, 74],
      [660, 92],
      [760, 103],
      [860, 99],
      [960, 83],
    ],
    heel: 74,
    toe: 150,
  },
  feather,
  instep: [
    [290, 776],
    [520, 826],
    [653, 858],
    [714, 889],
    [768, 916],
    [841, 936],
    [907, 951],
    [960, 990],
  ],
  floor,
  polish: 0.46,
  open: 0.28,
  folds: [{ ...bend, height: 0.6 }],
  section: { toe: 950, throat: 500, widthAt: moccasinSection },
  crest: (upper) => apronCrest(apronLine(upper, apron)),
  lower: [
    ...weltedSole({
      feather,
      bottom: [
        [288, 1006],
        [400, 1012],
        [480, 1022],
        [560, 1037],
        [680, 1053],
        [780, 1056],
        [880, 1052],
        [958, 1035],
      ],
      heelTo: 456,
      floor,
      welt: "sole",
      sole: "sole",
      wider: 9,
      drawHeel: (s) => stackedHeel(s, 1006, floor),
    }),
    insole(feather, "tan"),
  ],
  draw: (s) => {
    lappedSeam(s, line("324,1002 316,920 318,830"), false);
    breakLines(s, { ...bend, lane: 23 });
  },
  drawAlong: (s, upper) => {
    drawApron(s, apronLine(upper, apron), apron);
    shadeUnderSaddle(s, upper, strap);
  },
  lining: "tan",
  binding: 6,
  trimmings: (upper, order, optics) => [
    tongue(order, upper, optics, {
      from: 310,
      rim: 369,
      half: 72,
      above: 34,
      rising: [-0.8, 0.6],
      lined: "tan",
    }),
    saddle(order, upper, optics, strap),
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
      front: { zoom: 1.3, x: 0, y: 90 },
      detail: { zoom: 2.5, aim: [33, 125, 195], elevation: 0.4, turn: 0.55 },
      back: { zoom: 1.3, x: 0, y: 90 },
      close: { zoom: 3.4, aim: [-20, 150, 208], elevation: 0.45, turn: 0.2, focus: [0.35, 0.42] },
    },
  );
