import { ribbing } from "../cloths/knitted.ts";
import { mossStitch } from "../cloths/moss.ts";
import type { Texture } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { poloCollarBehind } from "../making/knits/collar-of-polo.ts";
import { jerseyTop } from "../making/knits/jersey-top.ts";
import { blouse } from "../making/knits/knitwear.ts";
import { placketHalves, placketSeam } from "../making/knits/polo-placket.ts";
import { ribbedCuff } from "../making/knits/ribbed-ends.ts";
import { bunched, intoEnds } from "../making/knits/stitches.ts";
import { rollAlong } from "../making/sewing/roll.ts";
import { seam } from "../making/sewing/seams.ts";
import { collarLeaf, shirtNeckBack } from "../making/shirts/shirt-parts.ts";

import {
  curve,
  distanceTo,
  line,
  type Point,
  type Side,
  shape,
  table,
  turned,
} from "../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const sleeve = sleeves({ armhole: "832,292 820,376 828,462 866,538", lean: 0.78 });
/** Bands of rib that draw the sleeves in. */
const cuff = ribbedCuff(sleeve, {
  at: [345, 524],
  halfWidth: 85,
  drawn: 9,
  length: 38,
  above: 10,
});
const leaf = `626,330^ 641,290 659,252 651,230 627,219 598,215^ 598,203^ 629,204 660,211 688,229 710,259 724,291
  722,334 704,392^ 676,376 646,350`;
/** How many of its knots lie along the fold, from the placket to the nape. */
const foldKnots = 6;
/** How many lie along its front edge, from its point to before the placket. */
const frontKnots = 3;
/** The end of the right leaf. */
const point: Point = [704, 392];

/** Piqué: tucks of the knit stand as small grains in staggered rows. */
const pique = mossStitch(3, 2, 0.62);
/** Ribs of the cuffs, broad enough that a card shows them. */
const cuffRibs = ribbing(5.6, 1.7, 1);
const intoCuff = intoEnds(sleeve, { bodyY: Number.POSITIVE_INFINITY, sleeve: cuff.ribsFrom });

/**
 * Thick and springy, piqué lies in few broad folds: from the armpits, where the sleeves pull, across to the
 * waist, one that gives way over it, and what was left above the hem.
 */
const folds: LongFold[] = [
  {
    path: [
      [862, 552],
      [764, 640],
      [600, 706],
    ],
    width: [20, 38],
    height: 15,
    fade: [0.3, 0.55],
    hides: 3,
  },
  {
    path: [
      [338, 556],
      [392, 690],
      [412, 880],
    ],
    width: [15, 34],
    height: 15,
    fade: [0.12, 0.5],
    hides: -5,
  },
  {
    path: [
      [352, 836],
      [510, 790],
      [690, 826],
    ],
    width: [30, 44],
    height: 9,
    fade: [0.3, 0.55],
  },
  {
    path: [
      [770, 1000],
      [768, 900],
      [700, 780],
    ],
    width: [30, 44],
    height: 12,
    fade: [0.42, 0.5],
  },
  {
    path: [
      [404, 356],
      [468, 438],
      [560, 500],
    ],
    width: [16, 28],
    height: 8,
    fade: [0.35, 0.55],
  },
];

/** A polo shirt: ribbed collar and cuffs, a short buttoned placket, vents at the sides. */
export const poloShirt: Cut = (order) =>
  polo({ ...order, cloth: { ...order.cloth, knitted: pique } });

