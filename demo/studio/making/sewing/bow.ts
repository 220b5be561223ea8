import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { type Knot, knots, moved, turned } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { finished } from "./finished.ts";
import { topstitch } from "./folded-part.ts";
import { knot } from "./knot.ts";

/** The shape of a bow and its place. */
export interface Bow {
  x: number;
  y: number;
  /** Patterns round the knot as origin, in the order they lie; the knot comes last of itself. */
  ends: string[];
  loops?: string[];
  /** Half the knot's width and height. */
  knot?: [width: number, height: number];
  /** Distance of the lowest part above what it lies on. */
  lift?: number;
  /** Its ends hang flat, as strings do that are too narrow to fold, and bands that are stitched. */
  flatEnds?: boolean;
  /** How high the folds stand that run down its ends from the knot, in units; none when absent. */
  endFolds?: number;
  /** Its ends are topstitched this far from their rim; not at all when absent. */
  stitched?: number;
}

const smallKnot: [number, number] = [15, 22];

/** A tied bow or a half knot: loose ends, loops that fold where they are drawn together, a knot. */
export function bow(order: Order, pose: Pose, style: Bow & { seed: number }): Piece[] {
  const { ends, loops = [], knot: half = smallKnot, lift = 4, stitched: inset, endFolds } = style;
  const part = (pattern: string, index: number, over: Partial<Piece>): Piece => ({
    outline: moved(knots(pattern), style.x, style.y),
    optics: order.cloth.optics,
    seed: style.seed + index,
    rests: true,
    lift: lift + index,
    bend: 0.5,
    hold: 0.01,
    edgeAnchor: 0.14,
    grid: [7, 4.5],
    steps: [110, 60],
    edgeDrop: 2,
    pose,
    threadAngle: (u) => (u > style.x ? -0.8 : 0.8),
    make: (s) => {
      face(s, order, (u, v) => [v, u]);
      s.each((k, u, v, depth) => {
        const near = Math.hypot(u - style.x, v - style.y);
        // Drawn into the knot, the band lies in close pleats that open out along it.
        const angle = Math.atan2(v - style.y, Math.abs(u - style.x));
        const pleat =
          noise(angle * 5, near / 160, style.seed) +
          0.6 * noise(angle * 11, near / 90, style.seed + 1);
        const drawn = ramp(96, 18, near);
        s.relief[k]! += 0.2 * bell(depth - 2.4, 1.3) + 3.2 * drawn * pleat;
        s.tone(
          k,
          (1 + 0.12 * drawn * Math.min(0, pleat)) *
            (1 - 0.1 * bell(depth, 0.9)) *
            (1 - 0.2 * bell(near, 26)),
        );
      });
    },
    ...over,
  });
  const gathered = (reach: number): Piece["excess"] => {
    return (e, u, v) => {
      e.evenly(0.008);
      e.around(u, v, style.x, style.y, reach, 0.3);
      e.crumple(u, v, style.seed, 0.05, 60);
    };
  };
  const hanging = ends.map((end, i) =>
    part(end, i, {
      loft: 0.12,
      height: 2.5,
      excess: style.flatEnds ? () => {} : gathered(70),
      ...(endFolds && {
        hold: 0.03,
        base: (u, v) => endFolds * fallen(u - style.x, v - style.y, style.seed + 50 + i),
      }),
    }),
  );
  return [
    ...(inset
      ? hanging.map((end) => finished(end, (s) => topstitch(s, end, inset, order.cloth)))
      : hanging),
    ...loops.flatMap((loop, i) => {
      const drawn: Partial<Piece> = {
        loft: 0.1,
        height: 4,
        hold: 0.03,
        excess: gathered(90),
        base: (u, v) => drawnTogether(u - style.x, v - style.y, style.seed + i),
      };
      return [
        part(farHalf(loop), ends.length + i, { ...drawn, seed: style.seed + 30 + i }),
        part(loop, ends.length + i, drawn),
      ];
    }),
    knot(order, pose, { ...style, half, lift: 2, seed: style.seed + 9 }),
  ];
}

/** The half of a loop that lies behind: it sags from under the nearer one. */
function farHalf(loop: string): string {
  return knots(loop)
    .map(({ x, y, corner }) => {
      const [a, b] = turned(x, y, 0, 0, 0.13 * Math.sign(x));
      return `${0.95 * a},${0.98 * b}${corner ? "^" : ""}`;
    })
    .join(" ");
}

/** Where a bow shades what it lies on: its ends and both halves of its loops. */
export function bowOutlines({ x, y, ends, loops = [] }: Bow): Knot[][] {
  return [...ends, ...loops.map(farHalf), ...loops].map((part) => moved(knots(part), x, y));
}

/** Ridges that run down an end as it was drawn through the knot, and open on their way; -1..1. */
function fallen(dx: number, dy: number, lane: number): number {
  const r = Math.hypot(dx, dy);
  return noise(Math.atan2(dx, dy) * 9, r / 150, lane) * ramp(10, 70, r);
}

/** Ridges that run out from the knot and die away along a loop. */
function drawnTogether(dx: number, dy: number, lane: number): number {
  const r = Math.hypot(dx, dy);
  const ridge = noise(Math.atan2(dy, Math.abs(dx)) * 2.6, r / 240, lane);
  const pleat = noise(Math.atan2(dy, Math.abs(dx)) * 7, 1, lane + 1) * ramp(120, 20, r);
  return (15 * ridge + 7 * pleat) * ramp(6, 34, r) * ramp(170, 50, r);
}
