import { surplusTaken } from "../pattern/excess.ts";
import type { Mesh } from "./mesh.ts";

/** Where each node is pulled to, how strongly, and the floor it cannot pass. */
export interface Forces {
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
  floor: Float32Array;
  inPlane: Float32Array;
  upright: Float32Array;
  slide: number;
}

/** Links to the right, below, below right and below left: node offsets and rest lengths (0: none). */
export interface Links {
  offsets: [number, number, number, number];
  lengths: [Float32Array, Float32Array, Float32Array, Float32Array];
}

const half = Math.SQRT1_2;
const directions = [
  { i: 1, j: 0, dx: 1, dy: 0, stretch: 1 },
  { i: 0, j: 1, dx: 0, dy: 1, stretch: 1 },
  { i: 1, j: 1, dx: half, dy: half, stretch: Math.SQRT2 },
  { i: -1, j: 1, dx: -half, dy: half, stretch: Math.SQRT2 },
];

/** `tensor` holds three values a node: surplus xx, xy and yy. */
export function restLengths(mesh: Mesh, tensor: Float32Array): Links {
  const { columns, rows, spacing, active } = mesh;
  const lengths = directions.map(() => new Float32Array(active.length)) as Links["lengths"];
  for (let j = 0, k = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, k++) {
      if (!active[k]) continue;
      directions.forEach((to, d) => {
        const i2 = i + to.i;
        const j2 = j + to.j;
        const other = j2 * columns + i2;
        if (i2 < 0 || i2 >= columns || j2 >= rows || !active[other]) return;
        const mean = (part: number) => (tensor[k * 3 + part]! + tensor[other * 3 + part]!) / 2;
        const surplus =
          mean(0) * to.dx * to.dx + 2 * mean(1) * to.dx * to.dy + mean(2) * to.dy * to.dy;
        lengths[d]![k] = spacing * to.stretch * (1 + surplusTaken * surplus);
      });
    }
  }
  return { offsets: [1, columns, columns + 1, columns - 1], lengths };
}

/** Moves nodes by their speed and towards their anchors. */
export function pull(
  mesh: Mesh,
  nodes: Int32Array,
  forces: Forces,
  speed: [Float32Array, Float32Array, Float32Array],
): void {
  const { x, y, z } = mesh;
  for (let n = 0; n < nodes.length; n++) {
    const k = nodes[n]!;
    const inPlane = forces.inPlane[k]!;
    x[k]! += speed[0][k]!;
    y[k]! += speed[1][k]! + forces.slide;
    z[k]! += speed[2][k]!;
    x[k]! += (forces.x[k]! - x[k]!) * inPlane;
    y[k]! += (forces.y[k]! - y[k]!) * inPlane;
    z[k]! += (forces.z[k]! - z[k]!) * forces.upright[k]!;
  }
}

/** Share of a link's error mended at once: threads hardly stretch, but slide over each other. */
const structural = 0.9;
const shear = 0.12;

/** Brings each link nearer its rest length; sweeps alternate so that no corner is favored. */
export function stretchLinks(
  mesh: Mesh,
  nodes: Int32Array,
  links: Links,
  backwards: boolean,
): void {
  const { x, y, z } = mesh;
  const count = nodes.length;
  for (let d = 0; d < 4; d++) {
    const lengths = links.lengths[d]!;
    const offset = links.offsets[d]!;
    const stiffness = d < 2 ? structural : shear;
    for (let n = 0; n < count; n++) {
      const k = nodes[backwards ? count - 1 - n : n]!;
      const rest = lengths[k]!;
      if (rest === 0) continue;
      const other = k + offset;
      const dx = x[other]! - x[k]!;
      const dy = y[other]! - y[k]!;
      const dz = z[other]! - z[k]!;
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const f = (stiffness * (length - rest)) / (length + 1e-6);
      x[k]! += dx * f;
      y[k]! += dy * f;
      z[k]! += dz * f;
      x[other]! -= dx * f;
      y[other]! -= dy * f;
      z[other]! -= dz * f;
    }
  }
}

/** How cloth resists bending. */
export interface Stiffness {
  resistance: number;
  /**
   * Curvature a unit at which half of the resistance is lost: what is bent so far breaks into a
   * crease, and the cloth beside it lies flat. It never breaks when absent.
   */
  breaksAt?: number;
}

/**
 * Share of the bending resistance along the diagonals: without it folds kink into zigzags, and
 * creases run along the grid.
 */
const diagonal = { rolling: 0.24, breaking: 0.6 };

/** Moves every three nodes in a row towards a straight line. */
export function bendLinks(
  mesh: Mesh,
  nodes: Int32Array,
  links: Links,
  { resistance, breaksAt }: Stiffness,
): void {
  const { x, y, z } = mesh;
  const slanting = breaksAt ? diagonal.breaking : diagonal.rolling;
  for (let d = 0; d < 4; d++) {
    const stiffness = d < 2 ? resistance : resistance * slanting;
    const square = mesh.spacing * mesh.spacing * (d < 2 ? 1 : 2);
    const yielding = breaksAt ? (2 / (breaksAt * square)) ** 2 : 0;
    const own = stiffness * 0.5;
    const others = stiffness * 0.25;
    const lengths = links.lengths[d]!;
    const offset = links.offsets[d]!;
    for (let n = 0; n < nodes.length; n++) {
      const k = nodes[n]!;
      const a = k - offset;
      const b = k + offset;
      if (a < 0 || lengths[a] === 0 || lengths[k] === 0) continue;
      const dx = (x[a]! + x[b]!) * 0.5 - x[k]!;
      const dy = (y[a]! + y[b]!) * 0.5 - y[k]!;
      const dz = (z[a]! + z[b]!) * 0.5 - z[k]!;
      const left = 1 / (1 + yielding * (dx * dx + dy * dy + dz * dz));
      const inner = own * left;
      const outer = others * left;
      x[k]! += dx * inner;
      y[k]! += dy * inner;
      z[k]! += dz * inner;
      x[a]! -= dx * outer;
      y[a]! -= dy * outer;
      z[a]! -= dz * outer;
      x[b]! -= dx * outer;
      y[b]! -= dy * outer;
      z[b]! -= dz * outer;
    }
  }
}
