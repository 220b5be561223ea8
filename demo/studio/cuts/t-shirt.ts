import type { Cut } from "../garment.ts";
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
  { left: [0.02, 0], right: [0.2, 0] },
  { left: [0.15, 0], right: [0.17, 0] },
];

/** A straight crew-neck T-shirt. */
export const tShirt: Cut = (order) => shirt(laidLike(lies, order.seed, 3))(order);

const shirt = (lie: (typeof lies)[number]) =>
  jerseyTop({
    ...crew,
    lane: 110,
    half: `0,352 58,336 104,262^ 244,308^ 264,320^ 355,389 442,461^ 451,471 447,482^ 407,542
    369,605^ 360,614 348,609^ 282,556^ 278,720 277,880 281,1020^ 277,1030 267,1034^ 140,1041 0,1043`,
    turn: 0.01,
    arms: { ...lie, shoulderX: 270, shoulderY: 330, elbowY: 900 },
    sleeve: sleeves({ armhole: "850,310 838,400 846,486 880,556", lean: 1 }),
    sleeveEnd: [
      [360, 617],
      [452, 470],
    ],
    armpit: [281, 556],
    hemLine: "319,1032 460,1041 600,1043 740,1041 881,1032",
    front: { zoom: 1.21, x: 600, y: 650 },
    detail: { zoom: 2.6, x: 846, y: 430 },
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
