import { noise } from "../fields/noise.ts";
import { bell } from "../fields/scalar.ts";
import type { Order } from "../garment.ts";
import { collarBehind } from "../making/body/collar-behind.ts";
import { insideBack } from "../making/body/inside-back.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { button } from "../making/sewing/button.ts";
import { towardsLamp } from "../making/sewing/lamp-side.ts";
import { overlap, seam } from "../making/sewing/seams.ts";
import { DistanceField } from "../pattern/distance-field.ts";
import { curve, knots, line, withNeck } from "../pattern/outline.ts";
import type { Piece, Pose } from "../pattern/piece.ts";

const half = `0,470^ 22,380 58,300 98,250^ 240,297^ 262,312^ 416,436^ 446,466^
  370,618^ 336,598 276,556^ 272,740 274,880 273,938 257,966 255,1030^ 112,1040 0,1042`;
const leaf = `604,462^ 618,372 646,292 672,236 688,216^ 706,222 744,290 770,352^ 728,382 684,398^
  650,400 622,430`;

/** A short-sleeved knitted polo: an open collar, a short placket with two buttons. */
export const knitPolo = knitted({
  lane: 490,
  half,
  backHalf: withNeck(half, "98,250^", "0,262 52,258"),
  sleeve: sleeves({ armhole: "842,299 830,390 836,480 874,556", lean: 1.05 }),
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
  neck: (order, hand) => ({
    behind: [
      insideBack(order, hand, {
        pattern: "502,250^ 548,222 600,214 652,222 698,250^ 668,360 600,500 532,360",
        labelY: 258,
        labelWidth: 42,
      }),
    ],
    over: [collar(order, hand, leaf, -1), collar(order, hand, leaf, 1)],
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
    const edge = line("594,452 592,540 592,640");
    overlap(s, edge, 3.6, 46);
    seam(s, line("566,642 600,644 636,642"), { depth: 1.4 });
    for (const y of [520, 592]) button(s, 612, y, 9, { dye: "pearl" });
  },
  front: { zoom: 1.21, x: 600, y: 640 },
  detail: { zoom: 2.5, x: 640, y: 450 },
  close: { zoom: 4.6, x: 640, y: 402 },
});

function collar(order: Order, pose: Pose, pattern: string, side: 1 | -1): Piece {
  return ribbedLeaf(order, pose, pattern, side, 0.7 * side);
}

/** A collar is knitted on finer needles than the hem. */
const fineness = 1.5;

/** A collar knitted in fine ribs, folded over; its point does not quite lie down. */
function ribbedLeaf(order: Order, pose: Pose, pattern: string, side: 1 | -1, turn: number): Piece {
  const { cloth, seed } = order;
  const outline = knots(pattern).map((k) => ({ ...k, x: 600 + side * (k.x - 600) }));
  const field = new DistanceField(curve(outline));
  const lifted = side > 0 ? 7 : 4;
  return {
    outline,
    optics: cloth.optics,
    seed: seed + 24 + side,
    rests: true,
    lift: 5 + side,
    loft: 0.3,
    height: 9,
    base: (u, v) => lifted * bell(Math.hypot(u - 600 - side * 160, v - 362), 70),
    hold: 0.03,
    bend: 0.9,
    fuzz: cloth.fuzz * 0.8,
    edgeAnchor: 0.12,
    grid: [9],
    steps: [100],
    edgeDrop: 3,
    pose,
    excess: (e, u, v) => {
      e.evenly(0.006);
      e.crumple(u, v, seed + 25, 0.04, 90);
    },
    make: (s) => {
      cloth.rib(s, (u, v) => {
        const c = Math.cos(turn);
        const t = Math.sin(turn);
        const across = (u - 600) * c + v * t + 2 * noise(u / 60, v / 60, 75);
        return [fineness * across, fineness * (v * c - (u - 600) * t)];
      });
      s.each((k, u, v, depth) => {
        s.relief[k]! *= 0.6 + 0.25 * noise(u / 40, v / 40, 76);
        s.tone(k, 1 + 0.13 * towardsLamp(field, u, v) * bell(depth - 1.8, 1.8));
      });
    },
  };
}
