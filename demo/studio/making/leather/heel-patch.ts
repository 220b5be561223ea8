import type { Dye } from "../../dyes.ts";
import { blend, clamp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import { type Shell, type Spot, shell, spotAt, squared } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { shoeThread } from "./leather-goods.ts";
import { lastedFace } from "./shoe-leather.ts";

/** A piece of leather sewn round the back of a heel; its edges run as the upper's rim does. */
export interface HeelPatch {
  /** Shares of the upper's rows between which it lies, from its sole or toe (0) to its rim (1). */
  from: number;
  to: number;
  /** How far it reaches to either side of the heel's middle at its foot and at its top, in units. */
  wide: [foot: number, top: number];
  dye: Dye;
}

/** How high its face lies above the upper, and how far its underside below that, in units: it is pasted down. */
const high = 4;
const pasted = 1.5;
/** Vertices round its section, and up it. */
const around = 61;
const along = 40;
/** Over which share of its height its lower corners are rounded. */
const rounded = 0.2;
/** How far inside its edge it is stitched, and how broad the cut edge is that is seen, in units. */
const inset = 5.5;
const cut = 1.8;

/** The patch as a body of its own: the thickness of its edge throws a shade on the heel. */
export function heelPatch(order: Order, upper: Shell, optics: Optics, patch: HeelPatch): Part {
  const { from, to, wide } = patch;
  const rowAt = (share: number) => share * (upper.rows - 1);
  const half = (high + pasted) / 2;
  const wideAt = (t: number) =>
    blend(wide[0], wide[1], t) * Math.sqrt(1 - clamp(1 - t / rounded) ** 2.4);
  const uv = new Float32Array(around * along * 2);
  const ways = waysUp(upper);
  const [lowest, highest] = [ways(rowAt(from)), ways(rowAt(to))];
  const body = shell(around, along, (i, j) => {
    const angle = (i / (around - 1)) * Math.PI * 2;
    const t = (j / (along - 1)) ** 1.3;
    const across = -wideAt(t) * squared(Math.sin(angle), 0.6);
    const isEnd = j === 0 || j === along - 1;
    const off = isEnd ? -half : -half * squared(Math.cos(angle), 0.35);
    uv.set([blend(lowest, highest, t), across], 2 * (j * around + i));
    return atHeel(upper, rowAt(blend(from, to, t)), across, half - pasted + off);
  });
  const edge = Array.from({ length: 61 }, (_, n): Point => {
    const t = Math.abs(n / 30 - 1);
    return [blend(lowest, highest, t), Math.sign(n - 30) * wideAt(t)];
  });
  return {
    ...body,
    optics,
    dye: patch.dye,
    grain: {
      uv,
      make: (s) => {
        lastedFace(s, order);
        s.along(edge, 3 * inset, (k, d) => {
          const inside = Math.abs(d);
          if (inside < cut) s.tone(k, 0.8);
          sinkStitches(s, k, inside - inset, 0.2);
        });
        stitch(s, edge, { ...shoeThread, offset: -inset });
      },
    },
  };
}

/** How far up the middle of the heel a row lies, in units. */
function waysUp({ columns, positions: p }: Shell): (row: number) => number {
  const ways = [0];
  for (let k = columns * 3; k < p.length; k += columns * 3) {
    const step = Math.hypot(...[0, 1, 2].map((a) => p[k + a]! - p[k - columns * 3 + a]!));
    ways.push(ways.at(-1)! + step);
  }
  return (row) => {
    const n = Math.min(ways.length - 2, Math.floor(row));
    return blend(ways[n]!, ways[n + 1]!, row - n);
  };
}

/** A place so far from the middle of the heel along a row between two of the grid, and off its face. */
function atHeel(upper: Shell, row: number, across: number, off: number): Spot {
  const low = Math.min(upper.rows - 2, Math.floor(row));
  const [a, b] = [alongRow(upper, low, across, off), alongRow(upper, low + 1, across, off)];
  return [0, 1, 2].map((axis) => blend(a[axis]!, b[axis]!, row - low)) as Spot;
}

function alongRow({ columns, ...upper }: Shell, row: number, across: number, off: number): Spot {
  const round = columns - 1;
  const step = across < 0 ? -1 : 1;
  const vertex = (n: number) => row * columns + ((n * step + round) % round);
  const grid = { columns, ...upper };
  let [n, left] = [0, Math.abs(across)];
  for (;;) {
    const [from, to] = [spotAt(grid, vertex(n)), spotAt(grid, vertex(n + 1))];
    const long = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    if (left > long && n < round / 2 - 1) {
      left -= long;
      n++;
      continue;
    }
    const share = left / (long || 1);
    return [0, 1, 2].map((axis) => {
      const facing = blend(
        upper.normals[3 * vertex(n) + axis]!,
        upper.normals[3 * vertex(n + 1) + axis]!,
        share,
      );
      return blend(from[axis]!, to[axis]!, share) + off * facing;
    }) as Spot;
  }
}
