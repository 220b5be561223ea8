import type { Cut } from "../garment.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import { laidLike, type Swings } from "../making/body/poses.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { crewBand } from "../making/knits/crew-band.ts";
import { jerseyTop } from "../making/knits/jersey-top.ts";
import { seam, stitch } from "../making/sewing/seams.ts";
import { line } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const crew = {
  shoulder: "104,262^",
  backNeck: "0,276 54,272",
  neck: crewBand,
  trim: stitchedNeck,
};

/** Laid down with one sleeve out and the other stroked down to the side, or the other way round. */
const lies: Swings[] = [
  { left: [0.04, 0], right: [0.33, 0] },
  { left: [0.33, 0], right: [0.08, 0] },
];

/**
 * Heavy jersey laid down by its shoulders: the sleeve that hangs lower than it was cut drags a long fold from
 * its armpit, slack lies aslant over the waist, and the hem, laid down unevenly, sends waves up.
 */
const folds: LongFold[] = [
  {
    path: [
      [872, 556],
      [760, 650],
      [560, 760],
    ],
    width: [18, 40],
    height: 15,
    fade: [0.3, 0.6],
    hides: 3,
  },
  {
    path: [
      [326, 562],
      [384, 690],
      [420, 910],
    ],
    width: [16, 36],
    height: 17,
    fade: [0.12, 0.5],
    hides: -5,
  },
  {
    path: [
      [330, 872],
      [480, 842],
      [660, 900],
    ],
    width: [34, 46],
    height: 9,
    fade: [0.35, 0.55],
  },
  {
    path: [
      [782, 1044],
      [768, 920],
      [700, 770],
    ],
    width: [26, 44],
    height: 13,
    fade: [0.36, 0.5],
    hides: -4,
  },
  {
    path: [
      [486, 1044],
      [496, 960],
      [548, 850],
    ],
    width: [30, 42],
    height: 9,
    fade: [0.36, 0.5],
  },
  {
    path: [
      [770, 456],
      [720, 500],
      [600, 556],
    ],
    width: [18, 32],
    height: 7,
    fade: [0.4, 0.55],
  },
  {
    path: [
      [392, 408],
      [452, 482],
      [560, 572],
    ],
    width: [15, 32],
    height: 8,
    fade: [0.25, 0.6],
  },
];

/** A straight crew-neck T-shirt. */
export const tShirt: Cut = (order) => shirt(laidLike(lies, order.seed, 3))(order);

const shirt = (lie: (typeof lies)[number]) =>
  jerseyTop({
    ...crew,
    lane: 110,
    half: `0,352 58,336 104,262^ 244,308^ 263,319 345,392 427,469^ 433,478 430,488^ 380,545
    329,598^ 320,604 311,600^ 277,548^ 271,640 267,730 266,860 268,980 271,1022^ 267,1032 257,1036^ 140,1042
    0,1043`,
    turn: -0.03,
    arms: { ...lie, shoulderX: 270, shoulderY: 330, elbowY: 900 },
    sleeve: sleeves({ armhole: "850,310 838,394 845,478 877,548", lean: 0.8 }),
    sleeveEnd: [
      [320, 606],
      [435, 476],
    ],
    armpit: [277, 548],
    volume: { loft: 0.2, height: 9 },
    padded: false,
    folds: { laid: folds, hanging: 0.2 },
    hemLine: "329,1034 460,1042 600,1043 740,1042 871,1034",
    shoulderSeam: { neck: 8, arm: 15 },
    hems: { body: 22, sleeve: 20 },
    front: { zoom: 1.4, x: 600, y: 652 },
    detail: { zoom: 2.1, x: 740, y: 430, aside: { slant: 0.5, swing: 0.25 } },
    close: { zoom: 2.8, x: 330, y: 520 },
  });

/** The same neck on a closer body with long sleeves. */
export const longSleeveTee = jerseyTop({
  ...crew,
  neck: (order, hand) => crewBand(order, hand, "second"),
  lane: 2500,
  half: `0,352 58,336 104,262^ 220,300^ 243,312^ 328,446 406,596 438,744 466,994^ 376,1024^ 324,850
    286,695 264,562^ 258,740 258,880 263,1024 256,1035 140,1043 0,1045`,
  turn: -0.006,
  arms: { left: [0.12, 0], right: [0.1, 0.1], shoulderX: 256, shoulderY: 330, elbowY: 691 },
  sleeve: sleeves({ armhole: "823,302 812,390 820,480 862,560", lean: 0.26 }),
  sleeveEnd: [
    [376, 1024],
    [466, 994],
  ],
  armpit: [263, 562],
  hemLine: "337,1034 460,1043 600,1045 740,1043 863,1034",
  front: { zoom: 1.23, x: 600, y: 654 },
  detail: { zoom: 2.2, x: 770, y: 480 },
  close: { zoom: 3.2, x: 850, y: 915 },
});

/** Where the band ends upon the body, from left to right. */
const bandEdge = line("491,262 496,304 535,352 600,372 665,352 704,304 709,262");

/** The body is sewn to the band in a ditch, and its seam is topstitched beside that. */
function stitchedNeck(s: Surface): void {
  seam(s, bandEdge, { depth: 3, pucker: 1.2, crack: 0.24 });
  for (const offset of [-5, -8]) stitch(s, bandEdge, { length: 3, width: 0.5, offset });
}
