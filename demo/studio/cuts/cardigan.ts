import { sleeves } from "../making/body/sleeves.ts";
import { buttonedCardigan } from "../making/knits/buttoned-cardigan.ts";

const half = `0,690^ 34,600 72,460 100,256^ 176,282 238,318 316,398 394,622 448,860 480,1070
  478,1106^ 368,1132^ 348,1100 310,880 276,740 248,636^ 250,800 258,1010 254,1090 246,1180^
  120,1192 0,1194`;

/** A relaxed V-neck cardigan with a ribbed front band, buttons and two pockets. */
export const cardigan = buttonedCardigan({
  lane: 160,
  half,
  shoulder: "100,256^",
  backNeck: "0,262 50,260",
  sleeve: sleeves({ armhole: "836,318 826,420 832,520 848,626", lean: 0.235 }),
  turn: 0.008,
  arms: { left: [0.1, 0.19], right: [0.12, -0.06], shoulderX: 244, shoulderY: 344, elbowY: 790 },
  armpit: [248, 630],
  cuff: [
    [368, 1132],
    [478, 1106],
  ],
  neckY: 290,
  ribs: { hemY: 1107, sleeve: 739 },
  room: 1.3,
  closedFrom: 690,
  fronts: {
    under: "506,250 528,452 566,596 596,690 600,760",
    over: "694,250 672,452 634,596 604,690 600,780 601,1000 600,1192",
    halfWidth: 21,
    pitch: 9,
    inside: {
      pattern: "498,256^ 544,226 600,218 656,226 702,256^ 684,460 640,600 600,720^ 560,600 516,460",
      band: "500,256 544,236 600,228 656,236 700,256",
      labelY: 274,
    },
    backBand: "0,226 56,230 98,246^ 112,268^ 60,284 0,286",
    buttons: { from: 716, step: 106, radius: 12 },
  },
  pocket: {
    bag: "664,880^ 800,880^ 802,1040^ 664,1044^",
    mouth: "664,880^ 800,880^ 800,902^ 664,902^",
    rise: 3.4,
    slope: 2.2,
    edge: [1.6, 1.6],
  },
  front: { zoom: 1.12, x: 600, y: 708 },
  detail: { zoom: 2.3, x: 650, y: 560 },
  close: { zoom: 4.6, x: 650, y: 860 },
});
