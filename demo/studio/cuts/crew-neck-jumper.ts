import { sleeves } from "../making/body/sleeves.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { withNeck } from "../pattern/outline.ts";

const half = `${crewFront} 232,291^ 256,306^ 330,446 401,598 438,744 466,897 457,930 470,1006^
  378,1034^ 361,992 342,963 316,831 294,701 276,562^ 273,720 275,860 275,950 259,978 258,1042^
  120,1051 0,1053`;

/** A plain crew-neck jumper of medium weight. */
export const crewNeckJumper = knitted({
  lane: 400,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve: sleeves({ armhole: "834,293 822,392 830,480 874,560", lean: 0.25 }),
  turn: 0.006,
  arms: { left: [0.09, 0.12], right: [0.06, -0.04], shoulderX: 268, shoulderY: 330, elbowY: 699 },
  armpit: [275, 562],
  cuff: [
    [378, 1034],
    [470, 1006],
  ],
  neckY: 280,
  ribs: { hemY: 971, sleeve: 684 },
  room: 1.1,
  neck: (order, hand) => crewNeck(order, hand, 5),
  front: { zoom: 1.18, x: 600, y: 650 },
  detail: { zoom: 2.5, x: 640, y: 440 },
  close: { zoom: 4.8, x: 650, y: 350 },
});
