import type { Cut } from "../garment.ts";
import { type Apron, apronCrest, apronLine, drawApron } from "../making/leather/apron-seam.ts";
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
  [288, 996],
  [400, 1001],
  [480, 1008],
  [560, 1019],
  [680, 1033],
  [780, 1036],
  [880, 1032],
  [958, 1015],
];

const apron: Apron = { tip: 66, rounding: 92, end: 322, height: 0.7 };
const strap: Saddle = { at: 318, half: 27, before: 48, behind: 6, over: 82 };

const standing: StandingShoe = {
  ribs: [
    [955, 1019, 955, 1019, 2],
    [952, 1019, 956, 1003, 6],
    [945, 1023, 953, 980, 34],
    [928, 1028, 942, 957, 58],
    [882, 1031, 904, 938, 76],
    [800, 1034, 838, 920, 85],
    [706, 1033, 764, 898, 87],
    [606, 1024, 710, 878, 84],
    [500, 1007, 686, 867, 80],
    [400, 998, 675, 861, 77, 11],
    [301, 996, 669, 857, 75, 22],
    [292, 970, 665, 854, 73, 31],
    [292, 938, 661, 851, 70, 39],
    [296, 908, 657, 848, 69, 46],
    [303, 886, 653, 845, 68, 52],
    [311, 870, 649, 842, 67, 57],
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
    [290, 778],
    [520, 816],
    [649, 842],
    [710, 872],
    [764, 898],
    [838, 920],
    [904, 938],
    [960, 990],
  ],
  floor,
  polish: 0.4,
  open: 0.53,
  folds: [],
  section: { toe: 950, throat: 500, widthAt: moccasinSection },
  crest: (upper) => apronCrest(apronLine(upper, apron)),
  lower: [
    ...weltedSole({
      feather,
      bottom: [
        [288, 1015],
        [400, 1020],
        [480, 1027],
        [560, 1039],
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
      drawHeel: (s) => stackedHeel(s, 1015),
    }),
    insole(feather, "tan"),
  ],
  draw: (s) => lappedSeam(s, line("324,1010 316,930 318,840"), false),
  drawAlong: (s, upper) => {
    drawApron(s, apronLine(upper, apron), apron);
    shadeUnderSaddle(s, upper, strap);
  },
  lining: "tan",
  binding: 6,
  trimmings: (upper, order) => [
    tongue(order, upper, { from: 335, rim: 394, half: 82, above: 18, rising: [-0.84, 0.54] }),
    saddle(order, upper, strap),
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
    { step: 36, apart: 140, elevation: 0.56 },
    {
      front: { zoom: 1.3, x: 0, y: 90 },
      detail: { zoom: 2.5, aim: [33, 125, 195], elevation: 0.4, turn: 0.55 },
      back: { zoom: 1.3, x: 0, y: 90 },
      close: { zoom: 3.4, aim: [-20, 150, 208], elevation: 0.45, turn: 0.2, focus: [0.35, 0.42] },
    },
  );
