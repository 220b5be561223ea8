import { ramp } from "../fields/scalar.ts";
import { reshaped, type Shell } from "./loft.ts";

/** How the skin of a hollow body gives way: it bends long before it stretches. */

interface Slump {
  /**
   * Where vertices are brought, three values each; an axis that is free is not a number. Softly only
   * those of the coarsest grid are brought, and what only a finer one has would leap there at once: so
   * they are to be `coarsest` columns and rows apart.
   */
  goal: Float32Array;
  /** How far the skin sinks in a step by its own weight, in units. */
  weight: number;
  /** How far a row is pushed out in a step by what fills the body, in units; absent when it is empty. */
  fill?: (row: number) => number;
}

/** Steps on each grid, from the coarsest on; each is twice as fine as the one before. */
const stepsOn = [300, 200, 100];
/** From one column or row of the coarsest grid to the next, in those of the finest. */
export const coarsest = 2 ** (stepsOn.length - 1);

/** Of its speed a vertex keeps so much. */
const kept = 0.9;
/** The share of the steps over which vertices are brought to their goals. */
const bringing = 0.7;
/** Share of an edge's, and of a cell's diagonal's, error mended at once: leather hardly stretches. */
const structural = 0.9;
const shear = 0.25;
/** The same of a distance over several cells, which bending shortens. */
const stiffness = 0.45;
/** Over how many cells bending is felt, from near to far. */
const spans = [2, 5];
/** Steps after which what fills the body finds its walls anew. */
const refilled = 8;

/** Pairs of vertices held at a distance. */
interface Links {
  pairs: Int32Array;
  lengths: Float32Array;
  firmness: Float32Array;
}

/**
 * Lets a tube of skin settle by position-based dynamics: coarse grids find its large folds. Its first
 * and last columns are one; of both, columns and rows, there is one more than a multiple of `coarsest`.
 * @param from how it stands at first. @param cut the same grid as it was cut and sewn: its lengths.
 */
export function slumped(from: Shell, cut: Shell, slump: Slump): Shell {
  const positions = from.positions.slice();
  const fill = slump.fill ?? (() => 0);
  stepsOn.forEach((steps, level) => {
    const stride = 2 ** (stepsOn.length - 1 - level);
    const grid = thinned(from, stride);
    const links = linksOf(grid, picked(cut.positions, grid.vertices));
    const before = picked(positions, grid.vertices);
    const after = before.slice();
    settle(after, grid, links, {
      goal: picked(slump.goal, grid.vertices),
      weight: slump.weight,
      fill: (row) => fill(row * stride),
      steps,
      // On the coarsest grid vertices are brought to their goals, on finer ones they stay there.
      brought: level > 0,
    });
    spread(positions, from, grid, before, after, stride);
  });
  closeTube(positions, from);
  return reshaped(from, positions);
}

/** A grid of every so many columns and rows of a finer one, without the column that closes it. */
interface Thinned {
  columns: number;
  rows: number;
  /** Its vertices' numbers in the finer grid. */
  vertices: Int32Array;
}

function thinned({ columns, rows }: Shell, stride: number): Thinned {
  const across = (columns - 1) / stride;
  const up = (rows - 1) / stride + 1;
  const vertices = Int32Array.from(
    { length: across * up },
    (_, n) => (n % across) * stride + Math.floor(n / across) * stride * columns,
  );
  return { columns: across, rows: up, vertices };
}

function picked(values: Float32Array, vertices: Int32Array): Float32Array {
  const to = new Float32Array(vertices.length * 3);
  vertices.forEach((k, n) => {
    for (let axis = 0; axis < 3; axis++) to[3 * n + axis] = values[3 * k + axis]!;
  });
  return to;
}

function linksOf({ columns, rows }: Thinned, p: Float32Array): Links {
  const pairs: number[] = [];
  const firmness: number[] = [];
  const link = (right: number, up: number, firm: number) => {
    for (let j = 0; j + up < rows; j++) {
      for (let i = 0; i < columns; i++) {
        pairs.push(j * columns + i, (j + up) * columns + ((i + right + columns) % columns));
        firmness.push(firm);
      }
    }
  };
  for (const span of spans) {
    link(span, 0, stiffness);
    link(0, span, stiffness);
  }
  link(1, 1, shear);
  link(-1, 1, shear);
  link(1, 0, structural);
  link(0, 1, structural);
  const lengths = firmness.map((_, n) => {
    const [a, b] = [pairs[2 * n]! * 3, pairs[2 * n + 1]! * 3];
    return Math.hypot(p[a]! - p[b]!, p[a + 1]! - p[b + 1]!, p[a + 2]! - p[b + 2]!);
  });
  return {
    pairs: Int32Array.from(pairs),
    lengths: Float32Array.from(lengths),
    firmness: Float32Array.from(firmness),
  };
}

