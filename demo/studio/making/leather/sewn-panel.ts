import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type Shell, shell, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { shoeThread } from "./leather-goods.ts";
import { lifted, onUpper } from "./on-upper.ts";
import { lastedFace } from "./shoe-leather.ts";

/** A piece of leather sewn upon an upper, as it lies on the unrolled leather, in units. */
interface Panel {
  /** Where along the ridge it begins and ends. */
  from: number;
  to: number;
  /** Where its two edges run, round from the ridge. */
  inner: (along: number) => number;
  outer: (along: number) => number;
  /** How high its face lies above the upper. */
  high: number;
  /** How far inside its edges its rows of stitches run. */
  rows: { inner: number[]; outer: number[] };
  /** What else is drawn on it; places as on the unrolled leather. */
  draw?: (s: Surface) => void;
}

/** Vertices round its section, and along it. */
const around = 41;
const along = 72;
/** Its rows lie the closer, the nearer to where it begins: there its foot is rounded. */
const crowded = 1.6;
/** How far its underside lies below the upper's face, in units: it is pasted down. */
const pasted = 1.5;
/** How dark the channel of its stitches lies. */
const sunkShade = 0.2;

/** The panel as a body of its own: its edges have a thickness, and throw a shade on what it lies upon. */
export function sewnPanel(order: Order, upper: Shell, optics: Optics, panel: Panel): Part {
  const { from, to, inner, outer, high } = panel;
  const place = onUpper(upper);
  const uv = new Float32Array(around * along * 2);
  const half = (high + pasted) / 2;
  const body = shell(around, along, (i, j) => {
    const angle = (i / (around - 1)) * Math.PI * 2;
    const way = from + (to - from) * (j / (along - 1)) ** crowded;
    const [near, far] = [inner(way), outer(way)];
    const round = (near + far - squared(Math.sin(angle), 0.6) * Math.abs(far - near)) / 2;
    const isEnd = j === 0 || j === along - 1;
    const off = isEnd ? -half : -half * squared(Math.cos(angle), 0.35);
    uv.set([way, round], 2 * (j * around + i));
    return lifted(place(way, round), half - pasted + off);
  });
  return { ...body, optics, dye: "main", grain: { uv, make: (s) => panelFace(s, order, panel) } };
}

/** Its leather, the rows of stitches along its edges, and what else is drawn on it. */
function panelFace(s: Surface, order: Order, { from, to, inner, outer, rows, draw }: Panel): void {
  lastedFace(s, order);
  const steps = 40;
  const edge = (of: (way: number) => number, inset: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, n) => from + ((to - from) * n) / steps)
      // Where it comes to its point, rows would crowd and cross.
      .filter((way) => Math.abs(outer(way) - inner(way)) > 2.5 * inset)
      .map((way): Point => {
        const towards = Math.sign((inner(way) + outer(way)) / 2 - of(way));
        return [way, of(way) + towards * inset];
      });
  for (const row of [
    ...rows.inner.map((inset) => edge(inner, inset)),
    ...rows.outer.map((inset) => edge(outer, inset)),
  ]) {
    s.along(row, 8, (k, d) => sinkStitches(s, k, d, sunkShade));
    stitch(s, row, shoeThread);
  }
  draw?.(s);
}
