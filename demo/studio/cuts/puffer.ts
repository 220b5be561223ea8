import { sleeves } from "../making/body/sleeves.ts";
import { quilted } from "../making/tailoring/quilting.ts";

const half = `0,326 60,318 112,290^ 180,302 254,338 350,430 424,640 470,880 490,1046 472,1098^
  370,1125^ 350,1050 334,900 296,760 262,660^ 270,820 272,1000 266,1186^ 130,1198 0,1200`;
const vestHalf = `0,326 60,318 112,290^ 172,300 232,328^ 216,420 222,540 262,640^ 270,820 270,1000
  262,1176^ 130,1188 0,1190`;

/** A short down jacket with a standing collar, quilted across. */
export const puffer = quilted({
  lane: 420,
  half,
  backNeck: ["112,290^", "0,276 60,278"],
  sleeve: sleeves({ armhole: "852,336 836,430 840,540 860,652", lean: 0.21 }),
  turn: -0.006,
  arms: { left: [0.02, 0.16], right: [0.09, 0], shoulderX: 256, shoulderY: 370, elbowY: 800 },
  armpit: [262, 656],
  cuff: [
    [370, 1125],
    [472, 1098],
  ],
  hemY: 1196,
  pitch: 60,
  front: { zoom: 1.1, x: 600, y: 706 },
  detail: { zoom: 2.7, x: 630, y: 400 },
  close: { zoom: 3.9, x: 700, y: 980 },
});

/** The same without sleeves. */
export const pufferVest = quilted({
  lane: 430,
  half: vestHalf,
  backNeck: ["112,290^", "0,276 60,278"],
  sleeve: sleeves({ armhole: "832,328 816,420 822,540 862,640", lean: 0 }),
  turn: 0.008,
  arms: { left: [0, 0], right: [0, 0], shoulderX: 256, shoulderY: 370, elbowY: 800, endY: 0 },
  armpit: [262, 640],
  hemY: 1186,
  pitch: 60,
  front: { zoom: 1.18, x: 600, y: 702 },
  detail: { zoom: 2.7, x: 630, y: 400 },
  close: { zoom: 3.9, x: 700, y: 980 },
});
