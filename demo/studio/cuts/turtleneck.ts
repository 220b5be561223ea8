import { sleeves } from "../making/body/sleeves.ts";
import { closeRibs, knitted, ribbedAllOver } from "../making/knits/knitwear.ts";
import { rolledCollar } from "../making/knits/rolled-collar.ts";

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
  arms: { left: [0.08, 0.1], right: [0.03, 0.42], shoulderX: 246, shoulderY: 334, elbowY: 700 },
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
      fold: "0,221 38,217 66,206",
      foldBehind: "0,195 40,195 66,198",
      edge: "81,203 91,214 96,246 101,284 94,297 52,313 0,319",
      halfWidth: [89, 99],
      thick: 14,
      slump: 0.12,
      ribs: closeRibs,
      fineness: 1.12,
    }),
  front: { zoom: 1.25, x: 600, y: 636 },
  detail: { zoom: 3.5, x: 770, y: 925 },
  close: { zoom: 4.6, x: 615, y: 290 },
});
