import { insideNape } from "../making/body/inside-nape.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { miter, shoulderFold } from "../making/knits/cut-short.ts";
import {
  backBand,
  bandFold,
  bandInside,
  crewBack,
  ribbedEdge,
} from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";
import { line, withNeck } from "../pattern/outline.ts";

const sleeve = sleeves({ armhole: "830,294 819,392 827,480 868,564", lean: 0.25 });
const cuff = ribbedCuff(sleeve, { at: [429, 962], halfWidth: 54, drawn: 15, length: 63, full: 5 });
const hem = ribbedHem({ wide: 267, ribbed: 238, ribsY: 978, hemY: 1066, full: 9 });
const vestHem = ribbedHem({ wide: 266, ribbed: 234, ribsY: 980, hemY: 1064, full: 8 });
const neckline = "0,482^ 40,410 78,330 108,252^";
const half = `${neckline} 228,291^ 250,300 284,330 348,430 412,566 448,744 ${cuff.outline}
  317,750 268,566^ 265,720 268,850 ${hem}`;
const vestHalf = `${neckline} 205,286^ 196,380 200,470 214,540 234,584 259,603^ 261,650 259,710 260,784 262,838 ${vestHem}`;
/** The rim of the V on the right, on past its point: there both sides meet in a miter. */
const rim = "720,206 680,330 638,410 596,486 576,522";
/** The band on the back, right half; at the shoulder it folds over and goes on as the rim. */
const behind = "0,246 44,242 79,233^ 126,256^ 66,281 0,288";

/** What the jumper and the vest have in common: a V neck with a ribbed rim. */
const common = {
  neckY: 284,
  room: 1,
  neck: (order, hand) => ({
    behind: [
      insideNape(order, hand, {
        pattern: "492,256^ 540,264 600,268 660,264 708,256^ 680,360 600,500 520,360",
        labelY: 303,
        labelWidth: 48,
      }),
      bandInside(order, hand, 8.4, behind),
    ],
    over: ([-1, 1] as const).map((side) =>
      ribbedEdge(order, hand, {
        path: line(rim, side),
        halfWidth: 17,
        cuts: [miter(side), bandFold(behind)],
        fineness: 1.3,
        lift: 4,
        lane: 20 + side,
      }),
    ),
    overBack: backBand(order, hand, 8.4, behind, { above: 9, sag: 8 }),
  }),
} satisfies Partial<Parameters<typeof knitted>[0]>;

/** A V-neck jumper of fine or medium weight. */
export const vNeckJumper = knitted({
  ...common,
  lane: 470,
  relaxed: true,
  armpit: [268, 566],
  half,
  backHalf: withNeck(half, "108,252^", crewBack),
  sleeve,
  turn: -0.008,
  arms: { left: [0.03, 0.16], right: [0.05, -0.04], shoulderX: 264, shoulderY: 330, elbowY: 703 },
  cuff: cuff.end,
  ribs: { bodyY: 978, sleeve: cuff.ribsFrom },
  front: { zoom: 1.17, x: 600, y: 650 },
  detail: { zoom: 2, x: 860, y: 760 },
  close: { zoom: 3.6, x: 496, y: 906 },
});

/**
 * What a vest keeps that was laid down by its shoulders: with no sleeves to pull it straight it drags from
 * both armholes, hangs slack beside its neck and lies full above its ribs.
 */
const vestFolds: LongFold[] = [
  {
    path: [
      [862, 610],
      [776, 668],
      [640, 716],
    ],
    width: [14, 31],
    height: 15,
    fade: [0.15, 0.55],
    hides: 4,
  },
  {
    path: [
      [336, 604],
      [386, 720],
      [404, 880],
    ],
    width: [13, 31],
    height: 16,
    fade: [0.12, 0.5],
    hides: -4,
  },
  {
    path: [
      [344, 640],
      [430, 680],
      [520, 672],
    ],
    width: [16, 28],
    height: 10,
    fade: [0.2, 0.6],
  },
  {
    path: [
      [730, 880],
      [580, 836],
      [420, 868],
    ],
    width: [34, 46],
    height: 9,
    fade: [0.4, 0.55],
  },
  {
    path: [
      [402, 352],
      [446, 470],
      [540, 560],
    ],
    width: [15, 27],
    height: 12,
    fade: [0.25, 0.55],
    hides: 3,
  },
  {
    path: [
      [790, 340],
      [760, 450],
      [690, 540],
    ],
    width: [16, 28],
    height: 10,
    fade: [0.3, 0.55],
  },
  {
    path: [
      [772, 972],
      [762, 880],
      [704, 780],
    ],
    width: [20, 34],
    height: 15,
    fade: [0.3, 0.55],
    hides: -3,
  },
  {
    path: [
      [470, 974],
      [486, 920],
      [520, 866],
    ],
    width: [20, 30],
    height: 10,
    fade: [0.3, 0.6],
  },
];

/**
 * Its back drags from under both arms aslant down towards the hem, and hangs slack from one shoulder blade: folds
 * that run straight across it are taken for stains.
 */
const vestFoldsBehind: LongFold[] = [
  {
    path: [
      [852, 620],
      [770, 716],
      [724, 880],
    ],
    width: [14, 30],
    height: 11,
    fade: [0.3, 0.5],
  },
  {
    path: [
      [856, 760],
      [812, 820],
      [786, 930],
    ],
    width: [14, 24],
    height: 8,
    fade: [0.35, 0.5],
  },
  {
    path: [
      [348, 624],
      [424, 720],
      [452, 896],
    ],
    width: [15, 31],
    height: 12,
    fade: [0.25, 0.5],
  },
  {
    path: [
      [352, 640],
      [462, 688],
      [612, 790],
    ],
    width: [18, 34],
    height: 9,
    fade: [0.35, 0.6],
  },
  {
    path: [
      [412, 352],
      [452, 470],
      [540, 590],
    ],
    width: [15, 27],
    height: 10,
    fade: [0.25, 0.6],
  },
  {
    path: [
      [780, 420],
      [744, 520],
      [732, 640],
    ],
    width: [14, 24],
    height: 7,
    fade: [0.3, 0.6],
  },
];

/** A sleeveless V-neck pullover with ribbed armholes. */
export const knitVest = knitted({
  ...common,
  lane: 480,
  room: 1.2,
  stroked: true,
  relaxed: true,
  folds: vestFolds,
  foldsBehind: vestFoldsBehind,
  wanderBehind: 5,
  armpit: [262, 600],
  half: vestHalf,
  backHalf: withNeck(vestHalf, "108,252^", crewBack),
  // Along the inner edge of the bands, which are linked to it there.
  sleeve: sleeves({ armhole: "805,286 782,380 786,471 801,546 825,588 858,607 890,609", lean: 0 }),
  turn: 0.01,
  arms: { left: [0, 0], right: [0, 0], shoulderX: 240, shoulderY: 338, elbowY: 785 },
  ribs: { bodyY: 980, sleeve: 2000 },
  armholes: {
    // Under the arm it runs square to the side, round which it is folded: askew it ends in a spike.
    path: "818,262 797,380 801,470 815,541 835,578 862,592 890,594",
    halfWidth: 18,
    // The shoulder slopes down to its end in a round.
    shoulder: [shoulderFold([108, 252], [210, 288]), shoulderFold([198, 282], [240, 313])],
  },
  front: { zoom: 1.3, x: 600, y: 654 },
  detail: { zoom: 2.2, x: 680, y: 470 },
  close: { zoom: 3.8, x: 755, y: 915 },
});
