import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { clamp, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { knots } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { foldedPart } from "./lapels.ts";

/** A cloth belt round the waist, topstitched along its rims. */
export function belt(order: Order, pose: Pose, pattern: string, lift = 7): Piece {
  return {
    ...foldedPart(order, {
      outline: knots(pattern),
      pose,
      lift,
      seed: order.seed + 310,
      stitched: 4,
    }),
    height: 8,
    hold: 0.012,
  };
}

const horn: Optics = { kind: "plastic", wrap: 0.2, gloss: 0.4, roughness: 0.3 };
/** The metal of a polished frame. */
export const castMetal: Optics = { kind: "metal", wrap: 0.2, gloss: 0.9, roughness: 0.3 };

interface BuckleStyle {
  width?: number;
  height?: number;
  thickness?: number;
  dye?: Dye;
  optics?: Optics;
}

/** A frame with a prong across it, its middle at (x, y). */
export function buckle(x: number, y: number, pose: Pose, style: BuckleStyle = {}): Piece {
  const { width = 62, height = 70, thickness = 10, dye = "horn", optics = horn } = style;
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
    lift: 5,
    base: (u, v) => {
      const depth = Math.min(w - Math.abs(u - x), h - Math.abs(v - y));
      const wire = (depth - half) / half;
      return half * Math.sqrt(Math.max(0.1, 1 - wire * wire));
    },
    hold: 0.3,
    anchor: 0.3,
    grid: [4],
    steps: [8],
    pose,
    make: (s) =>
      s.each((k, u, v, depth) => {
        const bar = 1 - Math.abs(depth - half) / half;
        const prong = 1 - Math.abs(v - y) / (thickness * 0.34);
        s.relief[k]! += half * 0.7 * Math.sqrt(clamp(Math.max(bar, depth > thickness ? prong : 0)));
        s.tone(
          k,
          1 + 0.12 * noise(u / 1.4, v / 24, 84) - 0.3 * ramp(0.3, 0, bar) * ramp(half, 0, depth),
        );
      }),
    // The frame's bar and the prong are what is left of the plate.
    trim: (_u, v, depth) => {
      const prong = thickness * 0.34 - Math.abs(v - y);
      return Math.min(depth, Math.max(thickness - depth, prong));
    },
  };
}
