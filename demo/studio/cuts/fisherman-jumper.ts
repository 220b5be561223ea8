import type { Cloth } from "../cloths/index.ts";
import type { Grain, Texture } from "../cloths/texture.ts";
import { sleeves } from "../making/body/sleeves.ts";
import type { Cable } from "../making/knits/cable.ts";
import { cabled } from "../making/knits/cabled.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";
import { rolledCollar } from "../making/knits/rolled-collar.ts";

const sleeve = sleeves({ armhole: "706,270 760,370 822,480 896,588", lean: 0.23 });
const cuff = ribbedCuff(sleeve, { at: [438, 1002], halfWidth: 62, drawn: 13, length: 76 });
const hem = ribbedHem({ wide: 294, ribbed: 268, ribsY: 1037, hemY: 1136 });
const half = `0,316 60,304 96,262^ 178,300 268,348 356,468 428,606 470,764 ${cuff.outline}
  332,780 296,590^ 294,720 294,880 ${hem}`;

/** Ribs as wide as the hem's, knitted slacker. */
const openRibs =
  ({ rib }: Cloth): Texture =>
  (s, grain, mask) => {
    const slack: Grain = (u, v) => {
      const [a, b] = grain(u, v);
      return [a * 0.76, b * 0.86];
    };
    rib(s, slack, mask);
  };

/** A heavy jumper with raglan sleeves and a short collar, cables on body and sleeves. */
export const fishermanJumper = knitted({
  lane: 180,
  half,
  backHalf: half,
  sleeve,
  turn: 0.008,
  arms: { left: [0.04, 0.03], right: [0.08, 0.22], shoulderX: 288, shoulderY: 350, elbowY: 722 },
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
      reach: 176,
      cables: [
        { x: 600, radius: 21, period: 146, twist: -1 },
        ...([-1, 1] as const).flatMap((side): Cable[] => [
          { x: 600 + side * 74, radius: 11, period: 66, twist: -1 },
          { x: 600 + side * 134, radius: 16, period: 106, twist: -1 },
        ]),
      ],
    },
    onSleeves: { x: 152, reach: 40, cables: [{ x: 152, radius: 15, period: 118 }] },
    beside: openRibs,
  }),
  front: { zoom: 1.19, x: 600, y: 688 },
  detail: { zoom: 2.2, x: 340, y: 820 },
  close: { zoom: 3.6, x: 790, y: 945 },
});
