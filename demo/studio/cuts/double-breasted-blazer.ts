import type { Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button, buttonhole } from "../making/sewing/button.ts";
import { makeJacketFront } from "../making/tailoring/jacket-front.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { knots, mirrored, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,290 50,276 88,240^ 164,258 240,279 292,307 326,356 354,428 402,622 440,800 464,950
  474,1081^ 356,1118^ 316,902 278,740 248,628^ 236,780 248,960 268,1196^ 150,1212 0,1214`;
const sleeve = sleeves({ armhole: "844,286 824,402 828,512 846,620", lean: 0.22 });

/** A double-breasted blazer: broad peaked lapels, six buttons, flap pockets. */
export const doubleBreastedBlazer = tailored({
  lane: 540,
  half,
  backHalf: withNeck(half, "88,240^", "0,240 50,240"),
  sleeve,
  turn: 0.007,
  arms: { left: [0.05, 0.06], right: [0.13, 0.16], shoulderX: 242, shoulderY: 332, elbowY: 765 },
  armpit: [248, 628],
  cuff: [
    [356, 1118],
    [474, 1081],
  ],
  neckY: 290,
  waistY: 840,
  hemY: 1212,
  flare: 0.06,
  canvas: 0.85,
  lining: {
    behind: "508,244^ 552,222 600,216 648,222 692,244^ 690,400 600,480 510,400",
    between: "516,290 544,248 600,238 656,248 684,290 656,500 560,800^ 540,500",
    labelY: 276,
  },
  folded: [
    {
      outline: knots("566,800^ 556,700 540,520 530,400 520,304^ 436,362^ 388,350^ 424,520 516,700"),
      lift: 5.5,
    },
    {
      outline: knots("548,810^ 606,690 644,520 664,400 680,304^ 764,362^ 812,350^ 776,520 654,714"),
      lift: 6,
    },
    {
      outline: mirrored(`0,212 58,220 92,242^ 130,290 164,338^ 140,374^ 98,348 74,340^ 78,300
        60,262 0,250`),
      lift: 5,
    },
  ],
  collarY: 44,
  face: makeFront,
  back: { ventY: 1000, cuffButtons: 4 },
  front: { zoom: 1.12, x: 600, y: 728 },
  detail: { zoom: 2.4, x: 640, y: 560 },
  close: { zoom: 5, x: 660, y: 860 },
});

function makeFront(s: Surface, order: Order): void {
  makeJacketFront(s, order, sleeve, {
    dart: "752,590 750,760 762,966",
    pocket: { pattern: "706,984^ 834,966^ 840,1012^ 712,1030^", rise: 3, slope: 1.4, jetted: true },
    breast: { pattern: "724,566^ 812,552^ 815,574^ 727,588^", side: 1 },
    cuffButtons: { count: 4, x: 368, y: 1012, step: 19 },
    edge: { path: "556,790 508,870 504,1000 500,1214", rise: 4.4 },
  });
  for (const [y, spread] of [
    [714, 104],
    [838, 62],
    [958, 62],
  ] as const) {
    button(s, 600 - spread, y, 13, { dye: "horn" });
    button(s, 600 + spread, y, 13, { dye: "horn" });
    if (spread < 100) buttonhole(s, 590 - spread, y, 24, false);
  }
}
