import { noise } from "../fields/noise.ts";
import { bell } from "../fields/scalar.ts";
import type { Cut } from "../garment.ts";
import { bodiceLaid } from "../making/body/bodice-folds.ts";
import { intoBodice, intoPuffs } from "../making/body/drawn-dress.ts";
import { flutesFromHem, gathersAbove, gathersBelow } from "../making/body/drawn-skirt.ts";
import { dressmade } from "../making/body/dressmaking.ts";
import { inFolds, onSide } from "../making/body/in-folds.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import { type Cuff, sleeves } from "../making/body/sleeves.ts";
import { button } from "../making/sewing/button.ts";
import { drawnSeam, springUp } from "../making/sewing/gathers.ts";
import { pressedEdge } from "../making/sewing/pressed-edge.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { stitchedIn } from "../making/shirts/fine-edge.ts";
import { knots, line, type Point, shape } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,408 70,404 104,394^ 114,320 118,242^ 160,254 206,262 268,250 350,290 420,392
  452,520 446,596 426,624^ 420,654^ 292,690^ 276,650 256,612 236,580^ 216,680 196,760^ 232,860
  268,960^ 140,988 0,992`;
const sleeve = sleeves({ armhole: "808,262 796,350 804,460 834,582", lean: 0.36 });
const lane = 3400;
const armpit: Point = [230, 584];
const cuff: Cuff = [
  [292, 690],
  [420, 654],
];
const waistY = 760;
const peplum = { top: waistY, hem: 990, rise: 32, side: `796,${waistY} 832,860 868,990` };
const backNeck = "482,242 504,268 544,282 600,286 656,282 696,268 718,242";
/** Panels are cut wherever there is room: so far apart that no flower is seen on two of them. */
const unlike = 700;
/** And the peplum where none of its large flowers is cut off by a flute that laps over it. */
const whole = 580;
/** The seam that shapes a front, from the armhole down to the waist. */
const princess = `690,520 658,640 660,${waistY}^`;
/** The back's neck as it shows within the front: so far down the shoulder seams that straps cover its ends. */
const neckBehind = "470,246^ 484,250 506,270 544,282 600,286 656,282 694,270 716,250 730,246^";
const fine = { length: 3.4, width: 0.5 };

/** A short blouse with a square neck, full sleeves to the elbow and a gathered peplum. */
export const puffSleeveBlouse: Cut = (order) => {
  const seed = order.seed + lane;
  return bodiceLaid(inFolds(sewn(order), seed + 190, sleeveTubes), armpit, waistY, seed);
};

/** One fold of a puffed sleeve, on its right half, x from the middle line. */
const tube = (
  path: Point[],
  width: LongFold["width"],
  height: number,
  fade: LongFold["fade"],
): LongFold => ({ path, width, height, fade });

/** What both ends of a puffed sleeve draw together opens into soft tubes, which run along its swell. */
const sleeveTubes = [
  tube(
    [
      [300, 300],
      [372, 410],
      [386, 540],
      [360, 640],
    ],
    [70, 50],
    14,
    [0.3, 0.3],
  ),
  tube(
    [
      [232, 262],
      [318, 292],
      [386, 384],
      [418, 470],
    ],
    [16, 26],
    6,
    [0.24, 0.7],
  ),
  tube(
    [
      [214, 296],
      [300, 350],
      [356, 440],
      [384, 560],
    ],
    [18, 28],
    10,
    [0.24, 0.6],
  ),
  tube(
    [
      [208, 352],
      [268, 400],
      [312, 470],
    ],
    [18, 24],
    9,
    [0.24, 0.75],
  ),
  tube(
    [
      [208, 420],
      [266, 474],
      [318, 560],
      [338, 640],
    ],
    [18, 24],
    9,
    [0.24, 0.1],
  ),
  tube(
    [
      [406, 632],
      [420, 560],
      [406, 470],
      [366, 390],
    ],
    [16, 26],
    10,
    [0.05, 0.6],
  ),
  tube(
    [
      [372, 640],
      [362, 570],
      [330, 490],
    ],
    [16, 26],
    10,
    [0.05, 0.7],
  ),
  tube(
    [
      [306, 656],
      [282, 600],
      [252, 540],
    ],
    [15, 22],
    7,
    [0.05, 0.7],
  ),
].flatMap((fold) => [onSide(fold, 1), onSide(fold, -1)]);

const sewn = dressmade({
  lane,
  half,
  shoulder: "118,242^",
  backNeck: "0,286 56,282 96,268",
  sleeve,
  turn: 0.008,
  arms: {
    left: [0.05, 0],
    right: [-0.03, 0],
    shoulderX: 214,
    shoulderY: 320,
    elbowY: 900,
    endY: 720,
  },
  armpit,
  cuff,
  hem: "0,900 244,900^ 258,952^ 140,980 0,984",
  loft: 0.22,
  height: 11,
  hold: 0.9,
  held: { neck: [290, 246], waist: { y: waistY, strength: 0.1, reach: 12 }, middle: 16 },
  crumple: { amount: 0.045, size: 150 },
  armpitFolds: { reach: 120, amount: 0.1 },
  sleeveFolds: (e, u, v, seed) => e.crumple(u, v, seed + 5, 0.01, 90),
  bodyFolds: (e, u, v, seed) => {
    const lanes = 0.5 + noise(u / 40, v / 1200, seed + 6);
    e.along(1, 0, 0.12 * bell(v - waistY, 60) * lanes);
  },
  skirt: {
    ...peplum,
    count: 7,
    fullness: 1.3,
    depth: 15,
    gathered: true,
    closed: true,
  },
  headGathers: { reach: 40, fullness: 1.7 },
  cuffGathers: { at: [354, 640], half: [72, 120], reach: 230, count: 5, depth: 9 },
  drawn: [
    ...intoBodice(sleeve),
    ...intoPuffs(sleeve, cuff),
    ...gathersAbove(waistY, 160, 9),
    ...gathersBelow(peplum, 12, 0.5),
    ...flutesFromHem(peplum, 6, 0.42),
  ],
  inside: {
    pattern: `${neckBehind} 734,400 600,440^ 466,400`,
    labelY: 334,
    facing: `${neckBehind} 726,276 688,310 644,322 600,326 556,322 512,310 474,276`,
  },
  parts: [
    {
      outline: knots(`320,${waistY - 2}^ 600,${waistY + 6} 880,${waistY - 2}^ 900,1010^ 300,1010^`),
      off: whole,
    },
  ],
  frontParts: [
    {
      outline: knots(`612,390^ 706,390^ 718,230^ 808,250^ 796,350 790,400^ ${princess} 612,766^`),
      off: unlike,
    },
    ...([1, -1] as const).map((side) => ({
      outline: shape(`790,400^ ${princess} 796,758^ 800,700 834,582^ 804,460`, side),
      off: unlike,
    })),
  ],
  sew: sewBoth,
  sewFront,
  sewBack,
  front: { zoom: 1.14, x: 600, y: 628 },
  detail: { zoom: 2.4, x: 380, y: 520 },
  close: { zoom: 4, x: 300, y: 560 },
});

function sewFront(s: Surface): void {
  seam(s, line("612,410 613,600 612,990"), { depth: 1.6, pucker: 0.5 });
  for (let y = 440; y < 940; y += 62) button(s, 600, y, 7, { dye: "pearl" });
  for (const side of [1, -1] as const) {
    const neck = line("600,408 670,404 704,394 714,320 718,242", side);
    stitch(s, neck, { ...fine, offset: side * 14 });
    seam(s, line(`790,400 ${princess}`, side), { depth: 1.6, pucker: 0.9 });
  }
}

function sewBack(s: Surface): void {
  for (const side of [1, -1] as const) {
    seam(s, line(`664,${waistY} 662,640 668,540`, side), { depth: 1.6, pucker: 0.8 });
  }
  pressedEdge(s, line(backNeck));
  stitchedIn(s, line(backNeck), 8, fine);
}

function sewBoth(s: Surface): void {
  const waist = line(`404,${waistY - 2} 600,${waistY + 6} 796,${waistY - 2}`);
  springUp(s, waist);
  drawnSeam(s, waist);
  for (const side of [1, -1] as const) {
    drawnSeam(s, line("1026,624 884,660", side));
  }
  stitch(s, line("332,950 460,978 600,982 740,978 868,950"), fine);
}
