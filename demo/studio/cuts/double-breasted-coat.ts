import { face, type Order } from "../garment.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { button } from "../making/sewing/button.ts";
import { jetAbove } from "../making/sewing/jetted-pocket.ts";
import { swelledEdge } from "../making/sewing/pressed-edge.ts";
import { overlap, seam, stitch } from "../making/sewing/seams.ts";
import { sewnOnBoth } from "../making/sewing/sewn-on.ts";
import { cuffOnSkirt } from "../making/tailoring/bent-sleeve.ts";
import { type ButtonPair, buttonRows } from "../making/tailoring/button-rows.ts";
import { type Draped, foldsOfBack, foldsOfFront } from "../making/tailoring/coat-folds.ts";
import { foldedCollar } from "../making/tailoring/lapels.ts";
import { setInSeams } from "../making/tailoring/set-in-seam.ts";
import { drawnByHalfBelt, halfBelt } from "../making/tailoring/tailored-back.ts";
import { coatSleeve, tailored } from "../making/tailoring/tailoring.ts";
import { knots, line, withNeck } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const half = `0,250 50,236 92,196^ 240,240^ 264,257^ 332,424 398,598 442,780 466,930
  474,1054^ 350,1092^ 306,880 272,720 244,600^ 240,800 256,1100 282,1470^ 150,1486 0,1488`;
const sleeve = sleeves({ armhole: "841,244 818,380 822,490 842,596", lean: 0.22 });
const tonal = { length: 4.4, width: 0.6 };

const rows = [694, 818, 942].map((y): ButtonPair => [y, 553, 676]);
const draped: Draped = { armpit: [244, 600], waistY: 780, hemY: 1488, fuller: -1 };

/** A long double-breasted coat with notched lapels and flap pockets. */
export const doubleBreastedCoat = tailored({
  lane: 60,
  half,
  backHalf: withNeck(half, "92,196^", "0,196 50,196"),
  sleeve,
  turn: 0.006,
  wander: 3.5,
  arms: { shoulderX: 236, shoulderY: 300, elbowY: 740, crooked: cuffOnSkirt },
  strained: [
    [676, 818],
    [553, 818],
  ],
  armpit: draped.armpit,
  cuff: [
    [350, 1092],
    [474, 1054],
  ],
  neckY: 250,
  waistY: draped.waistY,
  hemY: draped.hemY,
  edgeAtHem: 556,
  flare: 0.13,
  volume: coatSleeve,
  lining: {
    behind: "500,200^ 550,178 600,172 650,178 700,200^ 690,330 600,420 510,330",
    between: "500,254 540,206 600,196 660,206 700,254 668,420 620,560 560,652^ 530,560 520,420",
    labelY: 236,
  },
  folded: [
    {
      outline: knots(
        "566,650^ 556,560 546,440 536,340 530,306 514,268^ 430,352^ 416,372^ 446,470 520,590",
      ),
      lift: 4,
    },
    {
      outline: knots(
        "539,661^ 600,560 640,440 662,340 670,306 686,268^ 770,352^ 784,372^ 748,470 660,590",
      ),
      lift: 4,
    },
    foldedCollar(
      "0,168 60,176 98,200^ 140,250 190,312^ 158,356^ 104,318 70,306^ 78,262 62,222 0,208",
      3.5,
    ),
  ],
  collarY: 0,
  stitched: 7,
  face: makeFront,
  over: (order, hand) =>
    sewnOnBoth(order, hand, {
      pattern: "707,874^ 847,852^ 854,914^ 715,937^",
      kind: "flap",
      slack: 3,
      stitched: { ...tonal, inset: 7 },
    }),
  frontFolds: foldsOfFront(draped),
  backFolds: [...foldsOfBack(draped), ...drawnByHalfBelt(744, 44)],
  back: { ventY: 1120, drawnIn: { y: 744, height: 44, half: 118 } },
  overBack: (order, hand) => [halfBelt(order, hand, 744)],
  front: { zoom: 1.04, x: 600, y: 836 },
  detail: { zoom: 2.3, x: 640, y: 450 },
  close: { zoom: 3.7, x: 824, y: 936 },
});

function makeFront(s: Surface, order: Order): void {
  face(s, order, sleeve.grain);
  setInSeams(s, sleeve);
  for (const side of [1, -1] as const) {
    seam(s, line("760,560 764,760 780,850", side), { depth: 1, pucker: 0.4 });
    jetAbove(s, line("708,872 846,850", side));
    seam(s, line("1078,982 944,1022", side), { depth: 1.8, pucker: 0.5 });
    stitch(s, line("952,1028 1080,990", side), tonal);
    button(s, 600 + side * 372, 1038, 7, { dye: "horn" });
    button(s, 600 + side * 394, 1031, 7, { dye: "horn" });
  }
  stitch(s, line("330,1460 450,1476 600,1478 750,1476 870,1460"), tonal);
  const edge = line("553,640 520,720 517,980 530,1240 556,1492");
  overlap(s, edge, 5, 70);
  swelledEdge(s, edge, -8);
  buttonRows(s, rows, { radius: 15, dye: "horn" });
}
