import { sleeves } from "../making/body/sleeves.ts";
import { crewBack, crewFront, crewNeck } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedHem } from "../making/knits/ribbed-ends.ts";
import { withNeck } from "../pattern/outline.ts";

const hem = ribbedHem({ wide: 268, ribbed: 250, ribsY: 944, hemY: 1004, full: 6 });
const half = `${crewFront} 240,297^ 268,310 350,382 428,455^ 437,465 433,477^ 400,540
  372,601^ 364,610 352,606^ 276,556^ 270,680 268,800 ${hem}`;
const sleeve = sleeves({ armhole: "842,299 830,390 836,480 874,556", lean: 1.02 });

/** A short-sleeved crew-neck of fine knit, ribbed at neck, hem and sleeves. */
export const knitTee = knitted({
  lane: 2850,
  half,
  backHalf: withNeck(half, "112,252^", crewBack),
  sleeve,
  turn: 0.006,
  arms: { left: [0.1, 0], right: [0.03, 0], shoulderX: 278, shoulderY: 330, elbowY: 900 },
  armpit: [275, 556],
  cuff: [
    [364, 612],
    [438, 464],
  ],
  neckY: 280,
  ribs: { bodyY: 944, sleeve: 218 },
  room: 0.7,
  stroked: true,
  relaxed: true,
  neck: (order, hand) => crewNeck(order, hand, 9),
  front: { zoom: 1.22, x: 600, y: 630 },
  detail: { zoom: 2.1, x: 850, y: 610 },
  close: { zoom: 2.6, x: 850, y: 470 },
});
