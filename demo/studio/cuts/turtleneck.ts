import { sleeves } from "../making/body/sleeves.ts";
import { rolledCollar } from "../making/knits/knit-necks.ts";
import { knitted, ribbedAllOver } from "../making/knits/knitwear.ts";

const half = `0,300 60,292 96,268^ 164,290 222,318 292,386 362,600 412,860 446,1096^ 360,1122^
  318,880 268,720 232,616^ 224,800 228,960 240,1160^ 120,1170 0,1172`;
const sleeve = sleeves({ armhole: "822,318 812,410 818,510 832,606", lean: 0.235 });

/** A close-fitting fine-ribbed turtleneck with a folded collar. */
export const turtleneck = knitted({
  lane: 120,
  half,
  backHalf: half,
  sleeve,
  turn: 0.008,
  arms: { left: [0.13, 0.15], right: [0.1, -0.1], shoulderX: 232, shoulderY: 336, elbowY: 780 },
  armpit: [232, 606],
  cuff: [
    [360, 1122],
    [446, 1096],
  ],
  neckY: 300,
  ribs: { hemY: 1093, sleeve: 743 },
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
  front: { zoom: 1.16, x: 600, y: 664 },
  detail: { zoom: 2.6, x: 640, y: 400 },
  close: { zoom: 5, x: 655, y: 320 },
});
