import { ribbing } from "../cloths/knitted.ts";
import { type Cuff, sleeves } from "../making/body/sleeves.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedAllOver } from "../making/knits/ribbed-all-over.ts";
import { rolledCollar } from "../making/knits/rolled-collar.ts";
import { line } from "../pattern/outline.ts";

const half = `0,300 60,292 96,268^ 212,306^ 232,316 272,348 336,450 408,596 438,742 468,1018^ 374,1048^
  320,860 280,702 252,566^ 243,660 236,770 239,890 246,1000 249,1036 245,1054 234,1065 218,1071 120,1075 0,1076`;
const sleeve = sleeves({ armhole: "815,309 805,396 812,484 850,564", lean: 0.25 });
const cuff: Cuff = [
  [374, 1048],
  [468, 1018],
];

/** Slacker than the body's. */
const collarRibs = ribbing(9, 2.6, 2);

/** A close-fitting ribbed turtleneck with a folded collar. */
export const turtleneck = knitted({
  lane: 120,
  half,
  backHalf: half,
  sleeve,
  turn: 0.008,
  arms: { left: [0.08, 0.02], right: [0.05, 0.1], shoulderX: 246, shoulderY: 334, elbowY: 700 },
  armpit: [251, 566],
  cuff,
  neckY: 300,
  // Ribbed all over it runs out into its ends: nothing there draws it in.
  ribs: { bodyY: 1140, sleeve: 830 },
  room: 1.2,
  relaxed: true,
  stitch: ribbedAllOver(sleeve, {
    hem: line("351,1071 480,1075 600,1076 720,1075 849,1071"),
    cuff,
  }),
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
      bound: 9,
      behind: {
        edge: "83,203 91,218 99,250 111,288 105,306 62,322 0,330",
        higher: 0.3,
        slack: 6,
      },
    }),
  front: { zoom: 1.25, x: 600, y: 636 },
  detail: { zoom: 2.1, x: 800, y: 350 },
  close: { zoom: 4.6, x: 615, y: 290 },
});
