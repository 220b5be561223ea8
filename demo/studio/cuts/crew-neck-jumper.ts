import { sleeves } from "../making/body/sleeves.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { withNeck } from "../pattern/outline.ts";

const half = `${crewFront} 232,291^ 256,306^ 330,446 400,592 432,716 456,846 446,874 456,938^
  364,962^ 348,926 330,902 308,790 290,680 276,562^ 273,720 275,860 275,950 259,978 258,1042^
  120,1051 0,1053`;

/** A plain crew-neck jumper of medium weight. */
export const crewNeckJumper = knitted({
  lane: 400,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve: sleeves({ armhole: "834,293 822,392 830,480 874,560", lean: 0.25 }),
  turn: 0.006,
  arms: { left: [0.09, 0.12], right: [0.06, -0.04], shoulderX: 268, shoulderY: 330, elbowY: 678 },
  armpit: [275, 562],
  cuff: [
    [364, 962],
    [456, 938],
  ],
  neckY: 280,
  ribs: { hemY: 971, sleeve: 612 },
  room: 1.1,
  neck: (order, hand) => crewNeck(order, hand, 5),
  front: { zoom: 1.21, x: 600, y: 648 },
  detail: { zoom: 2.5, x: 640, y: 440 },
  close: { zoom: 4.8, x: 650, y: 350 },
});
