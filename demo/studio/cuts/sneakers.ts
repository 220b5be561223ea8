import type { Cut, Order } from "../garment.ts";
import { breakLines } from "../making/leather/break-lines.ts";
import { cupSole } from "../making/leather/cup-sole.ts";
import { drawQuarters } from "../making/leather/drawn-quarters.ts";
import { type Eyestays, eyestays, shadeRoundEyestays } from "../making/leather/eyestays.ts";
import { type HeelPatch, heelPatch } from "../making/leather/heel-patch.ts";
import { type Lacing, lacing, shadeUnderLaces, tongueFrom } from "../making/leather/laces.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { punchedHole } from "../making/leather/leather-edge.ts";
import { shoeThread } from "../making/leather/leather-goods.ts";
import { paddedCollar } from "../making/leather/padded-collar.ts";
import { standingPair, toTheToes } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { insole } from "../making/leather/standing-sole.ts";
import { type ToeCrease, toeCreases } from "../making/leather/toe-creases.ts";
import { tongue } from "../making/leather/tongue.ts";
import { stitch } from "../making/sewing/seams.ts";
import { line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Shell } from "../standing/loft.ts";

const laced: Lacing = {
  from: 229,
  to: 436,
  gap: [13, 22],
  facing: 4,
  pairs: 6,
  lace: [7.4, 1.2],
  bow: { reach: 104, hung: 0.62 },
  dye: "heather",
};

const facings: Eyestays = { wide: [34, 58], before: 16, foot: 34 };

/** Height of the floor in the profile. */
const floor = 1060;

const feather: Point[] = [
  [282, 996],
  [470, 1002],
  [603, 1006],
  [755, 1006],
  [869, 999],
  [932, 986],
];

/** The rim of the cup sole, which stands up round the upper. */
const soleRim = feather.map(([x, v]): Point => [x, v - 8]);

/** The tab that the two quarters are joined by behind, over the counter. */
const heelTab = { from: 0.8, to: 0.992, wide: [60, 66], dye: "patch" } satisfies HeelPatch;

const standing = (lacedAs: Lacing): StandingShoe => ({
  ribs: [
    [932, 991, 932, 991, 2],
    [928, 990, 933, 977, 6],
    [923, 997, 927, 960, 32],
    [903, 1004, 909, 943, 58],
    [860, 1007, 875, 930, 77],
    [780, 1009, 822, 918, 90],
    [685, 1009, 767, 900, 93],
    [590, 1007, 721, 877, 91],
    [489, 1005, 675, 851, 87],
    [394, 1003, 637, 829, 84],
    [293, 997, 611, 812, 82],
    [284, 977, 604, 808, 81, 7],
    [281, 950, 599, 804, 80, 20],
    [281, 919, 594, 800, 79, 34],
    [284, 889, 590, 796, 78, 47],
    [287, 864, 586, 792, 77, 59],
    [287, 843, 582, 789, 77, 69],
  ],
  plan: {
    knots: [
      [282, 86],
      [394, 88],
      [508, 92],
      [641, 106],
      [736, 112],
      [831, 106],
      [934, 88],
    ],
    heel: 84,
    toe: 150,
  },
  feather,
  floor,
  polish: 0.62,
  open: 0.25,
  folds: [{ x: 746, y: 928, reach: 56, angle: 0.5, height: 2 }],
  lower: [
    {
      top: soleRim,
      bottom: [
        [273, 1055],
        [330, 1060],
        [600, 1060],
        [810, 1060],
        [946, 1040],
      ],
      wider: 7,
      dye: "undyed",
      optics: { kind: "plastic", wrap: 0.2, gloss: 0.5, roughness: 0.6 },
      draw: cupSole,
    },
    insole(soleRim, "undyed"),
  ],
  draw: paintUpper,
  drawAlong,
  trimmings: (upper, order, optics) => [
    paddedCollar(order, upper, optics),
    heelPatch(order, upper, optics, heelTab),
    tongue(order, upper, optics, {
      from: tongueFrom(lacedAs),
      rim: 441,
      half: 26,
      endHalf: 56,
      above: 40,
      rising: [-0.6, 0.8],
      square: 5,
      hemmed: 8,
      lined: "main",
      padded: 5.5,
      draw: (s) => shadeUnderLaces(s, lacedAs, tongueFrom(lacedAs)),
    }),
    ...eyestays(order, upper, optics, lacedAs, facings),
    ...lacing(upper, lacedAs, order.seed),
  ],
  lining: "undyed",
});

/** From its heels a bow is seen on edge, as a heap of shreds. */
const tucked: Lacing = { ...laced, bow: undefined };

/** A pair of low court sneakers: laces, a heel tab, a stitched rubber cup sole. */
export const sneakers: Cut = (order) =>
  standingPair(
    order,
    standing(laced),
    { step: 40, apart: 140, elevation: 0.36 },
    {
      front: { zoom: 1.28, x: 22, y: 100, turn: toTheToes },
      detail: { zoom: 2.4, aim: [-20, 134, 160], elevation: 0.36, turn: 0.2, focus: [0.45, 0.42] },
      back: { zoom: 1.3, x: 0, y: 112 },
      close: { zoom: 2.6, aim: [40, 110, 120], elevation: 0.7, turn: 0.75, focus: [0.42, 0.5] },
    },
    standing(tucked),
  );

function paintUpper(s: Surface, { seed }: Order): void {
  drawQuarters(s, seed + 331);
  breakLines(s, { x: 740, y: 930, reach: 62, angle: 0.5, lane: 24 });
  // The upper meets the sole in its own shade.
  s.along(soleRim, 14, (k, d) => s.tone(k, 1 - 0.5 * Math.exp(-Math.abs(d) / 3.4)));
  // The quarters lie upon the vamp, a counter upon the quarters, and a tab upon both.
  lappedSeam(s, line("622,1030 649,990 689,956 723,929 751,900"), true, overlap);
  lappedSeam(s, line("398,1024 390,970 371,925 343,893 316,875"), true, overlap);
  // Below the padding of the collar.
  stitch(s, line("328,889 368,911 413,921 466,916 516,893 552,862"), shoeThread);
}

/** How far the shade of a panel's edge reaches over the one below it, in units. */
const overlap = 9;

/** Where the guard that is sewn round the toe ends upon the vamp, on the leather unrolled from the toe on. */
const guard = line(
  "254,252 231,196 194,144 139,106 97,62 82,0 97,-62 139,-106 194,-144 231,-196 254,-252",
);

/** The holes that let air in over the toes. */
const vent = { radius: 2.45, soft: 0.55, shade: 0.7 };

/** Where the foot bends it: across between the vents and the facings, and aslant down both sides. */
const creases: ToeCrease[] = [
  { at: 201, begins: 0, ends: 112, back: 26, deep: 0.5 },
  { at: 177, begins: 44, ends: 128, back: 12, deep: 0.4 },
  { at: 223, begins: 50, ends: 142, back: 44, deep: 0.5 },
  { at: 154, begins: 46, ends: 108, back: 4, deep: 0.3 },
];

/** The shade of the facings, the guard and the holes punched in the vamp, on the same leather. */
function drawAlong(s: Surface, _upper: Shell, { seed }: Order): void {
  toeCreases(s, creases, seed + 337);
  shadeRoundEyestays(s, laced, facings);
  lappedSeam(s, guard, true, overlap);
  for (let row = -2; row <= 2; row++) {
    const holes = 4 - Math.abs(row);
    for (let n = 0; n < holes; n++) {
      punchedHole(s, [144 + 15 * n + 7.5 * Math.abs(row), 17 * row], vent);
    }
  }
}
