import { bell, fraction, ramp } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { breakLines } from "../making/leather/break-lines.ts";
import { facings, type Lacing, lacing } from "../making/leather/laces.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { shoeThread } from "../making/leather/leather-goods.ts";
import { stackedHeel } from "../making/leather/stacked-heel.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { weltedSole } from "../making/leather/standing-sole.ts";
import { tongue } from "../making/leather/tongue.ts";
import { stitch } from "../making/sewing/seams.ts";
import { line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const laced: Lacing = {
  from: 415,
  to: 683,
  gap: [15, 24],
  pairs: 6,
  lace: [5, 2],
  bow: 84,
  dye: "waxed",
  ringed: true,
};

/** Height of the floor in the profile. */
const floor = 1072;

const feather: Point[] = [
  [288, 1000],
  [400, 1004],
  [500, 1009],
  [620, 1017],
  [780, 1021],
  [900, 1018],
  [962, 1008],
];

const standing: StandingShoe = {
  ribs: [
    [963, 1012, 963, 1012, 2],
    [960, 1007, 964, 993, 6],
    [955, 1010, 960, 970, 31],
    [936, 1014, 947, 943, 54],
    [890, 1018, 908, 914, 76],
    [806, 1022, 838, 892, 90],
    [706, 1020, 756, 862, 92],
    [606, 1016, 690, 822, 86],
    [486, 1009, 640, 773, 81],
    [366, 1004, 612, 736, 77],
    [301, 1000, 608, 722, 76],
    [293, 974, 600, 698, 74],
    [291, 924, 594, 671, 73],
    [302, 862, 589, 642, 73],
    [324, 798, 588, 617, 75],
    [338, 736, 588, 595, 77],
    [343, 666, 589, 572, 80],
    [345, 607, 591, 551, 82],
    [346, 555, 593, 531, 84, 18],
  ],
  plan: {
    knots: [
      [288, 77],
      [400, 79],
      [520, 80],
      [660, 98],
      [760, 107],
      [860, 101],
      [964, 86],
    ],
    heel: 76,
    toe: 136,
  },
  feather,
  floor,
  open: 0.72,
  folds: [
    { x: 700, y: 886, reach: 60, angle: 0.74, height: 1.2 },
    { x: 470, y: 780, reach: 76, angle: 1.2, height: 3 },
    { x: 430, y: 660, reach: 80, angle: 1.5, height: 2.4 },
  ],
  lower: weltedSole({
    feather,
    bottom: [
      [288, 1032],
      [400, 1034],
      [480, 1038],
      [560, 1050],
      [680, 1068],
      [780, 1072],
      [880, 1069],
      [962, 1048],
    ],
    heelTo: 462,
    floor,
    welt: "sole",
    sole: "rubber",
    wider: 11,
    drawSole: lugs,
    drawHeel: (s) => stackedHeel(s, 1024, floor),
  }),
  draw: paintUpper,
  drawAlong: (s) => facings(s, laced),
  trimmings: (upper, order, optics) => [
    tongue(order, upper, optics, {
      from: 646,
      rim: 683,
      half: 29,
      above: 30,
      rising: [0.04, 1],
      lined: "lining",
    }),
    ...lacing(upper, laced, order.seed),
  ],
};

/** The profile of a lugged sole: notches between its blocks. */
function lugs(s: Surface): void {
  s.each((k, u, v) => {
    const notch = bell(fraction(u / 42) - 0.5, 0.16) * ramp(1042, 1052, v);
    s.tone(k, 1 - 0.8 * notch);
    s.relief[k]! -= 5 * notch;
  });
}

/** A pair of lace-up ankle boots on a lugged sole. */
export const ankleBoots: Cut = (order) =>
  standingPair(
    order,
    standing,
    { step: 30, apart: 156 },
    {
      front: { zoom: 1.22, x: 12, y: 236 },
      detail: { zoom: 2, aim: [60, 220, 170], elevation: 0.3, turn: 0.6, focus: [0.4, 0.5] },
      back: { zoom: 1.22, x: -12, y: 236 },
      close: { zoom: 3.2, aim: [-90, 353, 125], elevation: 0.25, turn: 0.5, focus: [0.48, 0.4] },
    },
  );

function paintUpper(s: Surface): void {
  // The quarters lie upon the vamp, the counter upon the quarters, the cap upon the vamp.
  lappedSeam(s, line("592,1024 588,966 600,910 634,856 676,826 720,800"));
  lappedSeam(s, line("436,1016 424,930 404,868 366,838 316,832"));
  lappedSeam(s, line("846,860 806,920 788,1026"));
  lappedSeam(s, line("330,832 346,740 352,640 354,540"), false);
  breakLines(s, { x: 716, y: 892, reach: 56, angle: 0.62, lane: 21 });
  for (const offset of [8, 13]) {
    stitch(s, line("336,556 408,563 470,562 531,552"), { ...shoeThread, offset });
  }
}