interface Settling extends Required<Slump> {
  steps: number;
  /** Whether vertices are at their goals from the first step on. */
  brought: boolean;
}

function settle(
  p: Float32Array,
  { columns, rows }: Thinned,
  links: Links,
  { goal, weight, fill, steps, brought }: Settling,
): void {
  const start = p.slice();
  const last = p.slice();
  const push = new Float32Array(p.length);
  for (let step = 0; step < steps; step++) {
    if (step % refilled === 0) pushOut(p, columns, rows, fill, push);
    const share = brought ? 1 : ramp(0, bringing * steps, step);
    for (let k = 0; k < p.length; k++) {
      const here = p[k]!;
      p[k] = here + kept * (here - last[k]!) + push[k]! - (k % 3 === 1 ? weight : 0);
      last[k] = here;
    }
    stretch(p, links, step % 2 === 1);
    for (let k = 0; k < p.length; k++) {
      const to = goal[k]!;
      if (!Number.isNaN(to)) p[k] = start[k]! + (to - start[k]!) * share;
      else if (k % 3 === 1 && p[k]! < 0) p[k] = 0;
    }
  }
}

/** Brings each link nearer its length; sweeps alternate so that no side is favored. */
function stretch(p: Float32Array, { pairs, lengths, firmness }: Links, backwards: boolean): void {
  const count = lengths.length;
  for (let n = 0; n < count; n++) {
    const link = backwards ? count - 1 - n : n;
    const a = pairs[2 * link]! * 3;
    const b = pairs[2 * link + 1]! * 3;
    const dx = p[b]! - p[a]!;
    const dy = p[b + 1]! - p[a + 1]!;
    const dz = p[b + 2]! - p[a + 2]!;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-6;
    const f = (0.5 * firmness[link]! * (length - lengths[link]!)) / length;
    p[a]! += dx * f;
    p[a + 1]! += dy * f;
    p[a + 2]! += dz * f;
    p[b]! -= dx * f;
    p[b + 1]! -= dy * f;
    p[b + 2]! -= dz * f;
  }
}

/** Where what fills the body pushes each vertex. */
function pushOut(
  p: Float32Array,
  columns: number,
  rows: number,
  fill: (row: number) => number,
  push: Float32Array,
): void {
  for (let j = 0; j < rows; j++) {
    const below = Math.max(0, j - 1) * columns;
    const above = Math.min(rows - 1, j + 1) * columns;
    for (let i = 0; i < columns; i++) {
      const a = 3 * (j * columns + ((i + columns - 1) % columns));
      const b = 3 * (j * columns + ((i + 1) % columns));
      const [c, d] = [3 * (below + i), 3 * (above + i)];
      const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
      const [vx, vy, vz] = [p[d]! - p[c]!, p[d + 1]! - p[c + 1]!, p[d + 2]! - p[c + 2]!];
      const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const share = fill(j) / (Math.hypot(x, y, z) || 1);
      const k = 3 * (j * columns + i);
      push[k] = x * share;
      push[k + 1] = y * share;
      push[k + 2] = z * share;
    }
  }
}

/** Carries what moved on a thinned grid to all vertices of the finer one. */
function spread(
  places: Float32Array,
  { columns, rows }: Shell,
  thin: Thinned,
  before: Float32Array,
  after: Float32Array,
  stride: number,
): void {
  for (let j = 0; j < rows; j++) {
    const low = Math.min(thin.rows - 2, Math.floor(j / stride));
    const v = j / stride - low;
    for (let i = 0; i < columns - 1; i++) {
      const left = Math.floor(i / stride);
      const u = i / stride - left;
      const right = (left + 1) % thin.columns;
      const corners = [
        [low * thin.columns + left, (1 - u) * (1 - v)],
        [low * thin.columns + right, u * (1 - v)],
        [(low + 1) * thin.columns + left, (1 - u) * v],
        [(low + 1) * thin.columns + right, u * v],
      ] as const;
      for (let axis = 0; axis < 3; axis++) {
        let moved = 0;
        for (const [n, share] of corners) {
          moved += share * (after[3 * n + axis]! - before[3 * n + axis]!);
        }
        places[3 * (j * columns + i) + axis]! += moved;
      }
    }
  }
}

/** Lays the last column upon the first. */
function closeTube(places: Float32Array, { columns, rows }: Shell): void {
  for (let j = 0; j < rows; j++) {
    const first = 3 * j * columns;
    places.copyWithin(first + 3 * (columns - 1), first, first + 3);
  }
}
