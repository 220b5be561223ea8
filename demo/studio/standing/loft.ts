import { clamp } from "../fields/scalar.ts";
import type { Vector } from "../light/vector.ts";
import type { Point } from "../pattern/outline.ts";
import { type Grid, normalsOf, trianglesOf } from "./part.ts";

/** Shapes that are spanned over ribs: uppers, soles, bags. */

/** A smooth curve through knots, by their first value. */
export function through(knots: Point[]): (x: number) => number {
  const slope = (i: number) => {
    const a = knots[Math.max(0, i - 1)]!;
    const b = knots[Math.min(knots.length - 1, i + 1)]!;
    return (b[1] - a[1]) / (b[0] - a[0] || 1);
  };
  return (x) => {
    let i = 0;
    while (i < knots.length - 2 && x > knots[i + 1]![0]) i++;
    const [x0, y0] = knots[i]!;
    const [x1, y1] = knots[i + 1]!;
    const span = x1 - x0;
    const t = clamp((x - x0) / span);
    const back = 1 - t;
    return (
      y0 * back * back * (1 + 2 * t) +
      y1 * t * t * (1 + 2 * back) +
      slope(i) * span * t * back * back -
      slope(i + 1) * span * t * t * back
    );
  };
}

/** Numbers that change smoothly from one rib to the next. @param t 0 at the first, 1 at the last. */
export function between(ribs: number[][], t: number): number[] {
  const at = clamp(t) * (ribs.length - 1);
  const i = Math.min(ribs.length - 2, Math.floor(at));
  const f = at - i;
  const before = ribs[Math.max(0, i - 1)]!;
  const from = ribs[i]!;
  const to = ribs[i + 1]!;
  const after = ribs[Math.min(ribs.length - 1, i + 2)]!;
  return from.map((p1, n) => {
    const [p0, p2, p3] = [before[n]!, to[n]!, after[n]!];
    return (
      0.5 *
      (2 * p1 +
        (p2 - p0) * f +
        (2 * p0 - 5 * p1 + 4 * p2 - p3) * f * f +
        (3 * p1 - p0 - 3 * p2 + p3) * f ** 3)
    );
  });
}

export interface Shell extends Grid {
  triangles: Uint32Array;
  normals: Float32Array;
}

/** A place in space, in units. */
export type Spot = Vector;

/** Where a vertex of a shell is. */
export function spotAt({ positions: p }: Shell, vertex: number): Spot {
  return [p[3 * vertex]!, p[3 * vertex + 1]!, p[3 * vertex + 2]!];
}

type Put = (column: number, row: number) => Spot;

/**
 * A grid that is closed to a tube, its last column upon its first, with triangles and normals.
 *
 * @throws where a place is no number: the lens would spread it over the picture until all is black.
 */
export function shell(columns: number, rows: number, put: Put): Shell {
  const positions = new Float32Array(columns * rows * 3);
  for (let j = 0, k = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, k += 3) {
      const spot = put(i, j);
      if (!spot.every(Number.isFinite)) throw new Error(`Row ${j}, column ${i} is at ${spot}.`);
      positions.set(spot, k);
    }
  }
  const grid = { columns, rows, positions };
  const triangles = trianglesOf(grid);
  return { ...grid, triangles, normals: normalsOf(grid, triangles) };
}

/**
 * Bends a sine or cosine so that a circle becomes a box with rounded corners (a superellipse).
 * @param power 1 for the circle; the nearer to 0, the sharper the corners.
 */
export function squared(value: number, power: number): number {
  return Math.sign(value) * Math.abs(value) ** power;
}

/** Where each vertex lies in a drawing of the body as seen from before, two values each. */
export function asDrawn({ positions }: Shell, middle: number, floor: number): Float32Array {
  const uv = new Float32Array((positions.length / 3) * 2);
  for (let k = 0, n = 0; k < positions.length; k += 3, n += 2) {
    uv[n] = positions[k]! + middle;
    uv[n + 1] = floor - positions[k + 1]!;
  }
  return uv;
}

