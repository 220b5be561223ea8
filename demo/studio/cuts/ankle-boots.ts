import { bell, fraction, ramp } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { type Eyestays, eyestays, shadeRoundEyestays } from "../making/leather/eyestays.ts";
import { type Lacing, lacing, shadeUnderLaces, tongueFrom } from "../making/leather/laces.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { standingPair, toTheToes } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { weltedSole } from "../making/leather/standing-sole.ts";
import { tongue } from "../making/leather/tongue.ts";
import { line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const laced: Lacing = {
  from: 415,
  to: 683,
  gap: [16, 27],
  facing: 5.5,
  pairs: 6,
  lace: [5.2, 1.5],
  // A longer one tangles with the laces below it.
  bow: { reach: 60, hung: 0.5 },
  dye: "bootLace",
  ringed: true,
};

const facings: Eyestays = { wide: [36, 46], before: 14, foot: 30 };

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
    [964, 1012, 964, 1012, 2],
    [960, 1007, 964, 994, 6],
    [955, 1010, 960, 973, 31],
    [936, 1014, 947, 955, 54],
    [890, 1018, 908, 938, 76],
    [806, 1022, 840, 922, 90],
    [706, 1020, 760, 895, 92],
    [606, 1016, 692, 842, 86],
    [486, 1009, 640, 784, 81],
    [366, 1004, 610, 736, 76],
    [301, 1001, 602, 722, 75],
    [290, 999, 598, 711, 74],
    [291, 974, 593, 698, 73],
    [292, 924, 588, 671, 71],
    [306, 862, 584, 642, 71],
    [330, 798, 584, 617, 73],
    [345, 736, 586, 595, 76],
    [347, 666, 590, 572, 80],
    [344, 607, 595, 551, 83],
    [341, 555, 600, 531, 86, 20],
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
  polish: 0.48,
  open: 0.72,
  folds: [{ x: 400, y: 690, reach: 90, angle: 1.7, height: 1.2 }],
  breaks: [
    { from: [704, 868], to: [676, 950], deep: 2.2, half: 9 },
    { from: [668, 838], to: [622, 900], deep: 1.5, half: 8 },
    { from: [606, 742], to: [470, 800], deep: 4.4, half: 11 },
    { from: [590, 672], to: [440, 712], deep: 3, half: 11 },
    // It crosses the seam behind, which a deeper one would break in two.
    { from: [300, 800], to: [420, 760], deep: 1.3, half: 14 },
    { from: [342, 690], to: [460, 650], deep: 2.6, half: 13 },
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
    drawHeel: lugs,
  }),
  draw: paintUpper,
  drawAlong: (s) => shadeRoundEyestays(s, laced, facings),
  trimmings: (upper, order, optics) => [
    tongue(order, upper, optics, {
      from: tongueFrom(laced),
      rim: 683,
      half: 28,
      endHalf: 42,
      above: 18,
      rising: [0.15, 1],
      lined: "lining",
      padded: 3,
      draw: (s) => shadeUnderLaces(s, laced, tongueFrom(laced)),
    }),
    ...eyestays(order, upper, optics, laced, facings),
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
      front: { zoom: 1.22, x: 12, y: 236, turn: toTheToes },
      detail: { zoom: 2, aim: [60, 220, 170], elevation: 0.3, turn: 0.6, focus: [0.4, 0.5] },
      back: { zoom: 1.22, x: -12, y: 236 },
      // The cap and the ridged sole: seen from the front, laces are a ladder.
      close: { zoom: 2.6, aim: [0, 90, 160], elevation: 0.3, turn: 0.5, focus: [0.5, 0.5] },
    },
  );

function paintUpper(s: Surface): void {
  // The quarters meet at the back; they lie upon the vamp, the counter upon them, the cap upon the vamp.
  lappedSeam(s, line("337,826 361,760 367,700 367,640 362,540"), false);
  lappedSeam(s, line("592,1024 588,966 600,910 634,856 676,826 720,800"));
  lappedSeam(s, line("436,1016 424,930 404,868 366,838 316,832"));
  lappedSeam(s, line("846,860 806,920 788,1026"));
  // A collar goes round the top.
  lappedSeam(s, line("330,606 400,614 470,612 580,594"));
}
