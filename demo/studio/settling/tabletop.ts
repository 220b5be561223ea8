import { blur } from "../fields/blur.ts";
import { readField } from "../fields/scalar.ts";
import type { DistanceField } from "../pattern/distance-field.ts";
import type { Mesh } from "./mesh.ts";
import { scanMesh } from "./triangles.ts";

const cell = 2;
/** How far the table goes on round the 1200 x 1600 units of a single garment. */
const margin = 700;
const columns = (1200 + 2 * margin) / cell;
const rows = (1600 + 2 * margin) / cell;

/** The table and the height of what has been laid on it so far, in units. */
export class Tabletop {
  private readonly heights = new Float32Array(columns * rows);

  /** The heights as a next piece feels them, their steps softened over `softness` cells of two units. */
  below(softness = 0): (x: number, y: number) => number {
    const heights = softness ? blur(this.heights, columns, rows, softness) : this.heights;
    return (x, y) => readField(heights, columns, rows, (x + margin) / cell, (y + margin) / cell);
  }

  lay(mesh: Mesh, field: DistanceField): void {
    const px = mesh.x.map((x) => (x + margin) / cell);
    const py = mesh.y.map((y) => (y + margin) / cell);
    const { z } = mesh;
    scanMesh(mesh, px, py, columns, rows, (x, y, u, v, a, b, c, wa, wb, wc) => {
      if (field.at(u, v) < 0) return;
      const height = wa * z[a]! + wb * z[b]! + wc * z[c]!;
      const k = y * columns + x;
      if (height > this.heights[k]!) this.heights[k] = height;
    });
  }
}
