import { sleeves } from "../making/body/sleeves.ts";
import { rolledCollar } from "../making/knits/knit-necks.ts";
import { knitted, ribbedAllOver } from "../making/knits/knitwear.ts";

const half = `0,300 60,292 96,268^ 212,306^ 233,319^ 304,456 371,604 406,745 455,1020^ 376,1046^
  328,860 284,702 252,566^ 244,740 244,880 254,1064^ 120,1074 0,1076`;
const sleeve = sleeves({ armhole: "815,309 805,396 812,484 850,564", lean: 0.25 });

/** A close-fitting fine-ribbed turtleneck with a folded collar. */
export const turtleneck = knitted({
  lane: 120,
  half,
  backHalf: half,
  sleeve,
  turn: 0.008,
  arms: { left: [0.08, 0.1], right: [0.06, -0.06], shoulderX: 246, shoulderY: 334, elbowY: 700 },
  armpit: [251, 566],
  cuff: [
    [376, 1046],
    [455, 1020],
  ],
  neckY: 300,
  ribs: { hemY: 996, sleeve: 668 },
  room: 0.6,
  stitch: ribbedAllOver(sleeve),
  neck: (order, hand) =>
    rolledCollar(order, hand, {
      throat: "512,192 520,173 558,160 600,156 642,161 680,174 688,193 676,230 600,250 524,230",
      collar: `505,206 511,184 530,180 566,188 602,191 636,187 670,180 688,185 695,206 698,250
        705,298 697,318^ 650,334 600,340 550,334 504,318^ 495,298 500,250`,
      labelY: 176,
      slump: 0.13,
      narrowing: 0.0011,
    }),
  front: { zoom: 1.21, x: 600, y: 626 },
  detail: { zoom: 2.6, x: 640, y: 400 },
  close: { zoom: 5, x: 655, y: 320 },
});
