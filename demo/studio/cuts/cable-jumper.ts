import { mossStitch } from "../cloths/moss.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { cabled } from "../making/knits/cabled.ts";
import { crewBack, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";
import { withNeck } from "../pattern/outline.ts";

const sleeve = sleeves({ armhole: "842,296 830,400 838,492 890,576", lean: 0.25 });
const cuff = ribbedCuff(sleeve, { at: [440, 996], halfWidth: 60, drawn: 13, length: 78 });
const hem = ribbedHem({ wide: 292, ribbed: 266, ribsY: 1037, hemY: 1130 });
const half = `0,346 60,326 112,252^ 240,293^ 264,304 298,340 360,448 430,592 468,760 ${cuff.outline}
  333,780 292,578^ 290,720 291,880 ${hem}`;

/** A roomy crew-neck jumper with cables down the front. */
export const cableJumper = knitted({
  lane: 10,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve,
  turn: -0.01,
  arms: { left: [0.05, -0.04], right: [0.01, 0.06], shoulderX: 284, shoulderY: 330, elbowY: 719 },
  armpit: [291, 576],
  cuff: cuff.end,
  neckY: 280,
  ribs: { bodyY: 1037, sleeve: cuff.ribsFrom },
  room: 1.55,
  neck: (order, hand) => crewNeck(order, hand, 9.5),
  stitch: cabled({
    sleeve,
    body: {
      reach: 202,
      cables: [
        { x: 568, radius: 17, period: 112, twist: -1 },
        { x: 632, radius: 17, period: 112, twist: -1 },
        { x: 503, radius: 13, period: 84, twist: -1 },
        { x: 697, radius: 13, period: 84, twist: -1 },
        { x: 434, radius: 17, period: 112, twist: -1 },
        { x: 766, radius: 17, period: 112, twist: -1 },
      ],
    },
    onSleeves: { x: 20, reach: 42, cables: [{ x: 20, radius: 16, period: 104, twist: -1 }] },
    beside: () => mossStitch(8.4, 6.4, 2.4),
  }),
  front: { zoom: 1.14, x: 600, y: 686 },
  detail: { zoom: 2.3, x: 760, y: 470 },
  close: { zoom: 2.6, x: 300, y: 940 },
});
