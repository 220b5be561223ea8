import type { Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { type ButtonPair, buttonRows, placesOf } from "../making/tailoring/button-rows.ts";
import { type Draped, foldsOfBack, foldsOfFront } from "../making/tailoring/coat-folds.ts";
import { jacketPockets, makeJacketFront } from "../making/tailoring/jacket-front.ts";
import { foldedCollar } from "../making/tailoring/lapels.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { knots, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,290 50,276 88,240^ 246,281^ 270,297^ 338,458 402,611 440,757 464,880
  474,987^ 356,1018^ 316,840 278,708 248,616^ 236,740 248,888 268,1082^ 150,1095 0,1096`;
const sleeve = sleeves({ armhole: "847,286 824,402 828,512 846,609", lean: 0.22 });

const rows: ButtonPair[] = [
  [720, 496, 704],
  [822, 546, 654],
  [922, 546, 654],
];
const draped: Draped = { armpit: [248, 616], waistY: 790, hemY: 1095, fuller: -1 };
const { waistY } = draped;

/** A double-breasted blazer: broad peaked lapels, six buttons, flap pockets. */
export const doubleBreastedBlazer = tailored({
  lane: 540,
  half,
  backHalf: withNeck(half, "88,240^", "0,240 50,240"),
  sleeve,
  turn: 0.007,
  arms: { shoulderX: 242, shoulderY: 332, elbowY: 728 },
  strained: [
    [654, 822],
    [546, 822],
  ],
  armpit: draped.armpit,
  cuff: [
    [356, 1018],
    [474, 987],
  ],
  neckY: 290,
  waistY,
  hemY: draped.hemY,
  flare: 0.06,
  swells: 0.5,
  canvas: 0.85,
  lining: {
    behind: "508,244^ 552,222 600,216 648,222 692,244^ 690,400 600,480 510,400",
    between: "504,294 544,248 600,238 656,248 696,294 672,500 626,660 564,757^ 522,500",
    labelY: 276,
  },
  buttons: placesOf(rows),
  folded: [
    {
      outline: knots(
        "566,757^ 556,675 540,520 533,400 526,340 512,300^ 446,359^ 394,349^ 424,520 516,675",
      ),
      lift: 4,
    },
    {
      outline:
        knots(`512,816^ 560,740 606,667 644,520 662,400 674,340 688,300^ 754,359^ 806,349^ 776,520 654,692
        572,764`),
      lift: 4,
      buttonhole: [776, 376],
    },
    foldedCollar(
      `0,212 58,220 92,242^ 130,290 164,338^ 140,374^ 98,348 74,340^ 78,300
        60,262 0,250`,
      3.5,
    ),
  ],
  collarY: 44,
  face: makeFront,
  over: (order, hand) =>
    jacketPockets(order, hand, {
      hip: { pattern: "707,910^ 833,895^ 841,947^ 713,962^", kind: "flap", slack: 2 },
      breast: "724,562^ 812,549^ 815,572^ 727,584^",
    }),
  frontFolds: foldsOfFront(draped),
  backFolds: foldsOfBack(draped),
  back: { ventY: 921, cuffButtons: 4 },
  front: { zoom: 1.15, x: 600, y: 670 },
  detail: { zoom: 2.8, x: 664, y: 480 },
  // A cuff beside the hem, below the buttons.
  close: { zoom: 2.8, x: 300, y: 980 },
});

function makeFront(s: Surface, order: Order): void {
  makeJacketFront(s, order, sleeve, {
    waistY,
    dart: "752,585 750,724 762,893",
    jet: "706,908 834,893",
    cuffButtons: { count: 4, x: 368, y: 931, step: 19 },
    edge: { path: "528,786 505,846 496,940 492,1096", rise: 3 },
  });
  buttonRows(s, rows, { radius: 13, dye: "horn", closesFromY: 800 });
}
