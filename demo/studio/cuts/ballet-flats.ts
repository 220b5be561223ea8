import type { Cut } from "../garment.ts";
import { bow } from "../making/leather/bow.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { insole, weltedSole } from "../making/leather/standing-sole.ts";
import { line, type Point } from "../pattern/outline.ts";

/** Height of the floor in the profile. */
const floor = 1043;

const feather: Point[] = [
  [290, 1012],
  [400, 1015],
  [520, 1021],
  [640, 1028],
  [780, 1031],
  [880, 1029],
  [958, 1020],
];

const standing: StandingShoe = {
  ribs: [
    [959, 1023, 959, 1023, 2],
    [955, 1023, 961, 1011, 6],
    [949, 1026, 956, 994, 32],
    [930, 1029, 938, 976, 56],
    [890, 1031, 898, 961, 74],
    [830, 1032, 842, 953, 84],
    [760, 1032, 808, 949, 86],
    [660, 1030, 792, 947, 86],
    [540, 1023, 784, 946, 84, 9],
    [400, 1016, 779, 945, 80, 18],
    [298, 1012, 776, 945, 76, 25],
    [290, 993, 774, 945, 74, 28],
    [290, 950, 772, 944, 72, 36],
    [294, 915, 770, 944, 71, 42],
    [300, 888, 768, 944, 70, 46],
  ],
  plan: {
    knots: [
      [290, 68],
      [400, 69],
      [520, 70],
      [660, 88],
      [760, 99],
      [860, 96],
      [960, 80],
    ],
    heel: 72,
    toe: 170,
  },
  feather,
  instep: [
    [290, 740],
    [520, 810],
    [660, 884],
    [750, 935],
    [808, 949],
    [842, 953],
    [898, 961],
    [960, 990],
  ],
  floor,
  polish: 0.25,
  open: 0.25,
  folds: [],
  lower: [
    ...weltedSole({
      feather,
      bottom: feather.map(([x, v]): Point => [x, v + 12]),
      heelTo: 420,
      floor,
      welt: "patch",
      sole: "sole",
      wider: 3,
      plain: true,
    }),
    insole(feather, "tan"),
  ],
  draw: (s) => {
    lappedSeam(s, line("318,1016 312,950 316,870"), false);
  },
  lining: "tan",
  binding: 5.5,
  trimmings: (upper, order) => bow(order, upper, { along: 205, reach: 30 }),
};

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
