import { clamp } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { bow } from "../making/leather/bow.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import { lastSection, type StandingShoe } from "../making/leather/standing-shoe.ts";
import { insole, weltedSole } from "../making/leather/standing-sole.ts";
import { line, type Point } from "../pattern/outline.ts";

/** Height of the floor in the profile. */
const floor = 1042;

const feather: Point[] = [
  [290, 1012],
  [400, 1015],
  [520, 1021],
  [640, 1028],
  [780, 1031],
  [880, 1029],
  [958, 1020],
];

/** A single sole, in units: some four millimeters. */
const soleThickness = 10;

const standing: StandingShoe = {
  ribs: [
    [960, 1020, 960, 1020, 2],
    [953, 1020, 958, 1010, 6],
    [948, 1021.5, 954, 995, 32],
    [932, 1023.8, 938, 979, 56],
    [890, 1028.4, 898, 964, 74],
    [830, 1030.8, 842, 955, 84],
    [765, 1031, 815, 950.6, 86],
    [665, 1029, 802, 947.5, 86],
    [540, 1022.2, 796, 946.1, 84, 8],
    [400, 1015, 793, 945.4, 80, 16],
    [298, 1012, 791, 944.9, 76, 22],
    [290, 993, 789.5, 944.5, 74, 26],
    [290, 950, 788, 944.2, 72, 32],
    [294, 915, 786.5, 943.8, 71, 38],
    [301, 886, 785, 943.4, 70, 42],
  ],
  plan: {
    knots: [
      [290, 68],
      [400, 69],
      [520, 69],
      [660, 85],
      [760, 97],
      [860, 96],
      [960, 84],
    ],
    heel: 72,
    toe: 156,
  },
  feather,
  instep: [
    [290, 740],
    [520, 806],
    [660, 884],
    [750, 932],
    [808, 949],
    [842, 955],
    [898, 964],
    [935, 979],
    [960, 1000],
  ],
  floor,
  polish: 0.45,
  open: 0.25,
  folds: [],
  section: { toe: 960, throat: 420, widthAt: turnedUnder },
  lower: [
    ...weltedSole({
      feather,
      bottom: feather.map(([x, v]): Point => [x, v + soleThickness]),
      heelTo: 420,
      floor,
      welt: "sole",
      sole: "sole",
      wider: 2.5,
      plain: true,
    }),
    insole(feather, "tan"),
  ],
  draw: (s) => {
    lappedSeam(s, line("318,1016 312,950 316,870"), false);
  },
  lining: "tan",
  binding: 5.5,
  trimmings: (upper, order) => bow(order, upper, { along: 205, reach: 44 }),
};

/** A plain last whose leather turns under to a sole that is narrower than the foot. */
function turnedUnder(height: number): number {
  return lastSection(height) * (1 - 0.07 * (1 - clamp(height / 0.2)) ** 2);
}

/** Ballet flats: a round toe, a low-cut bound opening and a small bow. */
export const balletFlats: Cut = (order) =>
  standingPair(
    order,
    standing,
    { step: 36, apart: 130, elevation: 0.62 },
    {
      front: { zoom: 1.3, x: 0, y: 30 },
      detail: { zoom: 2.5, aim: [68, 75, 180], elevation: 0.42, turn: 0.55 },
      back: { zoom: 1.3, x: 0, y: 30 },
      close: { zoom: 3.6, aim: [108, 75, 185], elevation: 0.5, turn: 0.4, focus: [0.35, 0.42] },
    },
  );
