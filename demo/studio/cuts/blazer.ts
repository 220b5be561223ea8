import type { Order } from "../garment.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button, buttonhole } from "../making/sewing/button.ts";
import { jacketPockets, makeJacketFront } from "../making/tailoring/jacket-front.ts";
import { foldedCollar } from "../making/tailoring/lapels.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { knots, line, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const untilHem = `0,290 50,276 88,240^ 238,281^ 262,297^ 330,456 394,611 430,757 454,880
  464,984^ 350,1014^ 310,839 272,708 240,612^ 226,740 240,888`;
const half = `${untilHem} 264,1110^ 150,1123 40,1114 4,1060^`;
const sleeve = sleeves({ armhole: "839,284 820,400 823,510 840,606", lean: 0.22 });
const waistY = 798;

/** What the weight of its sleeves draws from the armholes to the waist, and lets fall below it. */
const backFolds: LongFold[] = [
  {
    path: line("806,470 770,600 716,730 664,850"),
    width: [28, 40],
    height: 8,
    fade: [0.2, 0.45],
  },
  {
    path: line("704,400 692,560 668,700 650,800"),
    width: [24, 36],
    height: 6,
    fade: [0.3, 0.4],
  },
  {
    path: line("398,520 452,650 500,760 520,900"),
    width: [22, 38],
    height: 10,
    fade: [0.2, 0.45],
  },
  {
    path: line("420,770 470,830 480,960 470,1118"),
    width: [24, 36],
    height: 8,
    fade: [0.3, 0],
  },
];

/** A single-breasted blazer: long lapels, one button, rounded fronts. */
export const blazer = tailored({
  lane: 140,
  half,
  // The fronts are rounded below; the back is cut straight.
  backHalf: withNeck(`${untilHem} 264,1112^ 150,1122 0,1124`, "88,240^", "0,240 50,240"),
  backFolds,
  sleeve,
  turn: -0.006,
  arms: { shoulderX: 238, shoulderY: 330, elbowY: 724 },
  strained: [
    [612, 791],
    [594, 791],
  ],
  armpit: [240, 612],
  cuff: [
    [350, 1014],
    [464, 984],
  ],
  neckY: 290,
  waistY,
  hemY: 1124,
  flare: 0.05,
  swells: 0.5,
  canvas: 0.8,
  lining: {
    behind: "508,244^ 552,222 600,216 648,222 692,244^ 690,400 600,480 510,400",
    between: "504,294 544,248 600,238 656,248 696,294 668,500 597,762^ 536,500",
    labelY: 276,
  },
  folded: [
    {
      outline: knots(
        "600,770^ 578,675 556,520 540,400 526,342 512,302^ 448,392^ 432,406^ 462,540 552,699",
      ),
      lift: 4,
    },
    {
      outline: knots(
        "592,775^ 622,675 644,520 660,400 674,342 688,302^ 752,392^ 768,406^ 738,540 650,699",
      ),
      lift: 4,
      buttonhole: [733, 416],
    },
    foldedCollar(
      "0,212 58,220 92,242^ 130,290 170,348^ 142,386^ 100,352 74,342^ 78,300 60,262 0,250",
      3.5,
    ),
  ],
  collarY: 44,
  face: makeFront,
  over: (order, hand) =>
    jacketPockets(order, hand, {
      hip: { pattern: "691,897^ 821,883^ 830,926 822,938^ 698,951^", kind: "flap", slack: 2 },
      breast: "680,567^ 776,553^ 779,576^ 683,590^",
    }),
  back: { ventY: 929, cuffButtons: 3 },
  front: { zoom: 1.15, x: 600, y: 684 },
  detail: { zoom: 3, x: 664, y: 470 },
  // A cuff beside the hem, with the pocket and the ground between them.
  close: { zoom: 2.8, x: 820, y: 980 },
});

function makeFront(s: Surface, order: Order): void {
  makeJacketFront(s, order, sleeve, {
    waistY,
    dart: "744,576 742,724 752,888",
    jet: "690,895 822,881",
    cuffButtons: { count: 3, x: 360, y: 934, step: 20 },
    edge: { path: "598,757 594,839 592,1003 604,1068 640,1114", rise: 4.2 },
  });
  buttonhole(s, 622, 791, 26, false);
  button(s, 612, 791, 12, { dye: "horn" });
}
