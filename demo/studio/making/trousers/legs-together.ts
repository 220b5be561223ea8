import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { mirrored, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Below the crotch the inner side of one leg lies upon the other's. */
export function upperLegLift(u: number, v: number, crotchY: number): number {
  return u > table.middle ? 5 * ramp(crotchY + 14, crotchY + 90, v) * ramp(750, 640, u) : 0;
}

/** The inseams hold the cloth beside them. */
export function heldAtInseams(u: number, v: number, crotchY: number): number {
  return 0.06 * ramp(40, 12, Math.abs(u - table.middle)) * ramp(crotchY, crotchY + 50, v);
}

/** Legs that lie close from the crotch on, whose seams a swing at the hip brings together only lower down. */
export function inseamsTogether(pose: Pose, crotchY: number): Pose {
  return (u, v) => {
    const [x, y] = pose(u, v);
    const off = u - table.middle;
    const near = bell(v - crotchY - 55, 50) * ramp(150, 10, Math.abs(off));
    return [x - 6.5 * near * (Math.sign(off) || 1), y];
  };
}

/** The other side of the legs, as it shows where the inseams part below the crotch. */
export function behindCrotch(order: Order, pose: Pose, crotchY: number): Piece {
  const y = (down: number) => crotchY + down;
  return {
    outline: mirrored(`0,${y(-30)} 12,${y(-24)} 10,${y(20)} 7,${y(50)} 2,${y(90)} 0,${y(96)}`),
    optics: order.cloth.optics,
    seed: order.seed + 3,
    inner: true,
    lift: 1,
    grid: [8],
    steps: [4],
    pose,
    make: (s) => {
      face(s, order);
      s.each((k) => s.tone(k, 0.62));
    },
  };
}

/** Where the inseams meet, the lower leg is in the other's shade. */
export function shadeAtInseams(s: Surface, crotchY: number): void {
  s.each((k, u, v, depth) => {
    const off = u - table.middle;
    if (v < crotchY || Math.abs(off) > 130) return;
    const on = ramp(crotchY, crotchY + 40, v) * ramp(130, 80, Math.abs(off));
    const reach = off < 0 ? 9 : 2.4;
    s.tone(k, 1 - 0.3 * on * Math.exp(-Math.max(0, depth) / reach));
  });
}
