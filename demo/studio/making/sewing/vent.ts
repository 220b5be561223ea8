import { bell, clamp, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { line, mirrored, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/** A vent in a seam that runs down: where it begins, the hem, and how far it stands open there. */
export interface Vent {
  /** Its straight edge; the middle line when absent. The other edge lies to the right of it. */
  x?: number;
  fromY: number;
  hemY: number;
  gape: number;
}

/** The width of the open vent at a height. */
export function openAt({ fromY, hemY, gape }: Vent, v: number): number {
  return gape * clamp((v - fromY) / (hemY - fromY)) ** 1.4;
}

/** Recuts the shell along the open vent. */
export function cutVent(vent: Vent): Piece["trim"] & object {
  return (u, v, depth) => {
    if (v < vent.fromY) return depth;
    const half = openAt(vent, v) / 2;
    return Math.min(depth, Math.abs(u - (vent.x ?? table.middle) - half) - half + 0.6);
  };
}

/** The underlap in the vent, which lies `below` units under a shell of that height. */
export function underlap(
  order: Order,
  pose: Pose,
  vent: Vent,
  shell: { height: number; loft: number },
): Piece {
  const { fromY, hemY, gape } = vent;
  const width = gape + 36;
  return {
    outline: mirrored(`0,${fromY} ${width},${fromY}^ ${width},${hemY - 2}^ 0,${hemY - 1}`),
    optics: order.cloth.optics,
    seed: order.seed + 31,
    fuzz: order.cloth.fuzz,
    lift: 1,
    grid: [9],
    steps: [30],
    pose,
    base: (_u, v) => {
      // The shell rises from its hem as a broad cushion does.
      const volume = Math.sqrt(360 * Math.max(0, hemY - v));
      return Math.max(0, shell.height * Math.tanh((shell.loft * volume) / shell.height) - 9);
    },
    make: (s) => {
      face(s, order);
      s.each((k, u, v) => {
        const inside = u - table.middle;
        s.tone(k, deepIn(vent, inside, v));
      });
    },
  };
}

/** How dark it is within a vent, beside the edge that lies upon the other side and at the other one; and how far that reaches, in units. */
const within = { upper: 0.42, lower: 0.2, reach: 13, narrow: 16 };

/** What light reaches the underlap, so far to the right of the vent's straight edge: the narrower the vent, the less. */
function deepIn(vent: Vent, inside: number, v: number): number {
  const open = openAt(vent, v);
  const { upper, lower, reach, narrow } = within;
  const beside = upper * Math.exp(-Math.max(0, inside) / reach);
  const opposite = lower * Math.exp(-Math.max(0, open - inside) / (0.5 * reach));
  return (1 - beside) * (1 - opposite) * (1 - 0.3 * Math.exp(-open / narrow));
}

/** Over so much of its length, in units, a vent's edges come out of the seam above them. */
export const outOfSeam = 70;

/** The pressed edges of the vent. */
export function pressVent(s: Surface, vent: Vent): void {
  const { fromY, hemY, gape } = vent;
  const middle = table.middle;
  const edges = [`${middle},${fromY} ${middle},${hemY}`];
  edges.push(
    [0, 0.3, 0.6, 0.85, 1]
      .map((t) => {
        const v = fromY + (hemY - fromY) * t;
        return `${middle + openAt({ fromY, hemY, gape }, v)},${v}`;
      })
      .join(" "),
  );
  for (const edge of edges) {
    s.along(line(edge), 14, (k, d, way) => {
      const stands = ramp(0, outOfSeam, way);
      s.relief[k]! += 1.1 * stands * bell(Math.abs(d) - 5, 4);
      s.tone(k, 1 - 0.16 * stands * bell(d, 1.6));
    });
  }
}
