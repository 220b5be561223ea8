import { ribbing } from "../cloths/knitted.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { rolledCollar } from "../making/knits/rolled-collar.ts";
import { ribbedAllOver } from "../making/knits/stitches.ts";

const half = `0,300 60,292 96,268^ 212,306^ 230,317 262,348 314,452 384,600 417,742 455,1020^ 376,1046^
  328,860 284,702 252,566^ 244,740 245,880 250,1000 252,1044 249,1058 240,1067 226,1070 120,1075 0,1076`;
const sleeve = sleeves({ armhole: "815,309 805,396 812,484 850,564", lean: 0.25 });

/** Slacker than the body's. */
const collarRibs = ribbing(9, 2.6, 2);

/** A close-fitting fine-ribbed turtleneck with a folded collar. */
export const turtleneck = knitted({
  lane: 120,
  half,
  backHalf: half,
  sleeve,
  turn: 0.008,
  arms: { left: [0.05, 0], right: [0.02, 0.1], shoulderX: 246, shoulderY: 334, elbowY: 700 },
  armpit: [251, 566],
  cuff: [
    [376, 1046],
    [455, 1020],
  ],
  neckY: 300,
  // Ribbed all over it runs out into its ends: nothing there draws it in.
  ribs: { bodyY: 1140, sleeve: 830 },
  room: 1.2,
  stitch: ribbedAllOver(sleeve, { bodyY: 1046, sleeve: 736 }),
  neck: (order, hand) =>
    rolledCollar(order, hand, {
      fold: "0,232 34,228 62,212 74,200",
      foldBelow: "0,188 36,186 70,188",
      edge: "84,193 92,206 97,244 108,284 104,300 60,319 0,327",
      halfWidth: [84, 108],
      thick: 17,
      slump: 0.34,
      ribs: collarRibs,
      fineness: 1,
    }),
  front: { zoom: 1.25, x: 600, y: 636 },
  detail: { zoom: 2.3, x: 850, y: 760 },
  close: { zoom: 4.6, x: 615, y: 290 },
});
