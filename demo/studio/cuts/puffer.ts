import { sleeves } from "../making/body/sleeves.ts";
import { quilted } from "../making/tailoring/quilting.ts";

const half = `0,326 60,318 112,290^ 196,300 282,336 384,448 462,640 510,860 536,1000 530,1046
  508,1084^ 412,1112^ 390,1072 376,1000 362,890 336,766 304,660^ 314,800 320,980 322,1090 302,1150^
  160,1164 0,1168`;

/** A short down jacket with a standing collar, quilted across. */
export const puffer = quilted({
  lane: 420,
  half,
  backNeck: ["112,290^", "0,276 60,278"],
  sleeve: sleeves({ armhole: "880,336 864,430 868,540 902,652", lean: 0.22 }),
  turn: -0.006,
  arms: { left: [0.02, 0.16], right: [0.09, 0], shoulderX: 284, shoulderY: 368, elbowY: 780 },
  armpit: [304, 656],
  cuff: [
    [412, 1112],
    [508, 1084],
  ],
  hemY: 1164,
  pitch: 112,
  front: { zoom: 1.08, x: 600, y: 704 },
  // A sleeve's head beside the front.
  detail: { zoom: 2.3, x: 800, y: 480 },
  // Half of the front with its collar; cuffs and hem end in a wall.
  close: { zoom: 1.9, x: 700, y: 560 },
});
