import type { Cut } from "../garment.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import { laidLike, type Swings } from "../making/body/poses.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { crewBand } from "../making/knits/crew-band.ts";
import { jerseyTop } from "../making/knits/jersey-top.ts";
import { stitch } from "../making/sewing/seams.ts";
import { line } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const crew = {
  shoulder: "104,262^",
  backNeck: "0,276 54,272",
  neck: crewBand,
  trim: stitchedNeck,
};

/** Laid down with one sleeve out, or with both stroked down to the sides. */
const lies: Swings[] = [
  { left: [0.1, 0], right: [0.27, 0] },
  { left: [0.22, 0], right: [0.18, 0] },
];

/**
 * Heavy jersey laid down by its shoulders: sleeves that hang lower than they were cut drag from the armpits
 * and from one shoulder, slack lies aslant over the waist, and some is left above the hem.
 */
const folds: LongFold[] = [
  {
    path: [
      [872, 556],
      [780, 632],
      [610, 690],
    ],
    width: [22, 42],
    height: 12,
    fade: [0.2, 0.6],
    hides: 3,
  },
  {
    path: [
      [326, 562],
      [376, 690],
      [396, 890],
    ],
    width: [17, 38],
    height: 13,
    fade: [0.15, 0.5],
    hides: -4,
  },
  {
    path: [
      [366, 872],
      [510, 806],
      [690, 830],
    ],
    width: [34, 48],
    height: 9,
    fade: [0.35, 0.55],
  },
  {
    path: [
      [780, 1042],
      [764, 920],
      [690, 786],
    ],
    width: [34, 46],
    height: 11,
    fade: [0.25, 0.6],
  },
  {
    path: [
      [474, 1043],
      [482, 960],
      [526, 880],
    ],
    width: [32, 42],
    height: 8,
    fade: [0.25, 0.6],
  },
  {
    path: [
      [806, 356],
      [742, 436],
      [640, 500],
    ],
    width: [19, 34],
    height: 7.5,
    fade: [0.35, 0.6],
  },
  {
    path: [
      [398, 352],
      [446, 440],
      [540, 520],
    ],
    width: [18, 32],
    height: 8,
    fade: [0.3, 0.6],
  },
];

/** A straight crew-neck T-shirt. */
export const tShirt: Cut = (order) => shirt(laidLike(lies, order.seed, 3))(order);

const shirt = (lie: (typeof lies)[number]) =>
  jerseyTop({
    ...crew,
    lane: 110,
    half: `0,352 58,336 104,262^ 244,308^ 263,319 345,392 427,469^ 433,478 430,488^ 380,545
    329,598^ 320,604 311,600^ 277,548^ 269,640 264,730 265,860 274,980 279,1020^ 275,1030 265,1034^ 140,1041
    0,1043`,
    turn: 0.01,
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
    hemLine: "321,1032 460,1041 600,1043 740,1041 879,1032",
    hems: { body: 20, sleeve: 18 },
    front: { zoom: 1.25, x: 600, y: 650 },
    detail: { zoom: 2.8, x: 800, y: 930, aside: { slant: 0.6, swing: -0.3 } },
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

function stitchedNeck(s: Surface): void {
  stitch(s, line("484,266 496,302 538,350 600,367 662,350 704,302 716,266"), {
    length: 3,
    width: 0.5,
    offset: 4,
  });
}
