import { blur } from "../fields/blur.ts";
import type { Point } from "../pattern/outline.ts";
import type { Mesh } from "./mesh.ts";

/**
 * How a settled piece is bent, over its pattern: curvature per unit in the direction in which the
 * cloth bends most. Read as a vector at twice that direction's angle, so that opposite ones agree.
 */
export class Curvature {
  private readonly mesh: Mesh;
  private readonly across: Float32Array;
  private readonly aslant: Float32Array;

  /** @param rise how far the cloth stands above its modeled height, over the mesh's nodes. */
  constructor(mesh: Mesh, rise: Float32Array) {
    const { columns, rows, spacing, active } = mesh;
    const across = new Float32Array(active.length);
    const aslant = new Float32Array(active.length);
    const square = spacing * spacing;
    for (let j = 1; j < rows - 1; j++) {
      for (let k = j * columns + 1; k < (j + 1) * columns - 1; k++) {
        if (!surrounded(active, k, columns)) continue;
        const here = 2 * rise[k]!;
        const xx = (rise[k - 1]! + rise[k + 1]! - here) / square;
        const yy = (rise[k - columns]! + rise[k + columns]! - here) / square;
        const falling = rise[k + columns + 1]! + rise[k - columns - 1]!;
        const rising = rise[k + columns - 1]! + rise[k - columns + 1]!;
        const sign = xx + yy < 0 ? -1 : 1;
        across[k] = sign * (xx - yy);
        aslant[k] = (sign * (falling - rising)) / (2 * square);
      }
    }
    this.mesh = mesh;
    this.across = blur(across, columns, rows, 1);
    this.aslant = blur(aslant, columns, rows, 1);
  }

  read(u: number, v: number, out: Point): void {
    out[0] = this.mesh.read(this.across, u, v);
    out[1] = this.mesh.read(this.aslant, u, v);
  }
}

function surrounded(active: Uint8Array, k: number, columns: number): boolean {
  for (const row of [k - columns, k, k + columns]) {
    if (!active[row - 1] || !active[row] || !active[row + 1]) return false;
  }
  return true;
}
