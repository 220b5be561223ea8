import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { breakLines } from "../making/leather/break-lines.ts";
import { facings, type Lacing, lacing } from "../making/leather/laces.ts";
import { lappedSeam } from "../making/leather/lapped-seam.ts";
import { shoeThread } from "../making/leather/leather-goods.ts";
import { standingPair } from "../making/leather/standing-pair.ts";
import type { StandingShoe } from "../making/leather/standing-shoe.ts";
import { tongue } from "../making/leather/tongue.ts";
import { dyed, patch } from "../making/sewing/patch.ts";
import { stitch } from "../making/sewing/seams.ts";
import { knots, line, type Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const laced: Lacing = {
  from: 286,
  to: 462,
  gap: [15, 26],
  pairs: 6,
  lace: [7.4, 1.2],
  bow: 92,
  dye: "pearl",
};

/** Height of the floor in the profile. */
const floor = 1052;

const feather: Point[] = [
  [282, 1000],
  [480, 1004],
  [620, 1008],
  [780, 1008],
  [900, 1000],
  [966, 988],
];

const standing: StandingShoe = {
  ribs: [
    [966, 993, 966, 993, 2],
    [962, 992, 967, 979, 6],
    [957, 1000, 963, 963, 32],
    [936, 1006, 943, 946, 58],
    [890, 1008, 897, 934, 76],
    [806, 1010, 827, 918, 90],
    [706, 1010, 746, 898, 92],
    [606, 1008, 691, 867, 88],
    [500, 1006, 652, 837, 84],
    [400, 1004, 624, 818, 82],
    [296, 1000, 612, 808, 81],
    [287, 978, 607, 800, 80, 8],
    [287, 946, 602, 792, 78, 22],
    [288, 914, 598, 785, 77, 36],
    [291, 884, 594, 778, 76, 49],
    [296, 858, 590, 771, 76, 60],
    [300, 840, 586, 764, 77, 69],
  ],
  plan: {
    knots: [
      [282, 82],
      [400, 84],
      [520, 88],
      [660, 101],
      [760, 108],
      [860, 105],
      [968, 92],
    ],
    heel: 80,
    toe: 170,
  },
  feather,
  floor,
  polish: 0.36,
  open: 0.5,
  folds: [{ x: 748, y: 930, reach: 50, angle: 0.5, height: 1.6 }],
  lower: [
    {
      top: feather.map(([x, v]): Point => [x, v - 8]),
      bottom: [
        [273, 1044],
        [330, 1052],
        [600, 1052],
        [860, 1052],
        [977, 1032],
      ],
      wider: 3,
      dye: "undyed",
      optics: { kind: "plastic", wrap: 0.2, gloss: 0.5, roughness: 0.6 },
      draw: cupSole,
    },
  ],
  draw: paintUpper,
  drawAlong,
  trimmings: (upper, order, optics) => [
    tongue(order, upper, optics, {
      from: 424,
      rim: 462,
      half: 34,
      above: 26,
      rising: [-0.66, 0.75],
      lined: "pearl",
    }),
    ...lacing(upper, laced, order.seed),
  ],
  lining: "pearl",
};

/** A cup sole is stitched to its upper round the rim; a line of its mold runs above the tread. */
function cupSole(s: Surface): void {
  const mold = line("272,1038 330,1042 600,1042 860,1041 979,1020");
  s.along(mold, 5, (k, d) => {
    s.relief[k]! -= 1.6 * bell(d, 1.6);
    s.tone(k, 1 - 0.3 * bell(d, 1.5));
  });
  // Where it has stood, dust stays in the pores of the rubber.
  s.each((k, u, v) => s.tone(k, 1 - ramp(1030, 1050, v) * (0.1 + 0.07 * noise(u / 14, v / 5, 27))));
  const row = line("276,1016 480,1021 620,1025 780,1025 900,1017 976,1004");
  stitch(s, row, { thread: "pearl", length: 8, width: 1.3 });
  s.along(row, 4, (k, d) => {
    s.relief[k]! -= 2.4 * bell(d, 2.4);
    s.tone(k, 1 - 0.26 * bell(d, 2.6));
  });
}

/** A pair of low court sneakers: laces, a heel tab, a stitched rubber cup sole. */
export const sneakers: Cut = (order) =>
  standingPair(
    order,
    standing,
    { step: 40, apart: 140, elevation: 0.36 },
    {
      front: { zoom: 1.3, x: 0, y: 112 },
      detail: { zoom: 2.5, aim: [53, 115, 190], elevation: 0.36, turn: 0.55, focus: [0.42, 0.42] },
      back: { zoom: 1.3, x: 0, y: 112 },
      close: { zoom: 3.2, aim: [19, 140, 165], elevation: 0.5, turn: 0.75, focus: [0.5, 0.35] },
    },
  );

function paintUpper(s: Surface): void {
  breakLines(s, { x: 752, y: 930, reach: 60, angle: 0.5, lane: 24 });
  // Cap and counter lie upon the vamp, the facings upon all.
  lappedSeam(s, line("866,880 812,930 782,976 772,1024"));
  lappedSeam(s, line("452,1024 440,966 410,930 352,912 276,908"));
  lappedSeam(s, line("504,824 522,850 566,882 640,912 710,928 766,912 790,880"));
  patch(s, knots("284,838^ 340,832^ 350,894 330,908 284,912^"), {
    rise: 2.6,
    stitched: { ...shoeThread, inset: 4.5 },
    paint: dyed(s, "second"),
  });
  stitch(s, line("303,858 344,878 380,889 430,889 476,877 506,860"), {
    ...shoeThread,
    offset: 3,
  });
}

/** The facings, and the holes punched in the vamp, on the leather unrolled from the toe on. */
function drawAlong(s: Surface): void {
  facings(s, laced);
  for (let row = -2; row <= 2; row++) {
    const holes = 5 - Math.abs(row);
    for (let n = 0; n < holes; n++) {
      const [u, v] = [194 + 15 * n + 7.5 * Math.abs(row), 17 * row];
      s.within({ x0: u - 5, y0: v - 5, x1: u + 5, y1: v + 5 }, (k, x, y) => {
        s.tone(k, 1 - 0.7 * ramp(3, 1.9, Math.hypot(x - u, y - v)));
      });
    }
  }
}
