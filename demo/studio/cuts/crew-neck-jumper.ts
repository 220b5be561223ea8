import { sleeves } from "../making/body/sleeves.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { withNeck } from "../pattern/outline.ts";

const half = `${crewFront} 172,274 230,304 306,380 380,610 434,860 470,1040 456,1072 462,1122^ 368,1146^
  350,1096 330,1072 302,880 268,740 240,622^ 236,800 240,980 242,1050 224,1080 222,1152^ 112,1162 0,1164`;

/** A plain crew-neck jumper of medium weight. */
export const crewNeckJumper = knitted({
  lane: 400,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve: sleeves({ armhole: "830,304 818,414 824,512 840,614", lean: 0.235 }),
  turn: 0.006,
  arms: { left: [0.12, 0.17], right: [0.1, -0.06], shoulderX: 240, shoulderY: 336, elbowY: 780 },
  armpit: [240, 612],
  cuff: [
    [368, 1146],
    [462, 1122],
  ],
  neckY: 280,
  ribs: { hemY: 1072, sleeve: 774 },
  room: 1.1,
  neck: (order, hand) => crewNeck(order, hand, 6.4),
  front: { zoom: 1.14, x: 600, y: 696 },
  detail: { zoom: 2.5, x: 640, y: 440 },
  close: { zoom: 4.8, x: 650, y: 350 },
});
