import { ribbing } from "../cloths/knitted.ts";
import { noise } from "../fields/noise.ts";
import { bell } from "../fields/scalar.ts";
import type { Order } from "../garment.ts";
import { collarBehind } from "../making/body/collar-behind.ts";
import { insideBack } from "../making/body/inside-back.ts";
import { unsettled } from "../making/body/poses.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { drawnByHand, knitted } from "../making/knits/knitwear.ts";
import { button } from "../making/sewing/button.ts";
import { patch } from "../making/sewing/patch.ts";
import { foldOf, rollAlong } from "../making/sewing/roll.ts";
import { seam } from "../making/sewing/seams.ts";
import { knots, type Side, shape, withNeck } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";

const half = `0,470^ 22,380 58,300 98,250^ 240,297^ 262,312^ 416,436^ 446,466^
  370,618^ 336,598 276,556^ 272,740 274,880 273,938 257,966 255,1019 248,1031 112,1040 0,1042`;
/** The right leaf: its fold from the middle to the shoulder, then its edge round the point. */
const leaf = `602,466^ 617,404 640,322 662,256 680,222^ 688,213 700,220 714,244 738,304 757,361^ 726,383 672,420
  634,450`;
/** Flat ribs, three stitches wide, with a single needle dropped between them. */
const flatRibs = ribbing(9.6, 1, 3);

const sleeve = sleeves({ armhole: "842,299 830,390 836,480 874,556", lean: 1.05 });

/** A short-sleeved knitted polo: an open collar, a short placket with two buttons. */
export const knitPolo = knitted({
  lane: 490,
  half,
  backHalf: withNeck(half, "98,250^", "0,262 52,258"),
  sleeve,
  turn: 0.006,
  arms: { left: [0.06, 0], right: [0.02, 0], shoulderX: 278, shoulderY: 330, elbowY: 900 },
  armpit: [275, 556],
  cuff: [
    [370, 618],
    [446, 466],
  ],
  neckY: 280,
  ribs: { hemY: 960, sleeve: 222 },
  room: 0.8,
  stitch: (s, order, ribbed) => {
    flatRibs(s, drawnByHand(sleeve.grain), (u, v) => 1 - ribbed(u, v));
    order.cloth.rib(s, sleeve.grain, ribbed);
    for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.8 });
  },
  neck: (order, hand) => ({
    behind: [
      insideBack(order, hand, {
        pattern:
          "512,224^ 526,212 562,206 600,204 638,206 674,212 688,224^ 668,360 600,500 532,360",
        labelY: 249,
        labelWidth: 40,
      }),
    ],
    over: [ribbedLeaf(order, hand, -1), ribbedLeaf(order, hand, 1)],
    overBack: [
      collarBehind(order, hand, {
        fold: "0,204 48,207 82,220 104,240 126,249 142,256^",
        edge: "0,288 58,287 104,280 130,270 145,261^",
        stand: 11,
        lane: 500,
        knitted: order.cloth.rib,
      }),
    ],
  }),
  trim: (s) => {
    patch(s, knots("585,450^ 615,450^ 616,640^ 586,641^"), { rise: 1.8 });
    for (const y of [514, 590]) button(s, 600, y, 8.5, { dye: "pearl" });
  },
  front: { zoom: 1.21, x: 600, y: 640 },
  detail: { zoom: 2.6, x: 780, y: 480 },
  close: { zoom: 4.6, x: 640, y: 402 },
});

/** A collar is knitted on finer needles than the hem. */
const fineness = 1.5;
/** How far its ribs turn from the upright: square to the fold. */
const turn = 0.3;

/** A collar knitted double in fine ribs: it rolls over its fold and lies as flat as a lapel. */
function ribbedLeaf(order: Order, pose: Pose, side: Side): Piece {
  const { cloth } = order;
  const seed = order.seed + 24 + side;
  const outline = shape(leaf, side);
  const lifted = side > 0 ? 4 : 2.5;
  const roll = rollAlong(foldOf(outline), { height: 9, reach: 34, round: 8 });
  const [x, y] = [600 + side * 157, 361];
  return {
    outline,
    optics: cloth.optics,
    seed,
    rests: true,
    lift: 3.5,
    loft: 0.12,
    height: 4,
    base: (u, v) => roll(u, v) + lifted * bell(Math.hypot(u - x, v - y), 46),
    hold: 0.04,
    bend: 0.8,
    fuzz: cloth.fuzz * 0.8,
    edgeAnchor: 0.2,
    grid: [8, 5],
    steps: [90, 50],
    edgeDrop: 1.5,
    pose: unsettled(pose, seed, 2.2),
    excess: (e, u, v) => {
      e.evenly(0.008);
      e.crumple(u, v, seed, 0.03, 80);
    },
    make: (s) => {
      cloth.rib(s, (u, v) => {
        const [px, py] = [side * (u - 600), v];
        const along = px * Math.cos(turn) - py * Math.sin(turn);
        const across = py * Math.cos(turn) + px * Math.sin(turn);
        return [fineness * (across + 1.6 * noise(u / 50, v / 50, 75)), fineness * along];
      });
      s.each((k, u, v, depth) => {
        s.relief[k]! *= 0.55 + 0.25 * noise(u / 40, v / 40, 76);
        s.relief[k]! -= 1.4 * Math.exp(-Math.max(0, depth) / 1.6);
      });
    },
  };
}
