import { bell, fraction, ramp } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { shoeThread } from "../making/leather/leather-goods.ts";
import { stackedHeel } from "../making/leather/stacked-heel.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { weltedSole } from "../making/leather/standing-sole.ts";
import { tongue } from "../making/leather/tongue.ts";
import { patch } from "../making/sewing/patch.ts";
import { curve, knots, line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

/** Height of the floor in the profile. */
const floor = 1056;

const feather: Point[] = [
  [288, 996],
  [400, 1001],
  [480, 1008],
  [560, 1019],
  [680, 1033],
  [780, 1036],
  [880, 1032],
  [958, 1015],
];

const standing: StandingShoe = {
  ribs: [
    [959, 1019, 959, 1019, 2],
    [955, 1018, 961, 1005, 6],
    [949, 1023, 956, 981, 32],
    [928, 1028, 936, 955, 56],
    [882, 1031, 891, 932, 75],
    [800, 1034, 822, 912, 84],
    [706, 1033, 752, 888, 86],
    [606, 1024, 694, 866, 83],
    [500, 1007, 656, 851, 80],
    [400, 998, 636, 842, 77],
    [301, 996, 631, 840, 75],
    [291, 970, 627, 838, 73],
    [289, 934, 622, 834, 70, 17],
    [288, 900, 616, 830, 69, 34],
    [292, 872, 609, 826, 69, 47],
    [298, 848, 601, 821, 70, 59],
  ],
  plan: {
    knots: [
      [288, 71],
      [400, 73],
      [520, 74],
      [660, 92],
      [760, 103],
      [860, 96],
      [960, 76],
    ],
    heel: 74,
    toe: 160,
  },
  feather,
  floor,
  open: 0.53,
  folds: [{ x: 770, y: 908, reach: 40, angle: 0.6, height: 1.2 }],
  lower: weltedSole({
    feather,
    bottom: [
      [288, 1015],
      [400, 1020],
      [480, 1027],
      [560, 1039],
      [680, 1053],
      [780, 1056],
      [880, 1052],
      [958, 1035],
    ],
    heelTo: 456,
    floor,
    welt: "sole",
    sole: "sole",
    wider: 9,
    drawHeel: (s) => stackedHeel(s, 1015),
  }),
  draw: (s) => {
    lappedSeam(s, line("324,1010 316,930 318,840"), false);
    lappedSeam(s, line("620,800 586,848 524,880 450,898 374,890 290,858"), false);
  },
  drawAlong,
  lining: "tan",
  trimmings: (upper, order) => [
    tongue(order, upper, { from: 372, rim: 432, half: 56, above: 38, rising: [-0.74, 0.67] }),
  ],
};

/** The moccasin seam and the saddle with its slot, on the leather unrolled from the toe on. */
function drawAlong(s: Surface): void {
  const seamLine = curve(
    knots("534,-96 414,-100 314,-106 214,-100 138,-74 106,0 138,74 214,100 314,106 414,100 534,96"),
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
    knots("276,-260^ 282,-120 290,0 282,120 276,260^ 366,260^ 364,120 360,0 364,-120 366,-260^"),
    {
      rise: 7,
      slope: 3,
      stitched: edge,
    },
  );
  const inside = s.dye("deepInside");
  patch(s, knots("320,0 322,-20 327,-34^ 331,-20 333,0 331,20 327,34^ 322,20"), {
    rise: -2.4,
    slope: 2,
    // At its rim the cut edge of the strap catches light; only within is seen what lies beneath it.
    paint: (k, _u, _v, depth) => {
      s.ink(k, inside, 0.75 * ramp(0.6, 3, depth));
      s.tone(k, 1 + 0.22 * bell(depth - 0.6, 0.9));
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
