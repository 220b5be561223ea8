import { noise } from "../../fields/noise.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type Shell, type Spot, shell, squared, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { lastedFace } from "./shoe-leather.ts";

/** Half the thickness of leather and lining where they are turned in round the top, in units. */
const roll = 2.3;
/** How much of the roll stands out beyond the upper: the rest lies inside it. */
const standsOut = 0.12;
/** Vertices round the roll. */
const section = 15;
/** Rows of the upper below its rim that say which way it runs up, and columns its facing is taken over. */
const below = 5;
const beside = 3;
/** How far inside the upper its lining hangs, in units: behind the middle of the roll. */
const liningInset = roll * (2 - standsOut);
/** How much farther inside it lies at its foot, so that no fold of the upper lets it through. */
const deeperInset = 5;

/**
 * The edge of the upper's own leather round its top: rolled in, or bound with a strip.
 * @param bound how far the binding comes down outside, in units; none when absent.
 */
export function topline(order: Order, outer: Shell, optics: Optics, bound = 0): Part {
  const half = bound ? bound / 2 + roll : roll;
  const body = roundTheRim(outer, section, (angle) => [
    roll * (squared(Math.cos(angle), bound ? 0.5 : 1) - 1 + (bound ? 0.75 : standsOut)),
    half * Math.sin(angle) + roll - half,
  ]);
  return {
    ...body,
    optics,
    dye: "main",
    grain: { uv: unrolled(body), make: (s) => edgeFace(s, order, bound) },
  };
}

/** A binding is stitched down, and drawn in a little all along by the cord it holds. */
function edgeFace(s: Surface, order: Order, bound: number): void {
  lastedFace(s, order);
  if (!bound) return;
  s.each((k, u, v) => {
    const gather =
      noise(v / 5, u / 9, order.seed + 60) + 0.7 * noise(v / 11, u / 20, order.seed + 61);
    s.relief[k]! += 0.14 * gather;
    s.tone(k, 0.97 + 0.03 * gather);
  });
}

/** The inside of an upper from its rim down, `rows` deep, facing inwards. */
export function insideOf(outer: Shell, rows: number): Shell {
  const { columns, positions: p } = outer;
  const ridge = columns >> 1;
  return shell(columns, rows, (i, j) => {
    const row = (outer.rows - 1 - j) * columns;
    const [back, front, side] = [row * 3, (row + ridge) * 3, (row + (ridge >> 1)) * 3];
    const inset = liningInset + (deeperInset * j) / (rows - 1);
    // A row is made smaller as a whole: along their normals, close rows would cross each other.
    const long = 1 - (2 * inset) / Math.hypot(p[front]! - p[back]!, p[front + 1]! - p[back + 1]!);
    const wide = 1 - inset / Math.abs(p[side + 2]!);
    const k = (row + i) * 3;
    const about = (a: 0 | 1) => {
      const center = (p[back + a]! + p[front + a]!) / 2;
      return center + (p[k + a]! - center) * long;
    };
    return [about(0), about(1), p[k + 2]! * wide];
  });
}

/**
 * A closed section carried round the rim of an upper.
 *
 * @param section vertices round it. @param from the rim to its places: how far out, and how far up, by
 *   the angle from inside over the top, the rim's column and the place there; in units.
 */
export function roundTheRim(
  outer: Shell,
  section: number,
  from: (angle: number, column: number, at: Vector) => Point,
): Shell {
  const rim = rimOf(outer);
  return shell(outer.columns, section, (i, j) => {
    const { at, out, up } = rim[i]!;
    const [c, t] = from((j / (section - 1) - 0.25) * Math.PI * 2, i, at);
    return [0, 1, 2].map((a) => at[a]! + out[a]! * c + up[a]! * t) as Spot;
  });
}

/** A place of the rim, which way the upper faces there, and which way it runs up. */
interface RimPlace {
  at: Vector;
  out: Vector;
  up: Vector;
}

/** The rim of an upper, column by column. */
function rimOf({ columns, rows, positions: p, normals: n }: Shell): RimPlace[] {
  const read = (field: Float32Array, row: number, column: number): Vector => {
    const k = (row * columns + column) * 3;
    return [field[k]!, field[k + 1]!, field[k + 2]!];
  };
  // The last column lies upon the first.
  const round = columns - 1;
  return Array.from({ length: columns }, (_, i) => {
    const at = read(p, rows - 1, i);
    const low = read(p, rows - 1 - below, i);
    const facing: Vector = [0, 0, 0];
    for (let near = -beside; near <= beside; near++) {
      const there = read(n, rows - 1, (i + near + round) % round);
      for (let a = 0; a < 3; a++) facing[a]! += there[a]!;
    }
    const out = unit(facing);
    const rising: Vector = [at[0] - low[0], at[1] - low[1], at[2] - low[2]];
    const along = unit(cross(rising, out));
    return { at, out, up: cross(out, along) };
  });
}
