import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { cross, unit, type Vector } from "../../light/vector.ts";
import { type Shell, type Spot, shell, unrolled } from "../../standing/loft.ts";
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

/** The rolled edge of the upper's own leather round its top: it catches light all along. */
export function topline(order: Order, outer: Shell, optics: Optics): Part {
  const rim = rimOf(outer);
  const body = shell(outer.columns, section, (i, j) => {
    const { at, out, up } = rim[i]!;
    const angle = (j / (section - 1) - 0.25) * Math.PI * 2;
    const [c, t] = [Math.cos(angle) - 1 + standsOut, Math.sin(angle)];
    return [0, 1, 2].map((a) => at[a]! + roll * (out[a]! * c + up[a]! * t)) as Spot;
  });
  return {
    ...body,
    optics,
    dye: "main",
    grain: { uv: unrolled(body), make: (s) => lastedFace(s, order) },
  };
}

/** The inside of an upper from its rim down, `rows` deep, facing inwards. */
export function insideOf(outer: Shell, rows: number): Shell {
  const { columns, positions: p } = outer;
  return shell(columns, rows, (i, j) => {
    const row = outer.rows - 1 - j;
    const k = (row * columns + i) * 3;
    const inset = liningInset + (deeperInset * j) / (rows - 1);
    // Towards the row's own middle: along their normals, close rows would cross each other.
    const inwards = [0, 1, 2].map((a) => middleOf(outer, row, a) - p[k + a]!) as Vector;
    const way = inset / Math.hypot(...inwards);
    return [0, 1, 2].map((a) => p[k + a]! + inwards[a]! * way) as Spot;
  });
}

/** Half way between the back and the front of a row. */
function middleOf({ columns, positions: p }: Shell, row: number, axis: number): number {
  const k = row * columns * 3 + axis;
  return (p[k]! + p[k + (columns >> 1) * 3]!) / 2;
}

/** A place of the rim, which way the upper faces there, and which way it runs up. */
interface RimPlace {
  at: Vector;
  out: Vector;
  up: Vector;
}

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
