import { ribbing } from "../cloths/knitted.ts";
import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import type { Order } from "../garment.ts";
import { insideNape } from "../making/body/inside-nape.ts";
import { turnedAbout, unsettled } from "../making/body/poses.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { poloCollarBehind } from "../making/knits/collar-of-polo.ts";
import { bandInside } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { ribbedCuff, ribbedHem } from "../making/knits/ribbed-ends.ts";
import { button } from "../making/sewing/button.ts";
import { patch } from "../making/sewing/patch.ts";
import { foldOf, freeEdge, rollAlong } from "../making/sewing/roll.ts";
import {
  distanceTo,
  knots,
  type Point,
  type Side,
  shape,
  table,
  withNeck,
} from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";
import type { Surface } from "../pattern/surface.ts";

const sleeve = sleeves({ armhole: "842,299 830,390 836,474 874,550", lean: 0.8 });
const cuff = ribbedCuff(sleeve, {
  at: [342, 524],
  halfWidth: 83,
  drawn: 10,
  length: 44,
  above: 10,
});
const hem = ribbedHem({ wide: 262, ribbed: 242, ribsY: 1040, hemY: 1122 });
const half = `0,470^ 22,380 58,300 98,250^ 240,297^ 262,309 306,350 ${cuff.outline} 276,550^ 268,640
  254,760 256,900 ${hem}`;
/** The right leaf: its fold from the middle to the shoulder, then its edge round the point. */
const leaf = `604,462^ 613,404 632,322 658,258 679,226^ 688,216 701,222 714,244 731,300 742,350 743,370 735,380 712,386
  678,402 648,428 625,456 612,467`;
/** A collar and its stand are knitted double, on finer needles than the hem. */
const collarRibs = ribbing(6.6, 2.1, 2);

/** A short-sleeved knitted polo: an open collar, a short placket with two buttons. */
export const knitPolo = knitted({
  lane: 490,
  half,
  backHalf: withNeck(half, "98,250^", "0,262 52,258"),
  sleeve,
  turn: -0.025,
  arms: { left: [0.03, 0], right: [0.19, 0], shoulderX: 278, shoulderY: 330, elbowY: 900 },
  armpit: [275, 550],
  cuff: cuff.end,
  neckY: 280,
  ribs: { bodyY: 1040, sleeve: cuff.ribsFrom },
  room: 0.8,
  stroked: true,
  neck: (order, hand) => ({
    behind: [
      insideNape(order, hand, {
        pattern:
          "512,224^ 526,212 562,206 600,204 638,206 674,212 688,224^ 668,360 600,500 532,360",
        labelY: 265,
        labelWidth: 40,
      }),
      bandInside(order, hand, 5.4, "0,202 48,205 86,218^ 96,236^ 50,247 0,249"),
    ],
    over: [ribbedLeaf(order, hand, -1), ribbedLeaf(order, hand, 1)],
    overBack: poloCollarBehind(order, hand, {
      fold: "0,225 42,222 68,216 86,213 103,218 123,235 146,264^",
      edge: "0,297 56,294 100,286 131,274 151,267^",
      lane: 500,
      ribs: collarRibs,
      finish: boundOffEdge,
    }),
  }),
  trim: (s) => {
    patch(s, knots("582,440^ 618,440^ 619,644^ 583,646^"), { rise: 2.8, slope: 2 });
    for (const y of [508, 596]) button(s, 600, y, 8.5, { dye: "pearl" });
  },
  front: { zoom: 1.26, x: 600, y: 676 },
  detail: { zoom: 3, x: 810, y: 560 },
  // The ribs of its hem: a sleeve of fine stitches beside the body is a field of clay.
  close: { zoom: 3.2, x: 800, y: 1010 },
});

/** How far its ribs turn from the upright: square to the fold. */
const turn = 0.3;

/** Over its last rows, so many units, the ribs run out into the plain edge that binds them off. */
const boundOff = 11;

/** The last row of the collar, as thick as a cord, and the groove before it. */
function boundOffEdge(s: Surface, edge: Point[]): void {
  s.along(edge, 2 * boundOff, (k, d) => {
    const inside = Math.abs(d);
    const groove = bell(inside - boundOff, 3);
    s.relief[k]! += 2.2 * bell(inside - 0.4 * boundOff, 4) - 1.2 * groove;
    s.tone(k, 1 - 0.12 * groove);
  });
}

/** The end of the right leaf. */
const point: Point = [734, 368];
/** How far its two leaves are turned aside, the left one as it fell open. */
const fallen = { left: -0.07, right: 0.02 };

/** A collar knitted double: it rolls over its fold, and its soft ends never lie quite down. */
function ribbedLeaf(order: Order, pose: Pose, side: Side): Piece {
  const { cloth } = order;
  const seed = order.seed + 24 + side;
  const outline = shape(leaf, side);
  const lifted = side > 0 ? 11 : 5;
  const roll = rollAlong(foldOf(outline), { height: 11, reach: 38, round: 10 });
  const edge = freeEdge(outline);
  const [x, y] = [table.middle + side * (point[0] - table.middle), point[1]];
  const turned = turnedAbout(
    pose,
    table.middle + side * 80,
    222,
    side > 0 ? -fallen.right : -fallen.left,
  );
  return {
    outline,
    optics: cloth.optics,
    seed,
    rests: true,
    lift: 5,
    loose: () => 0.5,
    loft: 0.2,
    height: 6,
    base: (u, v) =>
      roll(u, v) +
      lifted * bell(Math.hypot(u - x, v - y), 56) +
      4 * Math.max(0, noise(u / 48, v / 48, seed + 2)),
    hold: 0.012,
    bend: 0.8,
    fuzz: cloth.fuzz,
    edgeAnchor: 0.1,
    grid: [8, 5],
    steps: [120, 60],
    edgeDrop: 1.5,
    pose: unsettled(turned, seed, 1.6),
    excess: (e, u, v) => {
      e.evenly(0.008);
      e.crumple(u, v, seed, 0.08, 90);
    },
    make: (s) => {
      collarRibs(
        s,
        (u, v) => {
          const [px, py] = [side * (u - table.middle), v];
          const along = px * Math.cos(turn) - py * Math.sin(turn);
          const across = py * Math.cos(turn) + px * Math.sin(turn);
          return [across + 2.6 * noise(u / 50, v / 50, 75), along];
        },
        (u, v) => ramp(0.4 * boundOff, boundOff, distanceTo(edge, u, v)),
      );
      s.each((k, u, v, depth) => {
        s.relief[k]! *= 0.75 + 0.25 * noise(u / 40, v / 40, 76);
        s.relief[k]! -= 1.4 * Math.exp(-Math.max(0, depth) / 1.6);
      });
    },
  };
}
