import type { Cut, Order } from "../garment.ts";
import { breakLines } from "../making/leather/break-lines.ts";
import { cupSole } from "../making/leather/cup-sole.ts";
import { drawQuarters } from "../making/leather/drawn-quarters.ts";
import { type Eyestays, eyestays, shadeRoundEyestays } from "../making/leather/eyestays.ts";
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
import { patch } from "../making/sewing/patch.ts";
import { stitch } from "../making/sewing/seams.ts";
import { knots, line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Shell } from "../standing/loft.ts";

const laced: Lacing = {
  from: 240,
  to: 446,
  gap: [13, 22],
  facing: 4,
  pairs: 6,
  lace: [7.4, 1.2],
  bow: { reach: 104, hung: 0.62 },
  dye: "heather",
};

const facings: Eyestays = { wide: [34, 58], before: 16, foot: 34 };

/** Height of the floor in the profile. */
const floor = 1048;

const feather: Point[] = [
  [282, 996],
  [480, 1002],
  [620, 1006],
  [780, 1006],
  [900, 999],
  [966, 986],
];

/** The rim of the cup sole, which stands up round the upper. */
const soleRim = feather.map(([x, v]): Point => [x, v - 8]);

const standing: StandingShoe = {
  ribs: [
    [966, 991, 966, 991, 2],
    [962, 990, 968, 973, 6],
    [957, 997, 961, 955, 32],
    [936, 1004, 942, 938, 58],
    [890, 1007, 906, 927, 78],
    [806, 1009, 850, 918, 92],
    [706, 1009, 792, 903, 95],
    [606, 1007, 744, 883, 92],
    [500, 1005, 696, 859, 87],
    [400, 1003, 656, 839, 84],
    [294, 997, 628, 823, 82],
    [284, 977, 621, 819, 81, 7],
    [281, 950, 616, 815, 80, 20],
    [282, 921, 611, 812, 79, 33],
    [287, 894, 606, 808, 78, 45],
    [293, 873, 602, 804, 77, 55],
    [294, 855, 598, 801, 77, 63],
  ],
  plan: {
    knots: [
      [282, 86],
      [400, 88],
      [520, 93],
      [660, 110],
      [760, 116],
      [860, 110],
      [968, 92],
    ],
    heel: 84,
    toe: 146,
  },
  feather,
  floor,
  polish: 0.2,
  open: 0.25,
  folds: [{ x: 770, y: 930, reach: 56, angle: 0.5, height: 3.4 }],
  lower: [
    {
      top: soleRim,
      bottom: [
        [273, 1042],
        [330, 1048],
        [600, 1048],
        [840, 1048],
        [980, 1026],
      ],
      wider: 7,
      dye: "undyed",
      optics: { kind: "plastic", wrap: 0.2, gloss: 0.5, roughness: 0.6 },
      draw: cupSole,
    },
    insole(soleRim, "tan"),
  ],
  draw: paintUpper,
  drawAlong,
  trimmings: (upper, order, optics) => [
    paddedCollar(order, upper, optics),
    tongue(order, upper, optics, {
      from: tongueFrom(laced),
      rim: 451,
      half: 20,
      endHalf: 50,
      above: 42,
      rising: [-0.5, 0.86],
      lined: "main",
      padded: 5.5,
      draw: (s) => shadeUnderLaces(s, laced, tongueFrom(laced)),
    }),
    ...eyestays(order, upper, optics, laced, facings),
    ...lacing(upper, laced, order.seed),
  ],
  lining: "tan",
};

/** A pair of low court sneakers: laces, a heel tab, a stitched rubber cup sole. */
export const sneakers: Cut = (order) =>
  standingPair(
    order,
    standing,
    { step: 40, apart: 140, elevation: 0.36 },
    {
      front: { zoom: 1.28, x: 22, y: 100, turn: toTheToes },
      detail: { zoom: 2.3, aim: [-8, 105, 160], elevation: 0.36, turn: 0.2, focus: [0.45, 0.45] },
      back: { zoom: 1.3, x: 0, y: 112 },
      close: { zoom: 2.6, aim: [40, 110, 120], elevation: 0.7, turn: 0.75, focus: [0.42, 0.5] },
    },
  );

function paintUpper(s: Surface, { seed }: Order): void {
  drawQuarters(s, seed + 331);
  breakLines(s, { x: 764, y: 932, reach: 62, angle: 0.5, lane: 24 });
  // The upper meets the sole in its own shade.
  s.along(soleRim, 14, (k, d) => s.tone(k, 1 - 0.5 * Math.exp(-Math.abs(d) / 3.4)));
  // The quarters lie upon the vamp, a counter upon the quarters, and a tab upon both.
  lappedSeam(s, line("640,1030 668,990 710,956 746,929 776,900"));
  lappedSeam(s, line("404,1024 396,970 376,925 346,893 318,875"));
  patch(s, knots("270,846^ 330,849^ 334,896 322,911 270,914^"), {
    rise: 3.2,
    stitched: { ...shoeThread, inset: 4.5 },
  });
  // Below the padding of the collar.
  stitch(s, line("330,889 372,911 420,921 476,916 528,893 566,862"), shoeThread);
}

/** Where the guard that is sewn round the toe ends upon the vamp, on the leather unrolled from the toe on. */
const guard = line(
  "264,252 240,196 202,144 144,106 100,62 84,0 100,-62 144,-106 202,-144 240,-196 264,-252",
);

/** The holes that let air in over the toes. */
const vent = { radius: 2.45, soft: 0.55, shade: 0.7 };

/** Where the foot bends it: across between the vents and the facings, and aslant down both sides. */
const creases: ToeCrease[] = [
  { at: 209, begins: 0, ends: 112, back: 26, deep: 0.85 },
  { at: 184, begins: 44, ends: 128, back: 12, deep: 0.75 },
  { at: 232, begins: 50, ends: 142, back: 44, deep: 0.85 },
  { at: 160, begins: 46, ends: 108, back: 4, deep: 0.5 },
];

/** The shade of the facings, the guard and the holes punched in the vamp, on the same leather. */
function drawAlong(s: Surface, _upper: Shell, { seed }: Order): void {
  toeCreases(s, creases, seed + 337);
  shadeRoundEyestays(s, laced, facings);
  lappedSeam(s, guard);
  for (let row = -2; row <= 2; row++) {
    const holes = 4 - Math.abs(row);
    for (let n = 0; n < holes; n++) {
      punchedHole(s, [150 + 15 * n + 7.5 * Math.abs(row), 17 * row], vent);
    }
  }
}
