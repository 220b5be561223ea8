import { blurWithin } from "../fields/blur.ts";
import { surplusTaken } from "../pattern/excess.ts";
import type { Point, Shift } from "../pattern/outline.ts";
import { followSteps, linkSteps } from "./follow-steps.ts";
import type { Mesh } from "./mesh.ts";

/** Rise per unit from which cloth laps over rather than slopes: no more of it is told. */
const steepest = 1;
/**
 * So many times the square of a fold's slope is told. Folds settle with a share of their surplus, and on
 * this grid less steeply than real ones stand: a print has to tell what their height does not.
 */
const told = 2 / surplusTaken;
/** Over so many units the height is evened out first: creases shift a print no farther than they show. */
const even = 6;
const sweeping = { sweeps: 240, overshoot: 1.97 };

/**
 * Where the places of a settled piece would lie if its cloth were spread flat. What stands in a fold
 * is longer than the table below it; a print on it is squeezed on the fold's sides, and runs on in a
 * bend where the fold dies away. Hands have swept the cloth besides.
 */
export class SpreadCloth {
  private readonly mesh: Mesh;
  private readonly swept: Shift;
  /** How far each node moves along u and v; only prints ask for it. */
  private moved: [Float32Array, Float32Array] | undefined;

  /** @param swept how far hands have swept its cloth in its own plane. */
  constructor(mesh: Mesh, swept: Shift) {
    this.mesh = mesh;
    this.swept = swept;
  }

  /** How far a place of the pattern moves, in units. */
  at(u: number, v: number): Point {
    this.moved ??= spreadFlat(this.mesh, this.swept);
    return [this.mesh.read(this.moved[0], u, v), this.mesh.read(this.moved[1], u, v)];
  }
}

function spreadFlat(mesh: Mesh, swept: Shift): [Float32Array, Float32Array] {
  const surplus = surplusOf(mesh);
  const [across, down] = [spreadAlong(mesh, surplus, 0), spreadAlong(mesh, surplus, 1)];
  mesh.active.forEach((here, k) => {
    if (!here) return;
    const u = mesh.u0 + (k % mesh.columns) * mesh.spacing;
    const v = mesh.v0 + Math.floor(k / mesh.columns) * mesh.spacing;
    const [du, dv] = swept(u, v);
    across[k]! += du;
    down[k]! += dv;
  });
  return [across, down];
}

/**
 * By how much the cloth at each node is longer than what it covers: three values a node, xx, xy and
 * yy. A print tells more of it than has settled.
 */
function surplusOf({ columns, rows, spacing, active, z: uneven }: Mesh): Float32Array {
  const radius = Math.max(1, Math.round(even / spacing));
  const z = blurWithin(uneven, Float32Array.from(active), columns, rows, radius, 2);
  const surplus = new Float32Array(active.length * 3);
  const slope = (before: number, k: number, after: number) => {
    const from = active[before] ? before : k;
    const to = active[after] ? after : k;
    return from === to ? 0 : (z[to]! - z[from]!) / (spacing * (from === k || to === k ? 1 : 2));
  };
  active.forEach((here, k) => {
    if (!here) return;
    const across = slope(k - 1, k, k + 1);
    const down = slope(k - columns, k, k + columns);
    const square = across * across + down * down;
    if (square === 0) return;
    const steep = told * Math.min(square, steepest * steepest);
    const longer = (Math.sqrt(1 + steep) - 1) / square;
    surplus[k * 3] = longer * across * across;
    surplus[k * 3 + 1] = longer * across * down;
    surplus[k * 3 + 2] = longer * down * down;
  });
  return surplus;
}

/** Moves all nodes along one axis (0: u, 1: v) until neighbors are as far apart as the cloth between them is long. */
function spreadAlong(mesh: Mesh, surplus: Float32Array, axis: 0 | 1): Float32Array {
  const steps = linkSteps(mesh, (from, to, way) => {
    const part = axis + way;
    return mesh.spacing * ((surplus[from * 3 + part]! + surplus[to * 3 + part]!) / 2);
  });
  const moved = new Float32Array(mesh.active.length);
  followSteps(steps, moved, sweeping);
  return moved;
}
