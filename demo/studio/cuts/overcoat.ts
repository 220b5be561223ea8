import { face, type Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button } from "../making/sewing/button.ts";
import { swelledEdge } from "../making/sewing/pressed-edge.ts";
import { overlap, stitch } from "../making/sewing/seams.ts";
import { type SewnOn, sewnOnBoth } from "../making/sewing/sewn-on.ts";
import { cuffOnSkirt } from "../making/tailoring/bent-sleeve.ts";
import { type ButtonPair, buttonRows } from "../making/tailoring/button-rows.ts";
import { type Draped, foldsOfBack, foldsOfFront } from "../making/tailoring/coat-folds.ts";
import { foldedCollar } from "../making/tailoring/lapels.ts";
import { setInSeams } from "../making/tailoring/set-in-seam.ts";
import { drawnByHalfBelt, halfBelt } from "../making/tailoring/tailored-back.ts";
import { coatSleeve, tailored } from "../making/tailoring/tailoring.ts";
import { knots, line, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,250 50,236 92,196^ 258,243^ 282,260^ 350,430 414,606 456,790 480,940
  488,1072^ 358,1112^ 322,890 290,740 262,610^ 262,800 270,1100 284,1478^ 150,1494 0,1496`;
const sleeve = sleeves({ armhole: "859,247 832,380 838,500 860,606", lean: 0.21 });
const tonal = { length: 4.4, width: 0.6 };
const sides = [1, -1] as const;
const edged = { off: 14, stitched: { ...tonal, inset: 7 } };
const bag: SewnOn = {
  ...edged,
  pattern: "700,966^ 840,966^ 844,1152^ 700,1152^",
  kind: "pocket",
  slack: 2.5,
};
const flap: SewnOn = {
  ...edged,
  pattern: "694,942^ 846,942^ 849,1002^ 693,1002^",
  kind: "flap",
  slack: 3,
};

const rows = [698, 798, 898].map((y): ButtonPair => [y, 552, 686]);
const draped: Draped = { armpit: [262, 610], waistY: 800, hemY: 1496, fuller: 1 };

/** A long, straight double-breasted overcoat: broad peaked lapels and patch pockets with flaps. */
export const overcoat = tailored({
  lane: 190,
  half,
  backHalf: withNeck(half, "92,196^", "0,196 50,196"),
  sleeve,
  turn: -0.005,
  arms: { shoulderX: 250, shoulderY: 306, elbowY: 760, crooked: cuffOnSkirt },
  strained: [
    [686, 798],
    [552, 798],
  ],
  armpit: draped.armpit,
  cuff: [
    [358, 1112],
    [488, 1072],
  ],
  neckY: 250,
  waistY: draped.waistY,
  hemY: draped.hemY,
  edgeAtHem: 542,
  flare: 0.11,
  volume: coatSleeve,
  lining: {
    behind: "504,200^ 550,178 600,172 650,178 696,200^ 690,360 600,500 510,360",
    between: "500,254 542,206 600,196 658,206 700,254 668,400 622,540 568,622^ 532,520 518,400",
    labelY: 236,
  },
  folded: [
    {
      outline: knots(
        "572,622^ 556,520 542,420 534,340 528,298 514,262^ 446,314^ 396,306^ 426,420 510,560",
      ),
      lift: 4,
    },
    {
      outline:
        knots(`522,681^ 562,613 604,540 640,430 664,340 680,262^ 754,314^ 804,306^ 774,420 672,570
        588,642`),
      lift: 4,
      buttonhole: [768, 330],
    },
    foldedCollar(
      "0,166 60,174 96,198^ 134,246 168,296^ 146,326^ 102,306 72,298^ 78,258 62,220 0,206",
      3.5,
    ),
  ],
  collarY: 0,
  stitched: 7,
  softEdged: true,
  face: makeFront,
  over: (order, hand) => [bag, flap].flatMap((part) => sewnOnBoth(order, hand, part)),
  frontFolds: foldsOfFront(draped),
  backFolds: [...foldsOfBack(draped), ...drawnByHalfBelt(766, 56)],
  back: { ventY: 1140, drawnIn: { y: 766, height: 56, half: 118 } },
  overBack: (order, hand) => [halfBelt(order, hand, 766, { height: 56, slackness: 15 })],
  front: { zoom: 1.03, x: 600, y: 838 },
  detail: { zoom: 2.3, x: 650, y: 366 },
  close: { zoom: 3.8, x: 778, y: 1010 },
});

function makeFront(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  setInSeams(s, sleeve);
  for (const side of sides) {
    for (let i = 0; i < 3; i++) {
      button(s, 600 + side * (374 + i * 5), 1020 + i * 22, 6.5, { dye: "horn" });
    }
  }
  stitch(s, line("330,1468 470,1482 600,1484 730,1482 870,1468"), tonal);
  const edge = line("534,660 515,740 513,960 522,1230 542,1500");
  overlap(s, edge, 5, 60);
  swelledEdge(s, edge, -8);
  buttonRows(s, rows, { radius: 16, dye: "horn" });
}