const polo = jerseyTop({
  lane: 2700,
  half: `0,410^ 9,376 24,330 44,282 60,254 74,236^ 226,289^ 247,302 288,334 ${cuff.outline}
    268,540^ 260,640 254,740 254,850 262,950^ 259,1002^ 255,1013 245,1017^ 130,1025 0,1027`,
  shoulder: "74,236^",
  backNeck: "0,232 40,230",
  turn: 0.025,
  arms: { left: [0.36, 0], right: [0.08, 0], shoulderX: 268, shoulderY: 330, elbowY: 900 },
  sleeve,
  sleeveEnd: cuff.end,
  armpit: [267, 540],
  volume: { loft: 0.16, height: 8 },
  padded: false,
  folds: { laid: folds, hanging: 0.15 },
  tail: {
    vent: "262,950^",
    half: "264,966 268,1000 267,1030^ 264,1039 254,1042^ 130,1050 0,1052",
    hemLine: "336,1040 470,1050 600,1052 730,1050 864,1040",
  },
  hems: { body: 18, sleeve: 0 },
  hemLine: "349,1016 470,1025 600,1027 730,1025 851,1016",
  neck: (order, hand) => ({
    behind: [shirtNeckBack(order, hand, { deeper: 112 })],
    over: [...placketHalves(order, hand), ribbedLeaf(order, hand, -1), ribbedLeaf(order, hand, 1)],
    overBack: poloCollarBehind(order, hand, {
      fold: "0,217 34,214 58,209 74,207 88,211 105,226 124,251^",
      edge: "0,280 46,278 84,271 113,262 131,254^",
      ribs: ribbedEdge(order),
      lane: 45,
    }),
  }),
  trim: placketSeam,
  finish: (s) => {
    cuffRibs(
      s,
      bunched(sleeve.grain),
      freshAt(s, (u, v) => ramp(-1.5, 1.5, intoCuff(u, v))),
    );
    blouse(s, intoCuff, 0.7);
    for (const side of [1, -1] as const) {
      seam(s, line("884,585 1006,464", side), { depth: 1.4, pucker: 0.5 });
      seam(s, line("861,946 853,950 852,984 854,1016", side), { depth: 1.6, pucker: 0.4 });
    }
  },
  front: { zoom: 1.36, x: 600, y: 645 },
  detail: { zoom: 2.6, x: 780, y: 470 },
  close: { zoom: 2.9, x: 705, y: 385, aside: { slant: 0.5, swing: 0.25 } },
});

/** The same share of a face, where it was cleared for other stitches. */
function freshAt(s: Surface, share: PatternMap): PatternMap {
  s.each((k, u, v) => {
    s.relief[k]! *= 1 - share(u, v);
  });
  return share;
}

/** How far its two leaves are turned aside as they fell open, radians: not at the nape, where they are one. */
const fallen = { left: 0.03, right: -0.03 };

function fallenOpen(pose: Pose, side: Side): Pose {
  const turn = side > 0 ? fallen.right : fallen.left;
  return (u, v) => pose(...turned(u, v, table.middle + side * 84, 226, turn * ramp(226, 310, v)));
}

/** A leaf of flat knitting: it rolls up out of the neck seam, and its point never lies down. */
function ribbedLeaf(order: Order, pose: Pose, side: Side): Piece {
  const outline = shape(leaf, side);
  const roll = rollAlong(curve(outline.slice(0, foldKnots), false), {
    height: 14,
    reach: 34,
    round: 10,
  });
  const front = curve([...outline.slice(-frontKnots), outline[0]!], false);
  // By the placket the leaf is narrow: held up as far as its front edge, it would gape there.
  const down: PatternMap = (u, v) => ramp(0, 22, distanceTo(front, u, v));
  const lifted = side > 0 ? 9 : 3;
  const [x, y] = [600 + side * (point[0] - 600), point[1]];
  return {
    ...collarLeaf(order, fallenOpen(pose, side), leaf, side),
    outline,
    base: (u, v) =>
      roll(u, v) * down(u, v) +
      lifted * bell(Math.hypot(u - x, v - y), 50) +
      2.4 * noise(u / 40, v / 40, order.seed + 72 + side),
    lift: 4.5,
    loose: () => 0.5,
    make: (s) => {
      ribbedEdge(order)(s, (u, v) => ribsOfLeaf(side * (u - 600), v));
      s.each((k, _u, _v, depth) => {
        s.relief[k]! -= 1.5 * Math.exp(-Math.max(0, depth) / 1.8);
      });
    },
  };
}

/** Ribs of a leaf run from the neck out to its edge, and fan a little round the shoulder. */
function ribsOfLeaf(x: number, v: number): Point {
  const turn = 0.64 + 0.0016 * (330 - v);
  const [dx, dy] = [x - 90, v - 378];
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  return [fineness * (across + 1.5 * noise(x / 42, v / 42, 73)), fineness * along];
}

/** A collar is knitted on finer needles than a cuff. */
const fineness = 1.35;

/** Ribs with a firmer welt along the rim; wear has pressed them flat here and opened them there. */
function ribbedEdge(order: Order): Texture {
  return (s, grain) => {
    order.cloth.rib(s, grain);
    s.each((k, u, v, depth) => {
      const worn = 0.5 + 0.3 * noise(u / 30, v / 30, 74);
      s.relief[k]! = worn * s.relief[k]! + 0.35 * ramp(8, 5, depth);
    });
  };
}
