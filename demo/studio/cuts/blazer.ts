import type { Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button, buttonhole } from "../making/sewing/button.ts";
import { makeJacketFront } from "../making/tailoring/jacket-front.ts";
import { tailored } from "../making/tailoring/tailoring.ts";
import { knots, mirrored, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,290 50,276 88,240^ 160,258 232,279 282,306 316,354 344,426 394,622 430,800 454,950
  464,1077^ 350,1114^ 310,900 272,740 240,624^ 226,780 240,960 262,1190 240,1232 150,1246 40,1236 4,1170^`;
const sleeve = sleeves({ armhole: "836,284 816,400 820,510 838,616", lean: 0.22 });

/** A single-breasted blazer: long lapels, one button, rounded fronts. */
export const blazer = tailored({
  lane: 140,
  half,
  backHalf: withNeck(half, "88,240^", "0,240 50,240").replace(
    "150,1246 40,1236 4,1170^",
    "150,1246 0,1250",
  ),
  sleeve,
  turn: -0.006,
  arms: { left: [0.13, 0.16], right: [0.06, 0.04], shoulderX: 238, shoulderY: 330, elbowY: 760 },
  armpit: [240, 624],
  cuff: [
    [350, 1114],
    [464, 1077],
  ],
  neckY: 290,
  waistY: 850,
  hemY: 1248,
  flare: 0.05,
  canvas: 0.8,
  lining: {
    behind: "508,244^ 552,222 600,216 648,222 692,244^ 690,400 600,480 510,400",
    between: "516,290 544,248 600,238 656,248 684,290 664,500 596,812^ 552,500",
    labelY: 276,
  },
  folded: [
    {
      outline: knots("600,816^ 578,700 556,520 540,400 524,312^ 448,392^ 432,406^ 462,540 552,730"),
      lift: 5.5,
    },
    {
      outline: knots("592,822^ 622,700 644,520 660,400 676,312^ 752,392^ 768,406^ 738,540 650,730"),
      lift: 6,
    },
    {
      outline: mirrored(
        "0,212 58,220 92,242^ 130,290 170,348^ 142,386^ 100,352 74,342^ 78,300 60,262 0,250",
      ),
      lift: 5,
    },
  ],
  collarY: 44,
  face: makeFront,
  back: { ventY: 1010, cuffButtons: 3 },
  front: { zoom: 1.12, x: 600, y: 742 },
  detail: { zoom: 2.4, x: 640, y: 560 },
  close: { zoom: 5, x: 625, y: 860 },
});

function makeFront(s: Surface, order: Order): void {
  makeJacketFront(s, order, sleeve, {
    dart: "744,580 742,760 752,960",
    pocket: {
      pattern: "690,968^ 822,952^ 828,996^ 826,1004 696,1020^",
      rise: 3,
      slope: 1.4,
      jetted: true,
    },
    breast: { pattern: "680,572^ 776,556^ 779,578^ 683,595^", side: 1 },
    cuffButtons: { count: 3, x: 360, y: 1016, step: 20 },
    edge: { path: "598,800 594,900 592,1100 604,1180 640,1236", rise: 4.2 },
  });
  buttonhole(s, 606, 842, 22, false);
  button(s, 612, 842, 12, { dye: "horn" });
}
