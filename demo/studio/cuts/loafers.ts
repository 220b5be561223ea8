import { bell, fraction } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { shoeThread } from "../making/leather/leather-goods.ts";
import { stackedHeel } from "../making/leather/stacked-heel.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { weltedSole } from "../making/leather/standing-sole.ts";
import { patch } from "../making/sewing/patch.ts";
import { stitch } from "../making/sewing/seams.ts";
import { curve, knots, line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

/** Height of the floor in the profile. */
const floor = 1056;

const feather: Point[] = [
  [288, 996],
  [400, 1000],
  [500, 1005],
  [620, 1012],
  [780, 1016],
  [900, 1010],
  [958, 998],
];

const standing: StandingShoe = {
  ribs: [
    [955, 998, 960, 990, 4],
    [949, 1003, 953, 966, 28],
    [928, 1008, 931, 940, 52],
    [882, 1011, 888, 916, 72],
    [800, 1014, 822, 892, 84],
    [706, 1013, 752, 868, 86],
    [606, 1009, 694, 846, 83],
    [500, 1003, 656, 832, 80],
    [400, 998, 636, 825, 77],
    [304, 972, 628, 821, 73],
    [289, 934, 624, 819, 70, 8],
    [288, 900, 621, 817, 69, 22],
    [292, 872, 618, 815, 69, 36],
    [298, 848, 616, 813, 70, 48],
  ],
  plan: {
    knots: [
      [288, 74],
      [400, 76],
      [520, 80],
      [660, 95],
      [760, 103],
      [860, 96],
      [960, 76],
    ],
    heel: 74,
    toe: 200,
  },
  feather,
  floor,
  open: 0.3,
  folds: [{ x: 770, y: 890, reach: 40, angle: 0.6, height: 2.6 }],
  lower: weltedSole({
    feather,
    bottom: [
      [288, 1018],
      [400, 1021],
      [480, 1026],
      [560, 1038],
      [680, 1052],
      [780, 1056],
      [880, 1051],
      [958, 1030],
    ],
    heelTo: 456,
    floor,
    welt: "sole",
    sole: "sole",
    wider: 9,
    drawHeel: (s) => stackedHeel(s, 1018),
  }),
  draw: (s) => {
    stitch(s, line("300,990 304,900 312,812"), shoeThread);
  },
  drawAlong,
  lining: "tan",
};

/** The moccasin seam and the saddle with its slot, on the leather unrolled from the toe on. */
function drawAlong(s: Surface): void {
  const seamLine = curve(
    knots("520,-96 400,-100 300,-106 200,-100 124,-74 92,0 124,74 200,100 300,106 400,100 520,96"),
    false,
  );
  s.along(seamLine, 16, (k, d, way) => {
    const gather = bell(fraction(way / 11) - 0.5, 0.2);
    s.relief[k]! += 4.4 * bell(d - 3, 4) - 2.6 * bell(d + 3, 2) - 1.6 * gather * bell(d - 3, 6);
    s.tone(k, 1 - 0.3 * bell(d + 3, 1.6) - 0.12 * gather * bell(d - 3, 4));
  });
  const edge = { ...shoeThread, inset: 5 };
  patch(
    s,
    knots("262,-260^ 268,-120 276,0 268,120 262,260^ 352,260^ 350,120 346,0 350,-120 352,-260^"),
    {
      rise: 7,
      slope: 3,
      stitched: edge,
    },
  );
  const inside = s.dye("deepInside");
  patch(s, knots("303,-36^ 311,-30 313,0 311,30 303,36^ 322,36^ 318,30 317,0 318,-30 322,-36^"), {
    rise: -3,
    slope: 1.4,
    paint: (k) => {
      s.ink(k, inside, 0.9);
      s.tone(k, 0.4);
    },
  });
}

/** Penny loafers: a moccasin apron and a saddle strap with its slot. */
export const loafers: Cut = (order) =>
  standingPair(
    order,
    standing,
    { step: 36, apart: 140, elevation: 0.5, lying: [20, 190] },
    {
      front: { zoom: 1.3, x: 0, y: 90 },
      detail: { zoom: 2.1, x: 60, y: 90 },
      back: { zoom: 1.3, x: 0, y: 90 },
      close: { zoom: 3.6, x: 130, y: 60 },
    },
  );
