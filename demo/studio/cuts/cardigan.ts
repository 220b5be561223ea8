import { sleeves } from "../making/body/sleeves.ts";
import { buttonedCardigan } from "../making/knits/buttoned-cardigan.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";

const sleeve = sleeves({ armhole: "839,306 826,420 832,520 852,618", lean: 0.235 });
const cuff = ribbedCuff(sleeve, { at: [408, 966], halfWidth: 55, drawn: 15, length: 88, full: 5 });
const hem = ribbedHem({ wide: 256, ribbed: 232, ribsY: 1019, hemY: 1093, full: 8 });
const half = `0,669^ 34,594 72,460 100,256^ 238,304^ 258,312 292,344 352,452 414,602 446,766 ${cuff.outline} 300,786 252,620^ 252,762 254,860 ${hem}`;

/** A relaxed V-neck cardigan with a ribbed front band, buttons and two pockets. */
export const cardigan = buttonedCardigan({
  lane: 160,
  half,
  shoulder: "100,256^",
  backNeck: "0,271 50,267",
  sleeve,
  turn: 0.008,
  arms: { left: [0.05, -0.04], right: [0.05, 0.26], shoulderX: 244, shoulderY: 344, elbowY: 753 },
  armpit: [252, 620],
  cuff: cuff.end,
  neckY: 290,
  ribs: { bodyY: 1019, sleeve: cuff.ribsFrom },
  room: 1.3,
  relaxed: true,
  closedFrom: 669,
  fronts: {
    under: "501,206 528,452 566,590 596,669 600,728",
    over: "699,206 672,452 634,590 604,669 600,745 601,930 600,1091",
    halfWidth: 21,
    pitch: 8.4,
    inside: {
      pattern: "498,256^ 544,266 600,270 656,266 702,256^ 684,460 640,594 600,694^ 560,594 516,460",
      labelY: 305,
    },
    backBand: "0,246 40,242 74,232^ 115,257^ 60,284 0,290",
    buttons: { from: 691, step: 89, radius: 12 },
  },
  pockets: { pattern: "664,829^ 798,829^ 799,965^ 664,965^", ribs: 24 },
  front: { zoom: 1.14, x: 600, y: 666 },
  detail: { zoom: 2.7, x: 640, y: 480 },
  close: { zoom: 4.6, x: 640, y: 834 },
});
