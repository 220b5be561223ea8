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

const gorePattern = "414,628^ 516,628^ 508,722 488,787 470,798 452,787 428,722";

/** Height of the floor in the profile. */
const floor = 1078;

const feather: Point[] = [
  [290, 1000],
  [400, 1005],
  [480, 1013],
  [560, 1027],
  [680, 1047],
  [780, 1052],
  [880, 1048],
  [958, 1031],
];

const standing: StandingShoe = {
  ribs: [
    [959, 1035, 959, 1035, 2],
    [956, 1036, 961, 1022, 6],
    [950, 1039, 957, 1001, 30],
    [930, 1042, 938, 976, 53],
    [884, 1046, 892, 953, 74],
    [800, 1050, 816, 936, 87],
    [700, 1047, 728, 914, 90],
    [600, 1036, 661, 875, 84],
    [480, 1013, 617, 831, 78],
    [366, 1006, 594, 798, 73],
    [298, 984, 581, 766, 70],
    [292, 937, 573, 736, 68],
    [303, 883, 567, 712, 67],
    [324, 829, 564, 690, 69],
    [338, 775, 563, 672, 72],
    [343, 722, 563, 656, 75],
    [346, 679, 563, 646, 77, 4],
    [346, 640, 565, 637, 79, 12],
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
    toe: 160,
  },
  feather,
  floor,
  open: 0.72,
  folds: [
    { x: 664, y: 914, reach: 62, angle: 0.74, height: 5.5 },
    { x: 540, y: 819, reach: 58, angle: 1.15, height: 5 },
  ],
  lower: weltedSole({
    feather,
    bottom: [
      [290, 1026],
      [400, 1031],
      [480, 1039],
      [560, 1053],
      [680, 1073],
      [780, 1078],
      [880, 1074],
      [958, 1057],
    ],
    heelTo: 458,
    floor,
    welt: "sole",
    sole: "rubber",
    drawHeel: (s) => stackedHeel(s, 1026),
  }),
  draw: paintUpper,
  trimmings: () => [heelLoop(346, 640, floor)],
};

/** A pair of Chelsea boots: elastic at the sides, a stacked heel. */
export const chelseaBoots: Cut = (order) =>
  standingPair(
    order,
    standing,
    { step: 30, apart: 150 },
    {
      front: { zoom: 1.32, x: 0, y: 200 },
      detail: { zoom: 1.95, x: -30, y: 150 },
      back: { zoom: 1.32, x: 0, y: 200 },
      close: { zoom: 3.1, x: -250, y: 310 },
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
  const join = line("472,806 488,859 520,935 556,1026");
  seam(s, join, { depth: 2.2, pucker: 0.4 });
  stitch(s, join, { ...shoeThread, offset: 6 });
  stitch(s, join, { ...shoeThread, offset: 9 });
  stitch(s, line("350,657 358,744 346,816 330,902 338,1003"), shoeThread);
  stitch(s, line("348,649 400,656 450,659 510,654 562,644"), { ...shoeThread, offset: 4 });
}
