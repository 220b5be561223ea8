import { thicknessOf } from "../../cloths/thickness.ts";
import { noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { knots, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";

interface TiedKnot {
  x: number;
  y: number;
  /** Half its width and half its height, in units. */
  half: [width: number, height: number];
  /** Distance above what it lies on. */
  lift: number;
  seed: number;
}

/** Narrowest where it is drawn tightest, in shares of its halves; it never lies quite upright. */
const wrap = "-0.94,-0.92^ 0,-1.04 0.8,-1^ 0.66,-0.05 0.98,0.9^ 0.1,1.05 -0.8,1^ -0.68,0";

/**
 * A knot: the band itself, drawn once round the others. It comes up from behind them, runs over them
 * in a few pleats that are tightest in its middle, and goes down behind them again.
 */
export function knot(order: Order, pose: Pose, { x, y, half, lift, seed }: TiedKnot): Piece {
  const [w, h] = half;
  // Thick cloth takes fewer pleats, and fuller ones.
  const thick = thicknessOf(order.cloth);
  const many = blend(1.9, 1.1, thick);
  return {
    outline: knots(wrap).map((k) => ({ ...k, x: x + k.x * w, y: y + k.y * h })),
    optics: order.cloth.optics,
    seed,
    rests: true,
    lift,
    fuzz: 0.5 * order.cloth.fuzz,
    hold: 0.25,
    anchor: 0.1,
    edgeAnchor: 0.3,
    stir: 0,
    grid: [5, 3],
    steps: [20, 20],
    edgeDrop: 2,
    pose,
    base: (u, v) => {
      const [a, b] = [(u - x) / w, (v - y) / h];
      const over = Math.sqrt(Math.max(0, 1 - 0.86 * b * b));
      return 0.34 * h * over * (1 - 0.4 * a * a);
    },
    threadAngle: () => 0.2,
    make: (s) => {
      face(s, order, (u, v) => [v - y, u - table.middle]);
      s.each((k, u, v, depth) => {
        const [a, b] = [(u - x) / w, (v - y) / h];
        // The pleats fan out towards both ends.
        const lane = (a + 0.14 * b) / (0.72 + 0.28 * Math.abs(b));
        const folds =
          noise(many * lane, 0.5 * b, seed) + 0.5 * noise(2.2 * many * lane, 0.7 * b, seed + 1);
        s.relief[k]! += 0.16 * w * folds;
        const hollow = ramp(-0.1, -0.6, folds);
        const tucked = ramp(0.72, 1.04, Math.abs(b));
        s.tone(
          k,
          (1 - (0.26 - 0.16 * thick) * hollow) * (1 - 0.34 * tucked) * (1 - 0.2 * bell(depth, 1.6)),
        );
      });
    },
  };
}
