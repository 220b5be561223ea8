import { face, type Order } from "../garment.ts";
import { onSide } from "../making/body/in-folds.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { pressedEdge } from "../making/sewing/pressed-edge.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { sewnOnBoth } from "../making/sewing/sewn-on.ts";
import { type BeltLoops, belt, beltInLoops, beltKnot } from "../making/tailoring/belt.ts";
import { cuffOnSkirt } from "../making/tailoring/bent-sleeve.ts";
import { foldedCollar } from "../making/tailoring/lapels.ts";
import { setInSeams } from "../making/tailoring/set-in-seam.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { knots, line, withNeck } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,250 50,236 92,196^ 240,256^ 266,274^ 336,436 398,620 444,870 470,1052^ 352,1082^
  324,890 292,740 258,630^ 255,708 238,784 258,886 286,1120 316,1476^ 160,1498 0,1502`;
const sleeve = sleeves({ armhole: "841,260 832,390 838,510 856,626", lean: 0.22 });
const tonal = { length: 4.4, width: 0.6 };
const waist = `357,752^ 480,759 600,762 720,759 843,752^ 845,812^ 720,821 600,824 480,821 355,812^`;

/** Where the loops for the belt are sewn into the side seams. */
const loops: BeltLoops = {
  at: [
    [424, 786],
    [776, 786],
  ],
  length: 86,
};

/**
 * What the belt draws together: thick cloth bunches softly above it and falls open below it, nowhere in even
 * pleats. X from the middle line.
 */
const bunches: LongFold[] = [
  { path: line("44,750 52,690 80,590"), width: [13, 32], height: 5.4, fade: [0.22, 0.7] },
  { path: line("112,752 106,716 116,668"), width: [9, 20], height: 4.2, fade: [0.22, 0.7] },
  { path: line("166,752 156,690 116,570"), width: [14, 36], height: 5, fade: [0.22, 0.7] },
  { path: line("226,744 204,706 176,672"), width: [9, 20], height: 4.8, fade: [0.1, 0.7] },
  { path: line("30,826 36,900 50,1010"), width: [12, 34], height: 5.4, fade: [0.22, 0.7] },
  { path: line("92,826 100,930 126,1150"), width: [15, 46], height: 5.2, fade: [0.22, 0.6] },
  { path: line("150,826 148,866 156,930"), width: [10, 22], height: 4.2, fade: [0.22, 0.7] },
  { path: line("206,824 216,930 240,1180"), width: [15, 44], height: 4.8, fade: [0.22, 0.6] },
];
const bunched = bunches.flatMap((fold) => [onSide(fold, 1), onSide(fold, -1)]);

/** A long robe coat without buttons: a shawl collar, wrapped and tied with a belt. */
export const wrapCoat = tailored({
  lane: 440,
  half,
  backHalf: withNeck(half, "92,196^", "0,196 50,196"),
  sleeve,
  turn: 0.005,
  arms: { shoulderX: 246, shoulderY: 310, elbowY: 745, crooked: cuffOnSkirt },
  armpit: [258, 630],
  cuff: [
    [352, 1082],
    [470, 1052],
  ],
  neckY: 250,
  waistY: 786,
  hemY: 1500,
  edgeAtHem: 566,
  flare: 0.25,
  swells: 1,
  belted: true,
  lining: {
    behind: "500,200^ 550,178 600,172 650,178 700,200^ 690,330 600,420 510,330",
    between: "500,256 542,206 600,196 658,206 700,256 678,430 640,580 552,752^ 520,600 508,430",
    labelY: 236,
  },
  folded: [
    {
      outline: knots(`547,764^ 540,650 528,500 520,380 508,280 516,214^ 494,212 466,250 432,340
        420,420 436,560 486,690^`),
      lift: 5,
    },
    {
      outline: knots(`546,766^ 592,676 642,520 672,390 692,280 684,214^ 706,212 734,250 768,340
        780,420 764,560 676,712^`),
      lift: 5,
    },
    foldedCollar(
      "0,166 56,172 92,194^ 116,220 126,244^ 96,238 70,226 0,206",
      4,
      "0,166 60,192 84,214 92,240",
    ),
  ],
  collarY: 4,
  softEdged: true,
  frontFolds: bunched,
  backFolds: bunched,
  face: makeFront,
  back: { ventY: 1130 },
  over: (order, hand) => [
    ...sewnOnBoth(order, hand, {
      pattern: "700,930^ 834,926^ 848,1080 836,1096 716,1100 700,1086",
      kind: "pocket",
      slack: 8,
      finish: (s, side) => stitch(s, line("702,966 836,962", side), tonal),
    }),
    ...beltInLoops(order, hand, waist, loops, 9, "felled"),
    ...tied(order, hand),
  ],
  overBack: (order, hand) => beltInLoops(order, hand, waist, loops, 7, "felled"),
  front: { zoom: 1.03, x: 600, y: 838 },
  detail: { zoom: 2.3, x: 620, y: 480 },
  // The knot of its belt below the collar: a corner of its hem is a blank field of cloth.
  close: { zoom: 3.4, x: 620, y: 760 },
});

function makeFront(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  setInSeams(s, sleeve);
  for (const side of [1, -1] as const) {
    seam(s, line("1072,1002 950,1034", side), { depth: 2, pucker: 0.4 });
  }
  stitch(s, line("296,1466 440,1486 600,1490 760,1486 904,1466"), tonal);
  const edge = line("530,780 508,880 506,1040 528,1260 566,1506");
  overlap(s, edge, 6, 80);
  pressedEdge(s, edge);
}

/** The belt's knot with its two hanging ends. */
function tied(order: Order, hand: Pose): Piece[] {
  return [
    belt(
      order,
      hand,
      "572,800^ 604,806^ 594,900 566,1010 548,1092^ 500,1080^ 524,990 544,900",
      10,
      "felled",
    ),
    belt(
      order,
      hand,
      "572,800^ 606,798^ 640,880 660,980 668,1046^ 620,1054^ 612,980 592,890",
      13,
      "felled",
    ),
    beltKnot(order, hand, 588, 790, "felled"),
  ];
}
