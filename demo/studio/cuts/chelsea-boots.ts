import type { Cloth } from "../cloths/index.ts";
import type { Cut } from "../garment.ts";
import { isGrainLeather } from "../light/optics.ts";
import { goreElastic } from "../making/leather/elastic.ts";
import { heelLoop } from "../making/leather/heel-loop.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { stackedHeel } from "../making/leather/stacked-heel.ts";
import { standingPair, towardsProfile } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { type LowerPart, weltedSole } from "../making/leather/standing-sole.ts";
import { knots, line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Standing } from "../standing/standing.ts";

type View = NonNullable<Standing["views"]["detail"]>;

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

const standing: Omit<StandingShoe, "lower"> = {
  ribs: [
    [960, 1035, 960, 1035, 2],
    [957, 1036, 961, 1023, 6],
    [951, 1039, 957, 1006, 29],
    [931, 1042, 938, 992, 50],
    [885, 1046, 892, 972, 71],
    [800, 1050, 817, 952, 85],
    [700, 1047, 732, 923, 88],
    [600, 1036, 662, 875, 84],
    [480, 1013, 617, 831, 78],
    [366, 1006, 594, 798, 73],
    [303, 1001, 588, 782, 72],
    [292, 999, 584, 772, 71],
    [293, 976, 579, 761, 70],
    [292, 937, 573, 736, 68],
    [303, 883, 567, 712, 67],
    [324, 829, 564, 690, 69],
    [338, 775, 563, 672, 72],
    [343, 722, 563, 656, 75],
    [346, 679, 563, 646, 77, 2],
    [346, 640, 565, 637, 79, 5],
  ],
  plan: {
    knots: [
      [290, 74],
      [400, 75],
      [520, 74],
      [660, 94],
      [760, 103],
      [860, 94],
      [960, 72],
    ],
    heel: 76,
    toe: 152,
  },
  feather,
  floor,
  polish: 0.3,
  open: 0.72,
  folds: [{ x: 440, y: 830, reach: 90, angle: 1.4, height: 0.9 }],
  breaks: [
    { from: [728, 920], to: [706, 986], deep: 1.9, half: 9 },
    { from: [690, 894], to: [652, 950], deep: 1.3, half: 7 },
    { from: [612, 824], to: [516, 872], deep: 3.7, half: 9 },
    { from: [586, 778], to: [508, 806], deep: 2.5, half: 8 },
    { from: [569, 728], to: [530, 738], deep: 1.2, half: 10 },
    { from: [318, 846], to: [410, 836], deep: 3, half: 10 },
  ],
  stroked: 1.9,
  draw: paintUpper,
  trimmings: () => [heelLoop(346, 640, floor)],
};

/**
 * Their sole. Beside a nap, open lifts of pale leather are taken for planks: those are closed with wax
 * and stained like the sole.
 */
const soled = (isSuede: boolean): LowerPart[] =>
  weltedSole({
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
    drawHeel: (s) => stackedHeel(s, 1026, floor, isSuede ? 0.7 : 0.3, isSuede ? 0.06 : 0.13),
  });

const atTheToe: View = {
  zoom: 2.1,
  aim: [60, 215, 165],
  elevation: 0.28,
  turn: 0.6,
  focus: [0.42, 0.65],
};
const atTheElastic: View = {
  zoom: 2.5,
  aim: [-140, 245, 60],
  elevation: 0.3,
  turn: -0.45,
  focus: [0.42, 0.45],
};

/** So far from it that the near boot has its heel and most of its vamp: cut off at both, it is a tube of leather. */
const wholeBoot = { zoom: 2.15, aim: [-124, 232, 60] } satisfies Partial<View>;

/** A pair of Chelsea boots: elastic at the sides, a stacked heel. */
export const chelseaBoots: Cut = (order) =>
  standingPair(
    order,
    { ...standing, lower: soled(isSuede(order.cloth)) },
    { step: 30, apart: 150, elevation: 0.35 },
    {
      front: { zoom: 1.27, x: 10, y: 200 },
      detail: isSuede(order.cloth) ? atTheElastic : atTheToe,
      back: { zoom: 1.27, x: -10, y: 200, turn: isSuede(order.cloth) ? towardsProfile : 0 },
      close: { ...atTheElastic, ...wholeBoot },
    },
  );

/** On suede nothing gleams: its profile and its seams show its form, and its toe is blank. */
const isSuede = ({ optics }: Cloth): boolean => !isGrainLeather(optics);

/** The quarters' cut edge round the elastic. */
const gore = "528,616 526,690 520,752 504,802 470,824 436,802 416,752 408,690 404,616";
/** The outline of the elastic in the profile; its rim lies under the quarters. */
const elasticPanel = "402,600^ 530,600^ 527,690 521,753 505,803 470,826 435,803 415,753 407,690";

function paintUpper(s: Surface): void {
  goreElastic(s, knots(elasticPanel));
  lappedSeam(s, line(gore));
  // The quarters lie upon the vamp, and a strip upon both at the back.
  lappedSeam(s, line("566,1036 534,950 500,880 474,830"));
  lappedSeam(s, line("346,1010 338,930 344,860 356,780 361,700 360,630"), false);
}
