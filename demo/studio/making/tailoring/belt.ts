import { thicknessOf } from "../../cloths/thickness.ts";
import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { blend, clamp, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { knots, line, type Point } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { finished } from "../sewing/finished.ts";
import { foldedPart } from "../sewing/folded-part.ts";
import { shadeRound } from "../sewing/patch.ts";
import { overlap } from "../sewing/seams.ts";

/** How far inside its edges a belt is stitched: farther in heavy cloth, whose allowances are broader. */
function insetOf({ cloth }: Order): number {
  return blend(4, 6.5, thicknessOf(cloth));
}

/**
 * How far the rim of a belt stands off, in units, however high its middle lies: drawn tight, it curves
 * down to the garment. Higher, its side would be a wall of frayed threads.
 */
const rimLift = 4;

/** How high it buckles lengthwise where it is tied and pushed through loops, in units. */
const buckled = 2.4;

/** How the edges of a belt are sewn: topstitched, or turned in and felled by hand, so that no stitch shows. */
type BeltEdges = "stitched" | "felled";

/** A cloth belt round the waist: a flat band of doubled cloth. */
export function belt(
  order: Order,
  pose: Pose,
  pattern: string,
  lift = 7,
  edges: BeltEdges = "stitched",
): Piece {
  const seed = order.seed + 310;
  const band = foldedPart(order, {
    outline: knots(pattern),
    pose,
    lift,
    seed,
    ...(edges === "stitched" && { stitched: insetOf(order) }),
  });
  return {
    ...band,
    base: (u, v) =>
      (band.base?.(u, v) ?? 0) + buckled * noise(u / 80, (v + 0.16 * u) / 13, seed + 9),
    loft: 0.3,
    height: 2,
    edgeDrop: Math.max(1, lift - rimLift),
    hold: 0.03,
  };
}

/** The loops of a belt, sewn into the side seams. */
export interface BeltLoops {
  /** Their middles, as on the table. */
  at: Point[];
  /** From end to end, in units. */
  length: number;
}

/** How deep the loops shade the belt that they are drawn tight upon, in shares of what thin cloth throws. */
const loopShade = 1.6;

/** A belt round the waist with the loops through which it runs. */
export function beltInLoops(
  order: Order,
  pose: Pose,
  pattern: string,
  loops: BeltLoops,
  lift?: number,
  edges?: BeltEdges,
): Piece[] {
  const above = beltLoops(order, pose, loops);
  const band = finished(belt(order, pose, pattern, lift, edges), (s) => {
    for (const { outline } of above) shadeRound(s, outline, loopShade);
  });
  return [band, ...above];
}

/** The narrow loops at the side seams through which a belt runs. */
function beltLoops(order: Order, pose: Pose, { at, length }: BeltLoops): Piece[] {
  return at.map(([x, y], i) => {
    const [w, h] = [8, length / 2];
    const strip = foldedPart(order, {
      outline: knots(
        `${x - w},${y - h}^ ${x + w},${y - h}^ ${x + w + 1},${y + h}^ ${x - w + 1},${y + h}^`,
      ),
      pose,
      lift: 3.5,
      seed: order.seed + 340 + i,
      stitched: 3,
    });
    return { ...strip, loft: 0.3, height: 1.5, edgeDrop: 2 };
  });
}

/** The end of a belt that is drawn over its own band and down behind it: a knot of thick flat cloth. */
export function beltKnot(
  order: Order,
  pose: Pose,
  x: number,
  y: number,
  edges: BeltEdges = "stitched",
): Piece {
  const [w, h] = [27, 42];
  const corner = (a: number, b: number) => `${x + a * w},${y + b * h}`;
  const outline = knots(
    `${corner(-1, -0.92)}^ ${corner(0, -1.06)} ${corner(0.86, -1)}^ ${corner(0.8, 0)}
    ${corner(1.06, 0.9)}^ ${corner(0.1, 1.06)} ${corner(-0.78, 1)}^ ${corner(-0.86, 0)}`,
  );
  const side = (a: number, ...knots3: [number, number, number]): Point[] =>
    line(knots3.map((b, i) => corner(a * (i === 1 ? 0.83 : 1), b)).join(" "));
  const part = foldedPart(order, {
    outline,
    pose,
    lift: 3,
    seed: order.seed + 320,
    turn: Math.PI / 2,
    ...(edges === "stitched" && { stitched: insetOf(order) }),
    edges: [side(0.95, -0.9, 0, 0.85)],
  });
  const tuck = line(`${corner(-0.5, -0.96)} ${corner(-0.22, -0.1)} ${corner(-0.42, 0.98)}`);
  return {
    ...finished(part, (s) => {
      overlap(s, tuck, 3, 16);
      s.each((k, _u, v) => s.tone(k, 1 - 0.4 * ramp(0.7, 1.05, Math.abs(v - y) / h)));
    }),
    hold: 0.2,
    edgeDrop: 3,
    grid: [5, 3],
    steps: [20, 20],
    base: (_u, v) => 12 * Math.sqrt(Math.max(0, 1 - 0.9 * ((v - y) / h) ** 2)),
  };
}

const horn: Optics = { kind: "plastic", wrap: 0.2, gloss: 0.4, roughness: 0.3 };
/** The metal of a polished frame. */
export const castMetal: Optics = { kind: "metal", wrap: 0.2, gloss: 0.9, roughness: 0.3 };

/** How high a rail stands above the belt, and half the width of the prong, as shares of the rail's thickness. */
const rail = { high: 0.3, prong: 0.26 };

interface BuckleStyle {
  width?: number;
  height?: number;
  thickness?: number;
  dye?: Dye;
  optics?: Optics;
  /** None in a frame whose bar the belt covers. */
  prong?: false;
}

/** A frame, as a rule with a prong across it, its middle at (x, y). */
export function buckle(x: number, y: number, pose: Pose, style: BuckleStyle = {}): Piece {
  const { width = 62, height = 70, thickness = 10, dye = "horn", optics = horn } = style;
  const prongHalf = style.prong === false ? 0 : thickness * rail.prong;
  const [w, h] = [width / 2, height / 2];
  const half = thickness / 2;
  const round = 0.3 * Math.min(w, h);
  return {
    outline: knots(
      `${x - w + round},${y - h} ${x + w - round},${y - h} ${x + w},${y - h + round}
      ${x + w},${y + h - round} ${x + w - round},${y + h} ${x - w + round},${y + h}
      ${x - w},${y + h - round} ${x - w},${y - h + round}`,
    ),
    optics,
    dye,
    seed: 8,
    rests: true,
    lift: 0.5,
    bend: 1,
    base: (u, v) => {
      const depth = Math.min(w - Math.abs(u - x), h - Math.abs(v - y));
      const wire = (depth - half) / half;
      return rail.high * thickness * Math.sqrt(Math.max(0.1, 1 - wire * wire));
    },
    hold: 0.3,
    anchor: 0.3,
    grid: [4],
    steps: [8],
    pose,
    make: (s) =>
      s.each((k, u, v, depth) => {
        const bar = 1 - Math.abs(depth - half) / half;
        const prong = prongHalf ? 1 - Math.abs(v - y) / prongHalf : 0;
        s.relief[k]! += half * 0.7 * Math.sqrt(clamp(Math.max(bar, depth > thickness ? prong : 0)));
        s.tone(
          k,
          1 + 0.12 * noise(u / 1.4, v / 24, 84) - 0.3 * ramp(0.3, 0, bar) * ramp(half, 0, depth),
        );
      }),
    // The frame's bar and the prong are what is left of the plate.
    trim: (_u, v, depth) => {
      const left = thickness - depth;
      return Math.min(depth, prongHalf ? Math.max(left, prongHalf - Math.abs(v - y)) : left);
    },
  };
}
