import { knots, line, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Over how much of its breadth a shoulder has rounded over to the other side, and how far down, in units. */
const over = { reach: 34, depth: 11 };
/** At the rim itself it would stand upright: it is seen up to this share of its round. */
const seen = 0.85;

/** Rounds a back over its shoulders, which lie upon padding: they end in no cut edge. @param half of the back. */
export function roundShoulders(s: Surface, half: string): void {
  const corners = knots(half).filter(({ corner }) => corner);
  const slope = corners.slice(0, 2).map(({ x, y }) => `${table.middle + x},${y}`);
  for (const side of [1, -1] as const) {
    s.along(line(slope.join(" "), side), over.reach, (k, d) => {
      const short = Math.max(0, 1 - Math.abs(d) / over.reach);
      s.relief[k]! -= over.depth * (1 - Math.sqrt(1 - seen * short * short));
    });
  }
}
