import { bell, fraction, ramp } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { lacing } from "../making/leather/laces.ts";
import { shoeThread } from "../making/leather/leather-goods.ts";
import { stackedHeel } from "../making/leather/stacked-heel.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { weltedSole } from "../making/leather/standing-sole.ts";
import { button } from "../making/sewing/button.ts";
import { patch } from "../making/sewing/patch.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { knots, line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

/** From the toe up. */
const eyelets: Point[] = [
  [614, 790],
  [578, 756],
  [550, 719],
  [536, 679],
  [530, 637],
  [528, 595],
];

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
    [960, 1007, 965, 993, 6],
    [955, 1010, 961, 970, 32],
    [936, 1014, 942, 942, 57],
    [890, 1018, 898, 914, 80],
    [806, 1022, 830, 889, 92],
    [706, 1020, 752, 864, 92],
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
      [964, 78],
    ],
    heel: 76,
    toe: 150,
  },
  feather,
  floor,
  open: 0.72,
  folds: [
    { x: 700, y: 886, reach: 60, angle: 0.74, height: 2 },
    { x: 500, y: 771, reach: 62, angle: 1.2, height: 2 },
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
    drawHeel: (s) => stackedHeel(s, 1024),
  }),
  draw: paintUpper,
  trimmings: (upper) =>
    lacing(upper, {
      eyelets,
      floor,
      thick: 5,
      dye: "elastic",
      bow: 92,
    }),
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
      front: { zoom: 1.26, x: 0, y: 240 },
      detail: { zoom: 2, x: 0, y: 260 },
      back: { zoom: 1.26, x: 0, y: 240 },
      close: { zoom: 3, x: -190, y: 345 },
    },
  );

function paintUpper(s: Surface): void {
  const sewn = { rise: 2.8, slope: 1.4, stitched: { ...shoeThread, inset: 4.5 } };
  patch(s, knots("500,565^ 548,550^ 572,699 616,763 660,803^ 640,839 560,783 516,699"), sewn);
  patch(s, knots("296,1010^ 306,901 340,834 400,825^ 420,901 436,1012^"), sewn);
  const cap = line("828,881 792,926 780,1026");
  seam(s, cap, { depth: 2.2, pucker: 0.3 });
  for (const offset of [5, 9]) stitch(s, cap, { ...shoeThread, offset });
  const vamp = line("640,839 640,918 652,1020");
  seam(s, vamp, { depth: 1.8, pucker: 0.3 });
  stitch(s, vamp, { ...shoeThread, offset: -5 });
  for (const [x, y] of eyelets) {
    button(s, x, y, 6.5, { dye: "brass", metal: true, holes: 0 });
  }
  // The padded collar: rolls that run round the ankle.
  s.each((k, x, y) => {
    const inside = ramp(560, 548, y) * ramp(500, 490, x);
    if (inside <= 0) return;
    const groove = bell(fraction((y - 486) / 30) - 0.5, 0.1) * inside;
    s.relief[k]! -= 3 * groove;
    s.tone(k, 1 - 0.2 * groove);
  });
}
