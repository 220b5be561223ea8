import { ribbing } from "../cloths/knitted.ts";
import { mossStitch } from "../cloths/moss.ts";
import type { Texture } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Cut, Order } from "../garment.ts";
import { easePose } from "../making/body/eased-pose.ts";
import type { LongFold } from "../making/body/long-folds.ts";
import { unsettled } from "../making/body/poses.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { poloCollarBehind } from "../making/knits/collar-of-polo.ts";
import { jerseyTop } from "../making/knits/jersey-top.ts";
import { blouse } from "../making/knits/knitwear.ts";
import { placketHalves, placketSeam } from "../making/knits/polo-placket.ts";
import { ribbedCuff } from "../making/knits/ribbed-ends.ts";
import { bunched, intoEnds } from "../making/knits/stitches.ts";
import { rollAlong } from "../making/sewing/roll.ts";
import { seam } from "../making/sewing/seams.ts";
import { shirtNeckBack } from "../making/shirts/shirt-parts.ts";

import {
  bothHalves,
  curve,
  distanceTo,
  knots,
  line,
  mirrored,
  moved,
  type Point,
  sideOf,
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
/** The right half of its collar: the outer edge from the nape to the point, the front edge to the placket, the fold. */
const outerEdge = "0,203 29,204 60,211 88,229 110,259 124,291 122,334";
const frontEdge = "104,392^ 76,376 46,350";
const fold = "26,330^ 41,290 59,252 51,230 27,219 0,215";
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
    over: [...placketHalves(order, hand), ribbedCollar(order, hand)],
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
  // The corner of its hem: its sleeve and collar are fields of cloth.
  close: { zoom: 3.4, x: 900, y: 960 },
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

function fallenOpen(pose: Pose): Pose {
  return (u, v) => {
    const side = sideOf(u);
    const turn = side > 0 ? fallen.right : fallen.left;
    const about = table.middle + side * 84;
    return pose(...turned(u, v, about, 226, turn * ramp(226, 310, v)));
  };
}

/** How high the points of its leaves are lifted, in units. */
const lifted = { left: 3, right: 9 };

/**
 * Flat knitting, both leaves in one: laid one after the other, the second would lie upon the first at the nape.
 * It rolls up out of the neck seam, and its points never lie down.
 */
function ribbedCollar(order: Order, pose: Pose): Piece {
  const seed = order.seed + 40;
  const ofRightLeaf = knots(fold);
  const whole = bothHalves(ofRightLeaf);
  const roll = rollAlong(curve(whole, false), { height: 14, reach: 34, round: 10 });
  const before = curve(moved([...knots(frontEdge), ofRightLeaf[0]!], table.middle, 0), false);
  // By the placket a leaf is narrow: held up as far as its front edge, it would gape there.
  const down: PatternMap = (u, v) => ramp(0, 22, distanceTo(before, u, v));
  const laid = unsettled(fallenOpen(pose), seed, 1.6);
  return {
    outline: mirrored(`${outerEdge} ${frontEdge} ${fold}`),
    optics: order.cloth.optics,
    seed,
    rests: true,
    lift: 4.5,
    hold: 0.06,
    bend: 0.7,
    edgeAnchor: 0.3,
    stir: 2,
    grid: [7, 3.5],
    steps: [80, 40],
    loose: () => 0.5,
    pose: laid,
    base: (u, v) => {
      const side = sideOf(u);
      const beside = table.middle + Math.abs(u - table.middle);
      return (
        roll(u, v) * down(beside, v) +
        (side > 0 ? lifted.right : lifted.left) *
          bell(Math.hypot(beside - point[0], v - point[1]), 50) +
        2.4 * noise(u / 40, v / 40, order.seed + 72)
      );
    },
    excess: (e, u, v) => {
      e.evenly(0.004);
      e.crumple(u, v, seed, 0.012, 70);
      easePose(e, u, v, laid);
    },
    make: (s) => {
      ribbedEdge(order)(s, (u, v) => ribsOfLeaf(Math.abs(u - table.middle), v));
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
