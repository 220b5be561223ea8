import type { Cut } from "../garment.ts";
import { denimHem, felledSeam, jeansThread, topstitch } from "../making/denim/denim-seams.ts";
import { fade, type Wash } from "../making/denim/denim-wash.ts";
import { type DrawnSkirt, skirtPulls } from "../making/denim/drawn-skirt.ts";
import {
  fivePocketBack,
  fivePocketFront,
  jeansBand,
  jeansInside,
  jeansWaist,
  uponJeans,
} from "../making/denim/five-pockets.ts";
import { barTack } from "../making/sewing/bar-tack.ts";
import { drawIntoFolds } from "../making/sewing/drawn-folds.ts";
import type { Vent } from "../making/sewing/vent.ts";
import { type SkirtStyle, sewSkirt } from "../making/skirts/sewn-skirt.ts";
import { slitEdges, turnSlit } from "../making/skirts/slit.ts";
import { rubbedLap, rubbedSeat } from "../making/trousers/rubbed.ts";
import { line, type Point } from "../pattern/outline.ts";
import type { PatternMap } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const lane = 3100;
/** Denim turns over a crest of some millimeters, in units. */
const round = 2.8;
const places: DrawnSkirt = { hip: [251, 430], hem: [280, 948] };
const drawn = skirtPulls(places);
const drawnBehind = skirtPulls({ ...places, satIn: true });
const slit: Vent = { x: 600, fromY: 716, hemY: 980, gape: 34 };

/** Its front has paled more than its back. */
const before: Wash = { worn: 0.8, rubbed: rubbedLap(430, 860, 0), seed: 0 };
const behind: Wash = { worn: 0.7, rubbed: rubbedSeat(450, 30), seed: 30 };

const style: SkirtStyle = {
  waist: jeansWaist,
  band: jeansBand,
  half: `207,212 224,280 239,352 251,430 263,560 288,960^ 150,976
    0,980`,
  hem: "0,900 270,900^ 280,948^ 150,966 0,970",
  flow: [0.02, 0.07],
  rim: 0.02,
  hemY: 980,
  folds: [
    {
      path: [
        [716, 430],
        [700, 640],
        [706, 970],
      ],
      width: [11, 28],
      height: 9,
      fade: [0.5, 0],
    },
    {
      path: [
        [470, 440],
        [492, 660],
        [480, 970],
      ],
      width: [12, 32],
      height: 10,
      fade: [0.5, 0],
    },
    {
      path: [
        [846, 470],
        [770, 500],
        [690, 486],
      ],
      width: [7, 18],
      height: 5,
      fade: [0, 0.6],
    },
    {
      path: [
        [352, 520],
        [420, 546],
        [520, 520],
      ],
      width: [7, 20],
      height: 5,
      fade: [0, 0.6],
    },
  ],
  // Behind it is smooth over the seat, and stands in folds only where it widens.
  foldsBehind: [
    {
      path: [
        [704, 620],
        [712, 800],
        [742, 974],
      ],
      width: [8, 21],
      height: 8.5,
      fade: [0.6, 0],
    },
    {
      path: [
        [468, 560],
        [452, 780],
        [424, 968],
      ],
      width: [8, 22],
      height: 9,
      fade: [0.6, 0],
    },
    {
      path: [
        [356, 560],
        [430, 584],
        [540, 566],
      ],
      width: [7, 16],
      height: 6,
      fade: [0.1, 0.6],
    },
    {
      path: [
        [846, 470],
        [780, 510],
        [690, 520],
      ],
      width: [7, 16],
      height: 6,
      fade: [0.1, 0.6],
    },
  ],
  zoom: 1.62,
  slit,
  detail: { zoom: 2.6, x: 620, y: 816, aside: { slant: 0.62, swing: -0.3 } },
  close: { zoom: 4.9, x: 474, y: 272, aside: { slant: 0.7, swing: 0.34 } },
  upon: (order, pose, view) => uponJeans(order, pose, view, behind),
  inside: jeansInside,
  makeFront: (s, _edge, rise) => {
    fade(s, laidIn(rise), before);
    fivePocketFront(s, before.worn);
    const [left, right] = slitEdges(slit);
    // Its strip goes on as the doubled edge of the slit: ended above, it would be a tongue.
    middleSeam(s, [...middle(396, slit.fromY), ...right]);
    sewHem(s);
    turnSlit(s, slit, 12);
    topstitch(s, left, 12);
    barTack(s, 600, slit.fromY + 2, 13, jeansThread);
    drawIntoFolds(s, drawn, { seed: before.seed + lane, round });
  },
  makeBack: (s, _edge, rise) => {
    fade(s, laidIn(rise), behind);
    fivePocketBack(s, 0.6);
    middleSeam(s, middle(200, 980));
    sewHem(s);
    drawIntoFolds(s, drawnBehind, { seed: behind.seed + lane, round });
  },
};

/** A denim skirt to the knee with five pockets and a slit in front. */
export const denimSkirt: Cut = (order) => sewSkirt(order, style, lane);

/** Most folds of a skirt come of laying it down: wearing has rubbed them little. */
function laidIn(rise: PatternMap): PatternMap {
  return (u, v) => 0.3 * rise(u, v);
}

/** The middle line, from the height `start` (below the fly, or at the waist) to `end`. */
function middle(start: number, end: number): Point[] {
  return line(`600,${start} 600,${(start + end) / 2} 600,${end}`);
}

function middleSeam(s: Surface, path: Point[]): void {
  felledSeam(s, path, { side: -1, worn: 0.7, pucker: 1.2 });
}

function sewHem(s: Surface): void {
  denimHem(s, line("310,960 450,976 600,980 750,976 890,960"), 0.7);
}
