import { noise } from "../fields/noise.ts";
import type { Cut } from "../garment.ts";
import { elastic, heelLoop } from "../making/leather/heel-loop.ts";
import { shoeThread } from "../making/leather/leather-goods.ts";
import { stackedHeel } from "../making/leather/stacked-heel.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { weltedSole } from "../making/leather/standing-sole.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { curve, knots, line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const gorePattern = "414,480^ 516,480^ 508,610 488,700 470,716 452,700 428,610";

/** Height of the floor in the profile. */
const floor = 1078;

const feather: Point[] = [
  [290, 1000],
  [400, 1004],
  [500, 1010],
  [620, 1022],
  [780, 1030],
  [900, 1026],
  [958, 1016],
];

const standing: StandingShoe = {
  ribs: [
    [956, 1014, 960, 1004, 4],
    [950, 1017, 954, 984, 26],
    [930, 1020, 932, 956, 48],
    [884, 1024, 886, 922, 70],
    [800, 1028, 814, 886, 86],
    [700, 1025, 728, 846, 90],
    [600, 1020, 661, 797, 86],
    [480, 1010, 617, 748, 84],
    [366, 1004, 594, 708, 84],
    [302, 968, 581, 668, 88],
    [292, 908, 573, 630, 87],
    [303, 834, 567, 596, 88],
    [324, 758, 564, 566, 90],
    [338, 684, 563, 540, 92],
    [343, 610, 563, 518, 93],
    [346, 550, 563, 504, 95, 4],
    [346, 496, 565, 492, 97, 12],
  ],
  plan: {
    knots: [
      [290, 78],
      [400, 80],
      [520, 84],
      [660, 98],
      [760, 106],
      [860, 99],
      [960, 76],
    ],
    heel: 76,
    toe: 200,
  },
  feather,
  floor,
  open: 0.72,
  folds: [
    { x: 664, y: 856, reach: 62, angle: 0.74, height: 5.5 },
    { x: 540, y: 742, reach: 58, angle: 1.15, height: 5 },
  ],
  lower: weltedSole({
    feather,
    bottom: [
      [290, 1034],
      [400, 1036],
      [480, 1042],
      [560, 1056],
      [680, 1073],
      [780, 1078],
      [880, 1074],
      [958, 1052],
    ],
    heelTo: 458,
    floor,
    welt: "sole",
    sole: "rubber",
    drawHeel: (s) => stackedHeel(s, 1030),
  }),
  draw: paintUpper,
  trimmings: () => [heelLoop(346, 496, floor)],
};

/** A pair of Chelsea boots: elastic at the sides, a stacked heel. */
export const chelseaBoots: Cut = (order) =>
  standingPair(
    order,
    standing,
    { step: 30, apart: 150 },
    {
      front: { zoom: 1.22, x: 0, y: 260 },
      detail: { zoom: 1.9, x: -30, y: 190 },
      back: { zoom: 1.22, x: 0, y: 260 },
      close: { zoom: 3.1, x: -250, y: 410 },
    },
  );

function paintUpper(s: Surface): void {
  const gore = s.addFinish(elastic);
  const elasticDye = s.dye("lining");
  patch(s, knots(gorePattern), {
    rise: -2.6,
    slope: 2.4,
    paint: (k, x, y) => {
      s.ink(k, elasticDye, 0.92);
      // Rubber in the warp draws the weft together to uneven cords.
      const cord = Math.abs(Math.sin((x + 1.2 * noise(x / 9, y / 34, 5)) / 2.2));
      const pick = Math.sin(y * 1.5 + 2 * Math.floor(x / 6.9));
      s.relief[k]! += 1.7 * cord + 0.25 * pick + 1.6 * noise(x / 40, y / 26, 6);
      s.tone(k, 0.86 + 0.22 * cord + 0.05 * pick);
      s.finish[k] = gore;
    },
  });
  const rim = curve(knots(gorePattern));
  stitch(s, [...rim, rim[0]!], { ...shoeThread, offset: -5 });
  const join = line("472,726 488,800 520,900 556,1012");
  seam(s, join, { depth: 2.2, pucker: 0.4 });
  stitch(s, join, { ...shoeThread, offset: 6 });
  stitch(s, join, { ...shoeThread, offset: 9 });
  stitch(s, line("350,520 358,640 346,740 330,860 338,1000"), shoeThread);
  stitch(s, line("348,508 400,518 450,522 510,516 562,502"), { ...shoeThread, offset: 4 });
}