/** The way along a shell's rows and round them from the middle column, two values a vertex. */
export function unrolled({ columns, rows, positions: p }: Shell): Float32Array {
  const uv = new Float32Array(columns * rows * 2);
  const middle = columns >> 1;
  const step = (a: number, b: number) =>
    Math.hypot(p[3 * a]! - p[3 * b]!, p[3 * a + 1]! - p[3 * b + 1]!, p[3 * a + 2]! - p[3 * b + 2]!);
  let along = 0;
  for (let j = 0; j < rows; j++) {
    const ridge = j * columns + middle;
    if (j > 0) along += step(ridge, ridge - columns);
    for (let i = 0; i < columns; i++) uv[2 * (j * columns + i)] = along;
    for (let i = middle + 1; i < columns; i++) {
      const k = j * columns + i;
      uv[2 * k + 1] = uv[2 * k - 1]! + step(k, k - 1);
    }
    for (let i = middle - 1; i >= 0; i--) {
      const k = j * columns + i;
      uv[2 * k + 1] = uv[2 * k + 3]! - step(k, k + 1);
    }
  }
  return uv;
}

/**
 * The way down a shell from its first row along each column, and along that row from the middle
 * column, two values a vertex: what runs beside a rim stays beside it where the rows fan out.
 */
export function downFromRim(from: Shell): Float32Array {
  const { columns, positions: p } = from;
  const uv = unrolled(from);
  for (let n = 0; n < uv.length / 2; n++) {
    const above = n - columns;
    if (above < 0) {
      uv[2 * n] = 0;
      continue;
    }
    const down = Math.hypot(...[0, 1, 2].map((a) => p[3 * n + a]! - p[3 * above + a]!));
    uv[2 * n] = uv[2 * above]! + down;
    uv[2 * n + 1] = uv[2 * above + 1]!;
  }
  return uv;
}

/** Moves each vertex along its normal. @param rise by how many units at a place, or at a vertex. */
export function raised(
  from: Shell,
  rise: (x: number, y: number, z: number, vertex: number) => number,
): Shell {
  const positions = from.positions.slice();
  for (let k = 0; k < positions.length; k += 3) {
    const [x, y, z] = [positions[k]!, positions[k + 1]!, positions[k + 2]!];
    const up = rise(x, y, z, k / 3);
    for (let axis = 0; axis < 3; axis++) positions[k + axis]! += up * from.normals[k + axis]!;
  }
  return reshaped(from, positions);
}

/** A shell whose vertices have moved, with the normals they have there. */
export function reshaped(from: Shell, positions: Float32Array): Shell {
  return { ...from, positions, normals: normalsOf({ ...from, positions }, from.triangles) };
}

/** Rows of a shell from one on, with the normals they have there. @param end the row before which they stop. */
export function rowsFrom(from: Shell, first: number, end = from.rows): Shell {
  const part = [first * from.columns * 3, end * from.columns * 3] as const;
  const rows = end - first;
  return {
    columns: from.columns,
    rows,
    positions: from.positions.slice(...part),
    normals: from.normals.slice(...part),
    triangles: trianglesOf({ columns: from.columns, rows }),
  };
}

const edgeRows = 4;

/**
 * The inside of a wall that ends in a rim: over the rim's edge and down again, its normals inwards.
 * @param wall rows up to the rim. @param thickness of what it is made of.
 */
export function turnedIn(wall: Shell, thickness: number): Shell {
  const { columns, rows, positions: p, normals: n } = wall;
  return shell(columns, rows + edgeRows, (i, j) => {
    const row = j < edgeRows ? rows - 1 : rows - 1 - (j - edgeRows);
    const k = (row * columns + i) * 3;
    const angle = (Math.min(j, edgeRows) / edgeRows) * Math.PI;
    const inwards = (thickness * (1 - Math.cos(angle))) / 2;
    const above = 0.5 * thickness * Math.sin(angle);
    return [p[k]! - n[k]! * inwards, p[k + 1]! + above, p[k + 2]! - n[k + 2]! * inwards];
  });
}
