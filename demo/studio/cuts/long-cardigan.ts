import { sleeves } from "../making/body/sleeves.ts";
import { buttonedCardigan } from "../making/knits/buttoned-cardigan.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";
import { fishermansRib } from "../making/knits/stitches.ts";

const sleeve = sleeves({ armhole: "837,300 826,412 832,510 850,612", lean: 0.235 });
const cuff = ribbedCuff(sleeve, { at: [414, 1022], halfWidth: 54, drawn: 14, length: 100 });
const hem = ribbedHem({ wide: 284, ribbed: 268, ribsY: 1396, hemY: 1486 });
const half = `0,800^ 40,640 82,440 104,236^ 236,298^ 252,312 290,374 342,488 396,632 436,796
  ${cuff.outline} 302,800 252,622^ 258,820 270,1080 ${hem}`;

/** A long cardigan to the knee: a deep V, a broad ribbed front, large patch pockets. */
export const longCardigan = buttonedCardigan({
  lane: 500,
  half,
  shoulder: "104,236^",
  backNeck: "0,257 52,253",
  sleeve,
  turn: -0.006,
  arms: { left: [0.1, 0.05], right: [0.09, 0], shoulderX: 246, shoulderY: 330, elbowY: 770 },
  armpit: [250, 618],
  cuff: cuff.end,
  neckY: 270,
  ribs: { bodyY: 1396, sleeve: cuff.ribsFrom },
  room: 1.4,
  closedFrom: 800,
  stitch: fishermansRib(sleeve),
  fronts: {
    under: "495,182 520,440 560,640 592,800 598,860",
    over: "705,182 680,440 640,640 606,800 600,880 602,1200 600,1484",
    halfWidth: 27,
    pitch: 11,
    inside: {
      pattern: "492,238^ 544,248 600,252 656,248 708,238^ 690,460 640,680 600,840^ 560,680 510,460",
      labelY: 294,
    },
    backBand: "0,227 44,223 77,214^ 126,241^ 64,271 0,278",
    buttons: { from: 836, step: 132, radius: 14 },
  },
  pockets: {
    pattern: "667,980^ 823,980^ 830,1078 828,1150 819,1172^ 744,1178 673,1173^ 663,1150 661,1078",
    ribs: 34,
  },
  front: { zoom: 1.03, x: 600, y: 842 },
  detail: { zoom: 2.2, x: 629, y: 552 },
  close: { zoom: 4.4, x: 660, y: 980 },
});
