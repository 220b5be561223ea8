import type { Cut } from "../garment.ts";
import { bootZip, zipSlider } from "../making/leather/boot-zip.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { stackedHeel } from "../making/leather/stacked-heel.ts";
import { standingPair, toTheToes } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { weltedSole } from "../making/leather/standing-sole.ts";
import { line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

/** The zip on the leather unrolled from the toe on, from the top down the inner side. */
const zip: Point[] = [
  [1116, 217],
  [934, 218],
  [727, 198],
  [580, 206],
  [512, 244],
];

/** Height of the floor in the profile. */
const floor = 1122;

const feather: Point[] = [
  [316, 1012],
  [400, 1014],
  [470, 1020],
  [560, 1044],
  [660, 1078],
  [780, 1094],
  [880, 1094],
  [926, 1088],
];

const standing: StandingShoe = {
  ribs: [
    [930, 1090, 930, 1090, 2],
    [922, 1088, 928, 1080, 4],
    [916, 1090, 920, 1058, 22],
    [898, 1093, 900, 1036, 40],
    [850, 1095, 858, 1006, 60],
    [770, 1094, 788, 978, 76],
    [680, 1084, 706, 932, 82],
    [590, 1058, 640, 876, 80],
    [490, 1026, 596, 816, 76],
    [390, 1016, 574, 762, 76],
    [328, 1012, 566, 722, 77],
    [318, 1010, 565, 712, 77],
    [318, 986, 563, 702, 78],
    [317, 912, 562, 660, 80],
    [330, 836, 566, 610, 84],
    [334, 752, 572, 556, 90],
    [322, 650, 580, 480, 100],
    [308, 560, 587, 410, 110],
    [296, 460, 593, 340, 116],
    [288, 350, 597, 270, 119],
    [284, 230, 598, 190, 120],
    [288, 128, 594, 104, 119, 10],
  ],
  plan: {
    knots: [
      [316, 70],
      [400, 72],
      [500, 76],
      [620, 88],
      [720, 94],
      [820, 86],
      [930, 64],
    ],
    heel: 70,
    toe: 220,
  },
  feather,
  floor,
  open: 0.66,
  folds: [
    { x: 470, y: 780, reach: 84, angle: 1.2, height: 1.6 },
    { x: 430, y: 400, reach: 190, angle: 1.4, height: 1.6 },
  ],
  // An empty shaft sinks upon its ankle, and hangs in folds above it.
  breaks: [
    { from: [690, 920], to: [664, 990], deep: 1.6, half: 9 },
    { from: [590, 800], to: [470, 850], deep: 4.6, half: 12 },
    { from: [566, 738], to: [400, 770], deep: 7, half: 14 },
    { from: [564, 668], to: [430, 706], deep: 4.4, half: 15 },
    { from: [312, 806], to: [420, 756], deep: 5, half: 13 },
    { from: [322, 700], to: [480, 640], deep: 6.4, half: 17 },
    { from: [574, 560], to: [400, 610], deep: 4.6, half: 20 },
    { from: [308, 560], to: [430, 490], deep: 3.6, half: 22 },
    { from: [590, 380], to: [450, 440], deep: 3, half: 26 },
  ],
  stroked: 1.45,
  lower: weltedSole({
    feather,
    bottom: [
      [316, 1032],
      [400, 1034],
      [470, 1040],
      [560, 1064],
      [660, 1102],
      [780, 1120],
      [870, 1121],
      [926, 1108],
    ],
    heelTo: 446,
    heelTaper: 0.12,
    floor,
    welt: "sole",
    sole: "sole",
    wider: 5,
    drawHeel: (s) => stackedHeel(s, 1034, floor, 0.7, 0.08),
  }),
  draw: paintUpper,
  drawAlong: (s) => bootZip(s, zip),
  trimmings: (upper) => zipSlider(upper, zip[0]!),
};

/** A pair of knee-high boots with a zip and a block heel. */
export const kneeBoots: Cut = (order) =>
  standingPair(
    order,
    standing,
    { step: 60, apart: 190, elevation: 0.56 },
    {
      front: { zoom: 1.06, x: -20, y: 480, turn: toTheToes },
      detail: { zoom: 1.4, aim: [20, 330, 150], elevation: 0.2, turn: 0.2, focus: [0.35, 0.6] },
      back: { zoom: 1.06, x: 30, y: 480 },
      close: { zoom: 1.9, aim: [-150, 300, 40], elevation: 0.3, turn: -0.9 },
    },
  );

function paintUpper(s: Surface): void {
  lappedSeam(s, line("352,1018 356,900 366,800 356,700 334,500 322,300 322,110"), false);
  // The shaft lies upon the vamp, the counter upon the shaft; a facing goes round its top.
  lappedSeam(s, line("470,1030 452,950 424,892 384,866 312,858"));
  lappedSeam(s, line("474,1040 518,948 566,874 604,826 640,800"));
  lappedSeam(s, line("270,176 360,184 440,184 520,174 610,158"), false);
}
