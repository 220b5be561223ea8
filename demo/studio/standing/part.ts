import type { Dye } from "../dyes.ts";
import type { Optics } from "../light/optics.ts";
import type { Surface } from "../pattern/surface.ts";

/** What is drawn over a part: a flat pattern and where each of the part's places lies in it. */
export interface Face {
  /** Two values a vertex, pattern units. */
  uv: Float32Array;
  make: (surface: Surface) => void;
}

/**
 * One body of what stands on the floor, as triangles. The floor is at y = 0, x runs to the right, y
 * up and z to the camera; a unit is that of the part's pattern.
 */
export interface Part {
  /** Three values a vertex. */
  positions: Float32Array;
  triangles: Uint32Array;
  /** Unit normals, three values a vertex. */
  normals: Float32Array;
  optics: Optics;
  dye: Dye;
  /** Which of the picture's color ways it wears; the first when absent. */
  colorway?: number;
  /** The stuff's own face; laid over all that is drawn. */
  grain: Face;
  /** Seams and what else is drawn in a pattern of its own. */
  drawing?: Face;
}

/** A grid of places in space, row by row, three values each. */
export interface Grid {
  columns: number;
  rows: number;
  positions: Float32Array;
}

/** Two triangles for each cell of a grid; seen from outside they run anticlockwise. */
export function trianglesOf({ columns, rows }: Pick<Grid, "columns" | "rows">): Uint32Array {
  const triangles = new Uint32Array((columns - 1) * (rows - 1) * 6);
  let n = 0;
  for (let j = 0; j + 1 < rows; j++) {
    for (let i = 0; i + 1 < columns; i++) {
      const k = j * columns + i;
      for (const corner of [k, k + 1, k + columns, k + 1, k + columns + 1, k + columns]) {
        triangles[n++] = corner;
      }
    }
  }
  return triangles;
}

/** Unit normals of a grid's places; its last column lies upon its first. */
export function normalsOf(grid: Grid, triangles: Uint32Array): Float32Array {
  const { positions: p, columns, rows } = grid;
  const normals = new Float32Array(p.length);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    const ux = p[b]! - p[a]!;
    const uy = p[b + 1]! - p[a + 1]!;
    const uz = p[b + 2]! - p[a + 2]!;
    const vx = p[c]! - p[a]!;
    const vy = p[c + 1]! - p[a + 1]!;
    const vz = p[c + 2]! - p[a + 2]!;
    for (const k of [a, b, c]) {
      normals[k]! += uy * vz - uz * vy;
      normals[k + 1]! += uz * vx - ux * vz;
      normals[k + 2]! += ux * vy - uy * vx;
    }
  }
  joinSeam(normals, columns, rows);
  for (let k = 0; k < normals.length; k += 3) {
    const length = Math.hypot(normals[k]!, normals[k + 1]!, normals[k + 2]!) || 1;
    for (let axis = 0; axis < 3; axis++) normals[k + axis]! /= length;
  }
  return normals;
}

function joinSeam(normals: Float32Array, columns: number, rows: number): void {
  for (let j = 0; j < rows; j++) {
    const first = j * columns * 3;
    const last = first + (columns - 1) * 3;
    for (let axis = 0; axis < 3; axis++) {
      const sum = normals[first + axis]! + normals[last + axis]!;
      normals[first + axis] = sum;
      normals[last + axis] = sum;
    }
  }
}

/** The part turned about the upright axis, then moved; `mirror` makes a left shoe of a right one. */
export function placed(part: Part, at: Placement): Part {
  const positions = part.positions.slice();
  const normals = part.normals.slice();
  const c = Math.cos(at.turn);
  const t = Math.sin(at.turn);
  const side = at.mirror ? -1 : 1;
  for (let k = 0; k < positions.length; k += 3) {
    const [x, y, z] = [positions[k]!, positions[k + 1]!, positions[k + 2]! * side];
    positions[k] = x * c + z * t + at.x;
    positions[k + 1] = y;
    positions[k + 2] = z * c - x * t + at.z;
    const [nx, nz] = [normals[k]!, normals[k + 2]! * side];
    normals[k] = nx * c + nz * t;
    normals[k + 2] = nz * c - nx * t;
  }
  return { ...part, positions, normals };
}

/** Where a part comes to stand on the floor. */
export interface Placement {
  x: number;
  z: number;
  /** Radians about the upright axis. */
  turn: number;
  mirror?: boolean;
}
