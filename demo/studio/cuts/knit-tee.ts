import type { LongFold } from "../making/body/long-folds.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";
import { withNeck } from "../pattern/outline.ts";

const hem = ribbedHem({ wide: 268, ribbed: 250, ribsY: 944, hemY: 1004, full: 7 });
const sleeve = sleeves({ armhole: "842,299 830,390 836,474 874,550", lean: 0.8 });
const cuff = ribbedCuff(sleeve, {
  at: [342, 526],
  halfWidth: 84,
  drawn: 8,
  length: 40,
  above: 10,
});
const half = `${crewFront} 240,297^ 262,309 306,350 ${cuff.outline} 276,550^ 270,640 262,740 265,840 ${hem}`;

/** Fine knit laid down by its shoulders: its sleeves drag at both armpits, and slack lies aslant over the belly. */
const folds: LongFold[] = [
  {
    path: [
      [868, 562],
      [780, 626],
      [640, 658],
    ],
    width: [15, 31],
    height: 13,
    fade: [0.15, 0.55],
    hides: 3,
  },
  {
    path: [
      [330, 566],
      [380, 690],
      [398, 850],
    ],
    width: [14, 31],
    height: 14,
    fade: [0.12, 0.5],
    hides: -4,
  },
  {
    path: [
      [352, 836],
      [500, 786],
      [680, 808],
    ],
    width: [34, 46],
    height: 10,
    fade: [0.4, 0.55],
  },
  {
    path: [
      [400, 366],
      [462, 446],
      [552, 520],
    ],
    width: [16, 28],
    height: 9,
    fade: [0.3, 0.55],
  },
  {
    path: [
      [780, 912],
      [766, 836],
      [696, 740],
    ],
    width: [26, 38],
    height: 12,
    fade: [0.45, 0.5],
  },
  {
    path: [
      [812, 372],
      [748, 446],
      [668, 488],
    ],
    width: [16, 28],
    height: 8,
    fade: [0.35, 0.55],
  },
];

/** A short-sleeved crew-neck of fine knit, ribbed at neck, hem and sleeves. */
export const knitTee = knitted({
  lane: 2850,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve,
  turn: 0.022,
  arms: { left: [0.34, 0], right: [0.06, 0], shoulderX: 278, shoulderY: 330, elbowY: 900 },
  armpit: [275, 550],
  cuff: cuff.end,
  neckY: 280,
  ribs: { bodyY: 944, sleeve: cuff.ribsFrom },
  room: 0.7,
  stroked: true,
  relaxed: true,
  folds,
  neck: (order, hand) => crewNeck(order, hand, 9),
  front: { zoom: 1.34, x: 600, y: 630 },
  detail: { zoom: 3, x: 810, y: 560 },
  close: { zoom: 2.6, x: 850, y: 470 },
});
