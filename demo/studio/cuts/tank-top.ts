import { ribbing } from "../cloths/knitted.ts";
import type { Texture } from "../cloths/texture.ts";
import { straight } from "../cloths/woven.ts";
import { bell } from "../fields/scalar.ts";
import type { Order } from "../garment.ts";
import { insideNape } from "../making/body/inside-nape.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import type { Neckline } from "../making/body/upper-garment.ts";
import { shoulderFold, sideSeam } from "../making/knits/cut-short.ts";
import { jerseyTop } from "../making/knits/jersey-top.ts";
import { ribbedEdge } from "../making/knits/knit-necks.ts";
import { drawnByHand } from "../making/knits/stitches.ts";
import { seam } from "../making/sewing/seams.ts";
import { line, type Point } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const shoulder = shoulderFold([106, 238], [160, 252]);
/** In the line of the body's own side: cut upright, a binding ends in a notch above it. */
const sides = sideSeam(238.5, { y: 520, lean: 0.19 });
/** Where neck and armholes are bound, a little inside the edge; the armhole on the right. */
const frontNeck = "492,214 501,310 533,381 600,403 667,381 699,310 708,214";
const backNeck = "492,214 509,286 540,323 600,336 660,323 691,286 708,214";
const armhole = "758,226 761,330 775,424 801,488 846,528";

/** A close rib laid down by its straps: slack runs from under an arm across the waist, and hangs to the hem. */
const folds: LongFold[] = [
  {
    path: [
      [824, 560],
      [740, 640],
      [560, 700],
    ],
    width: [16, 36],
    height: 12,
    fade: [0.3, 0.55],
    hides: 3,
  },
  {
    path: [
      [376, 560],
      [410, 690],
      [430, 880],
    ],
    width: [20, 34],
    height: 9,
    fade: [0.3, 0.5],
  },
  {
    path: [
      [384, 800],
      [520, 760],
      [680, 790],
    ],
    width: [34, 44],
    height: 6,
    fade: [0.35, 0.55],
  },
  {
    path: [
      [756, 1010],
      [744, 900],
      [690, 790],
    ],
    width: [24, 40],
    height: 12,
    fade: [0.36, 0.5],
  },
  {
    path: [
      [740, 300],
      [712, 410],
      [640, 500],
    ],
    width: [16, 30],
    height: 8,
    fade: [0.4, 0.55],
  },
];

/** A ribbed tank top with bound neck and armholes. */
export const tankTop = jerseyTop({
  lane: 2600,
  half: `0,400 66,378 98,310 106,238^ 160,252^ 163,330 177,424 203,486 238,520^ 220,630 211,740 217,860
    231,990^ 230,1003 220,1009^ 116,1015 0,1017`,
  shoulder: "106,238^",
  backNeck: "0,333 60,320 91,283",
  turn: -0.035,
  wander: 13,
  wanderBehind: 16,
  volume: { loft: 0.14, height: 7 },
  folds: { laid: folds, hanging: 0.2 },
  hems: { body: 20, sleeve: 0 },
  arms: { left: [0, 0], right: [0, 0], shoulderX: 240, shoulderY: 330, elbowY: 900, endY: 0 },
  armpit: [238, 520],
  hemLine: "370,1006 480,1015 600,1017 720,1015 830,1006",
  neck: bound,
  finish: (s) => {
    ribs(s, straight);
    for (const side of [1, -1] as const) {
      shadeBeside(s, line(armhole, side));
      seam(s, line("702,252 731,258 762,265", side), { depth: 2.4, pucker: 0.6, crack: 0.2 });
    }
  },
  front: { zoom: 1.38, x: 600, y: 634 },
  detail: { zoom: 2.6, x: 780, y: 520 },
  close: { zoom: 4, x: 806, y: 440, aside: { aperture: 0.06 } },
});

/** How high the back swells in the neck, in units: higher, it bears the front's binding off the front. */
const napeHeight = 2;

/** Half the width of a binding, in units. */
const bindingHalf = 9.5;

/** The ditch in which the ribs go in under a binding: where the lamp throws no shade it parts the two. */
function shadeBeside(s: Surface, path: Point[]): void {
  s.along(path, bindingHalf + 6, (k, d) => {
    s.tone(k, 1 - 0.3 * bell(Math.abs(d) - bindingHalf - 0.4, 2));
  });
}

/** Neck and armholes bound with a strip of the same rib, that lies across its edge. */
function bound(order: Order, hand: Pose): Neckline {
  const binding = (path: Point[], lane: number): Piece =>
    ribbedEdge(order, hand, {
      path,
      halfWidth: bindingHalf,
      cuts: [shoulder, sides],
      fineness: 1.2,
      lift: 3.5,
      lane,
    });
  const armholes = ([1, -1] as const).map((side) => binding(line(armhole, side), 40 + side));
  const cloth = { ...order.cloth, texture: ribs };
  return {
    behind: [
      {
        ...insideNape({ ...order, cloth }, hand, {
          pattern: `494,240^ 509,283 540,320 600,333 660,320 691,283 706,240^ 712,380 600,424 488,380`,
          labelY: 362,
          labelWidth: 36,
        }),
        height: napeHeight,
      },
      binding(line(backNeck), 44),
    ],
    over: [...armholes, binding(line(frontNeck), 46)],
    overBack: [...armholes, binding(line(backNeck), 48)],
  };
}

/** The rib of the whole body: two stitches wide, drawn apart where it is stretched. */
const ribs: Texture = (s, grain) => bodyRibs(s, drawnByHand(grain));
const bodyRibs = ribbing(8, 1.5, 2);
