import { sleeves } from "../making/body/sleeves.ts";
import { buttonedCardigan } from "../making/knits/buttoned-cardigan.ts";
import { shoulderFold } from "../making/knits/cut-short.ts";

const half = `0,800^ 40,640 82,440 104,236^ 240,286^ 265,302 342,444 402,600 446,790 470,980
  468,1012 456,1030 466,1116^ 376,1140^ 364,1064 350,1042 338,930 318,790 252,622^ 258,820 276,1120 296,1360 294,1392 284,1410 287,1456 279,1471
  150,1484 0,1486`;

/** A long cardigan to the knee: a deep V, a broad ribbed front, large patch pockets. */
export const longCardigan = buttonedCardigan({
  lane: 500,
  half,
  shoulder: "104,236^",
  backNeck: "0,257 52,253",
  sleeve: sleeves({ armhole: "841,288 828,410 834,510 850,612", lean: 0.235 }),
  turn: -0.006,
  arms: { left: [0.04, 0.42], right: [0.08, 0], shoulderX: 246, shoulderY: 330, elbowY: 770 },
  armpit: [250, 618],
  cuff: [
    [376, 1140],
    [466, 1116],
  ],
  neckY: 270,
  ribs: { hemY: 1396, sleeve: 752 },
  room: 1.4,
  closedFrom: 800,
  fronts: {
    under: "498,212 520,440 560,640 592,800 598,860",
    over: "702,212 680,440 640,640 606,800 600,880 602,1200 600,1484",
    shoulder: shoulderFold([104, 236], [240, 286]),
    halfWidth: 27,
    pitch: 11,
    inside: {
      pattern: "492,238^ 544,248 600,252 656,248 708,238^ 690,460 640,680 600,840^ 560,680 510,460",
      labelY: 277,
    },
    backBand: "0,234 44,230 74,222^ 125,241^ 62,266 0,271",
    buttons: { from: 836, step: 132, radius: 14 },
  },
  pocket: {
    bag: "668,980^ 826,980^ 832,1170^ 668,1174^",
    mouth: "668,980^ 826,980^ 828,1012^ 668,1012^",
    rise: 4,
    slope: 2.6,
    edge: [2, 1.8],
  },
  front: { zoom: 1.03, x: 600, y: 842 },
  detail: { zoom: 2.2, x: 640, y: 560 },
  close: { zoom: 4.4, x: 660, y: 980 },
});
