import { mossStitch } from "../cloths/moss.ts";
import { sleeves } from "../making/body/sleeves.ts";
import type { Cable } from "../making/knits/cable.ts";
import { cabled } from "../making/knits/cabled.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";
import { rolledCollar } from "../making/knits/rolled-collar.ts";

const sleeve = sleeves({ armhole: "706,270 760,370 822,480 896,588", lean: 0.23 });
const cuff = ribbedCuff(sleeve, { at: [446, 1004], halfWidth: 67, drawn: 13, length: 76 });
const hem = ribbedHem({ wide: 294, ribbed: 268, ribsY: 1037, hemY: 1136 });
const half = `0,316 60,304 96,262^ 178,300 270,344 372,462 454,600 492,762 ${cuff.outline}
  332,780 296,590^ 294,720 294,880 ${hem}`;

/** A heavy jumper with raglan sleeves and a short collar, cables on body and sleeves. */
export const fishermanJumper = knitted({
  lane: 180,
  half,
  backHalf: half,
  sleeve,
  turn: 0.008,
  arms: { left: [0.1, 0], right: [0.1, 0.04], shoulderX: 288, shoulderY: 350, elbowY: 722 },
  armpit: [296, 590],
  cuff: cuff.end,
  neckY: 290,
  ribs: { bodyY: 1037, sleeve: cuff.ribsFrom },
  room: 1.6,
  neck: (order, hand) =>
    rolledCollar(order, hand, {
      fold: "0,280 40,275 70,258 82,246",
      foldBelow: "0,234 40,232 76,236",
      edge: "93,244 102,262 107,296 114,318 108,333 60,350 0,357",
      halfWidth: [96, 114],
      thick: 22,
      slump: 0.2,
      ribs: order.cloth.rib,
      fineness: 1.1,
    }),
  stitch: cabled({
    sleeve,
    body: {
      reach: 226,
      cables: [
        { x: 600, radius: 17, period: 112, twist: -1 },
        ...([-1, 1] as const).flatMap((side): Cable[] => [
          { x: 600 + side * 70, radius: 10, period: 60, twist: -1 },
          { x: 600 + side * 136, radius: 15, period: 96, twist: -1 },
          { x: 600 + side * 200, radius: 10, period: 60, twist: -1 },
        ]),
      ],
    },
    onSleeves: { x: 152, reach: 40, cables: [{ x: 152, radius: 15, period: 118, twist: -1 }] },
    beside: () => mossStitch(8.4, 6.4, 2.4),
  }),
  front: { zoom: 1.19, x: 600, y: 688 },
  detail: { zoom: 2.4, x: 780, y: 420 },
  close: { zoom: 2.8, x: 800, y: 960 },
});
