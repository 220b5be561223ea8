import { ribbing } from "../../cloths/knitted.ts";
import { cloud, noise } from "../../fields/noise.ts";
import { bell, clamp, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { line, mirrored, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { layFolds } from "../body/long-folds.ts";
import { laidByHand, turnedOver } from "../body/poses.ts";
import { stiffen } from "../sewing/doubled.ts";
import { label } from "../sewing/label.ts";
import { seam } from "../sewing/seams.ts";
import { drawCrown } from "./drawn-crown.ts";
import { type CrownSpan, slumped, slumpFolds, turnedUnevenly } from "./slump.ts";

/** How a ribbed hat is knitted and turned up. */
export interface HatStyle {
  /** Width of a rib in units: a hat is photographed larger than clothes. */
  rib: number;
  /** Half the outline of its crown; it ends under the brim. */
  crown: string;
  crownTop: number;
  /** Half the outline of its turned-up brim, and where that begins. */
  brim: string;
  brimTop: number;
  /** How far the crown's top has sunk to the right. */
  aside: number;
  /** How far the whole lies from straight, radians; hardly when absent. */
  lean?: number;
}

/** A ribbed hat from its crown to its brim, as it was laid down. */
export function ribbedHat(order: Order, style: HatStyle, side: "front" | "back"): Piece[] {
  const { lean = 0.02 } = style;
  const hand = laidByHand(order.seed + 171, 8, lean);
  const sunk: Pose = (u, v) =>
    hand(u + style.aside * ramp(style.brimTop, style.crownTop - 80, v) ** 1.6, v);
  const pose = side === "front" ? sunk : turnedOver(sunk);
  return [
    crown(order, style, after(slumped(spanOf(style), order.seed + 177), pose), drawnLanes[side]),
    brim(
      order,
      style,
      after(turnedUnevenly(spanOf(style), order.seed + 178), pose),
      side === "front",
    ),
  ];
}

function spanOf({ crownTop, brimTop }: HatStyle): CrownSpan {
  return { top: crownTop, foot: brimTop };
}

/** Its ribs of two columns, whose depth is a share of their width. */
const ribsOf = ({ rib }: HatStyle) => ribbing(rib, 0.28 * rib, 2);

/** One pose after another. */
function after(first: Pose, then: Pose): Pose {
  return (u, v) => then(...first(u, v));
}

/** Lanes by which folds of a crown's front and back differ. */
const drawnLanes = { front: 5, back: 9 };

/** So far within its rim folds of a crown have risen, in units. */
const rim = 64;

/** How hairy its rims are, in units: most of them are no edges, but knit that turns away in a round. */
const inTheRound = 0.25;

function crown(order: Order, style: HatStyle, pose: Pose, lane: number): Piece {
  const { cloth, seed } = order;
  const { crownTop } = style;
  const laid = layFolds(slumpFolds(spanOf(style), seed + 177));
  const halfWidth = (v: number) => 246 * Math.sqrt(ramp(crownTop - 120, 735, v)) + 6;
  // Where its front turns into its back, what is knitted in the round is stretched and keeps a long line.
  const withinRim = (u: number, v: number) =>
    Math.min(halfWidth(v) - Math.abs(u - table.middle), v - crownTop);
  return {
    outline: mirrored(style.crown),
    optics: cloth.optics,
    seed: seed + 172,
    loft: 0.7,
    height: 34,
    base: (u, v) => laid.height(u, v) * ramp(0, rim, withinRim(u, v)),
    pins: laid.pins,
    hold: 0.002,
    bend: 1,
    fuzz: inTheRound,
    edgeAnchor: 0.05,
    grid: [14, 8],
    steps: [380, 200],
    pose,
    excess: (e, u, v) => {
      e.evenly(0.006);
      e.crumple(u, v, seed + 173, 0.07, 140);
      e.around(u, v, 600, crownTop - 10, 150, 0.2);
      e.along(0, 1, 0.1 * bell(v - 780, 70) * (0.5 + noise(u / 90, 1, seed + 174)));
      laid.fold(e, u, v);
      stiffen(e, 0.85 * ramp(rim, 8, withinRim(u, v)));
    },
    make: (s) => {
      ribsOf(style)(s, (u0, v0) => {
        // What a fold hides is rows of stitches: elastic ribs run on over it without a break.
        const v = v0 + laid.hidden(u0, v0)[1];
        return [stretched(round(u0, halfWidth(v)), v, seed), v];
      });
      drawCrown(s, spanOf(style), seed + 177, lane);
      s.each((k, u, v) => s.tone(k, 1 + 0.05 * cloud(u / 90, v / 90, 2, 78)));
    },
  };
}

/** The way round the head to a place of the hat, which is so wide there to either side; in units. */
function round(u: number, halfWidth: number): number {
  return (Math.asin(clamp((u - 600) / halfWidth, -1, 1)) / 1.57) * 262;
}

/** How far ribs are pulled aside, in units: wide where a head has stretched them, close where none has. */
const pulled = 9;

/** The way round the head as the knit has it there. */
function stretched(way: number, v: number, seed: number): number {
  return (
    way +
    pulled * noise(way / 64, v / 330, seed + 31) +
    4.5 * noise(way / 27, v / 210, seed + 33) +
    3 * noise(way / 150, v / 170, seed + 32)
  );
}

function brim(order: Order, style: HatStyle, pose: Pose, front: boolean): Piece {
  const { cloth, seed } = order;
  const { brimTop } = style;
  const middle = (brimTop + 1028) / 2;
  return {
    outline: mirrored(style.brim),
    optics: cloth.optics,
    seed: seed + 175,
    rests: true,
    lift: 14,
    loft: 0.5,
    height: 26,
    // What was turned up springs open at its edge.
    base: (u, v) => 7 * bell(v - brimTop - 6, 26) * (0.6 + 0.7 * noise(u / 80, 2, seed + 180)),
    hold: 0.004,
    bend: 1,
    fuzz: inTheRound,
    edgeAnchor: 0.08,
    grid: [10, 7],
    steps: [200, 100],
    edgeDrop: 4,
    pose,
    excess: (e, u, v) => {
      e.evenly(0.006);
      e.crumple(u, v, seed + 176, 0.05, 120);
    },
    make: (s) => {
      ribsOf(style)(s, (u, v) => [stretched(round(u, 272), v, seed + 4), v + 5]);
      s.each((k, u, v) =>
        s.tone(k, 1 + 0.05 * noise(u / 60, v / 60, 74) - 0.2 * ramp(brimTop + 28, brimTop, v)),
      );
      if (front) label(s, order.label, 676, middle + 15, 108);
      else seam(s, line(`596,${brimTop + 2} 600,${middle} 597,1028`), { depth: 2.6, pucker: 0.8 });
    },
  };
}
