import { ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Shell } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { eyelets, gapAt, type Lacing, shadeUnderLaces } from "./laces.ts";
import { punchedHole } from "./leather-edge.ts";
import { sewnPanel } from "./sewn-panel.ts";

/** The facings that carry a shoe's eyelets, on its unrolled leather in units. */
export interface Eyestays {
  /** How wide either is at its foot and at the top. */
  wide: [low: number, high: number];
  /** How far before the lowest eyelets' gap they begin, and how long their rounded foot is. */
  before: number;
  foot: number;
}

/** Rows of stitches inside the edges. */
const rows = { inner: [5], outer: [5, 10] };
/** How dark the leather beside a facing lies in its shade, and how far that reaches, in units. */
const shade = 0.66;
const shadeReach = 4.6;
/** The holes of its eyelets. */
const hole = { radius: 4.4, soft: 0.8, shade: 0.75 };

/** Two facings sewn upon the quarters, their eyelets punched. */
export function eyestays(
  order: Order,
  upper: Shell,
  optics: Optics,
  lacing: Lacing,
  style: Eyestays,
): Part[] {
  const from = lacing.from - style.before;
  return [1, -1].map((side) =>
    sewnPanel(order, upper, optics, {
      from,
      to: lacing.to,
      inner: (along) => side * innerAt(lacing, style, along),
      outer: (along) => side * outerAt(lacing, style, along),
      high: lacing.facing,
      rows,
      draw: (s) => {
        shadeUnderLaces(s, lacing);
        for (const [u, v] of eyelets(lacing)) punchedHole(s, [u, side * v], hole);
      },
    }),
  );
}

/** The shade that the facings throw on what they are sewn upon, on the unrolled leather. */
export function shadeRoundEyestays(s: Surface, lacing: Lacing, style: Eyestays): void {
  const from = lacing.from - style.before;
  const steps = 60;
  for (const side of [1, -1]) {
    const edge = Array.from({ length: steps + 1 }, (_, n): Point => {
      const along = from + ((lacing.to - from) * n) / steps;
      return [along, side * outerAt(lacing, style, along)];
    });
    s.along(edge, 3.5 * shadeReach, (k, d) => {
      s.tone(k, 1 - shade * Math.exp(-Math.abs(d) / shadeReach));
    });
  }
}

/** Where a facing's edge along the gap runs: at its foot the two meet. */
function innerAt(lacing: Lacing, { before }: Eyestays, along: number): number {
  return gapAt(lacing, along) * ramp(lacing.from - before, lacing.from + 10, along);
}

function outerAt(lacing: Lacing, style: Eyestays, along: number): number {
  const { wide, before, foot } = style;
  const way = along - lacing.from + before;
  const [low, high] = wide;
  const whole = low + (high - low) * ramp(0, lacing.to - lacing.from, way) ** 1.6;
  const short = Math.max(0, 1 - way / foot);
  return innerAt(lacing, style, along) + whole * Math.sqrt(1 - short ** 2.2);
}
