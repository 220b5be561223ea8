import { cross, unit, type Vector } from "../light/vector.ts";
import type { Part } from "./part.ts";

/** Cells across and down. */
const size = 360;

/** How near things are to a lamp far away, in units, over the plane across its light. */
export class ShadowMap {
  private readonly right: Vector;
  private readonly up: Vector;
  private readonly towards: Vector;
  private readonly scale: number;
  private readonly depth = new Float32Array(size * size);

  /** @param reach farthest place of any part from the origin, in units. */
  constructor(towards: Vector, reach: number) {
    this.towards = towards;
    this.right = unit(Math.abs(towards[1]) > 0.99 ? [1, 0, 0] : [towards[2], 0, -towards[0]]);
    this.up = cross(towards, this.right);
    this.scale = (size - 4) / (2 * reach);
  }

  /** Begins anew with what is nearest to the lamp. */
  draw(parts: Part[]): void {
    this.depth.fill(-1e6);
    for (const { positions, triangles } of parts) {
      const count = positions.length / 3;
      const px = new Float32Array(count);
      const py = new Float32Array(count);
      const pz = new Float32Array(count);
      for (let k = 0; k < count; k++) {
        const [x, y, z] = [positions[3 * k]!, positions[3 * k + 1]!, positions[3 * k + 2]!];
        px[k] = this.across(this.right, x, y, z);
        py[k] = this.across(this.up, x, y, z);
        pz[k] = x * this.towards[0] + y * this.towards[1] + z * this.towards[2];
      }
      for (let t = 0; t < triangles.length; t += 3) {
        this.fill(px, py, pz, triangles[t]!, triangles[t + 1]!, triangles[t + 2]!);
      }
    }
  }

  /** Share of the light that reaches a place, 0..1; what hides it is at least `slack` nearer to the lamp. */
  reaches(x: number, y: number, z: number, slack: number): number {
    const px = this.across(this.right, x, y, z) - 0.5;
    const py = this.across(this.up, x, y, z) - 0.5;
    if (px < 0 || py < 0 || px >= size - 1 || py >= size - 1) return 1;
    const i = px | 0;
    const j = py | 0;
    const k = j * size + i;
    const own = x * this.towards[0] + y * this.towards[1] + z * this.towards[2] + slack;
    const d = this.depth;
    const fx = px - i;
    const fy = py - j;
    return (
      ((d[k]! <= own ? 1 - fx : 0) + (d[k + 1]! <= own ? fx : 0)) * (1 - fy) +
      ((d[k + size]! <= own ? 1 - fx : 0) + (d[k + size + 1]! <= own ? fx : 0)) * fy
    );
  }

  private across(axis: Vector, x: number, y: number, z: number): number {
    return (x * axis[0] + y * axis[1] + z * axis[2]) * this.scale + size / 2;
  }

  /**
   * Fills the cells whose middles a triangle covers; `a`, `b` and `c` are its vertices. The loop is
   * that of `draw` in `view.ts`, written out again: shared by a call for each cell, it took a third
   * longer to light a thing, for this runs once a triangle and ray.
   */
  private fill(
    px: Float32Array,
    py: Float32Array,
    pz: Float32Array,
    a: number,
    b: number,
    c: number,
  ): void {
    const [ax, ay, bx, by, cx, cy] = [px[a]!, py[a]!, px[b]!, py[b]!, px[c]!, py[c]!];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) return;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let j = top; j <= bottom; j++) {
      for (let i = left; i <= right; i++) {
        const x = i + 0.5;
        const y = j + 0.5;
        const wb = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
        const wc = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
        if (wb < 0 || wc < 0 || wb + wc > 1) continue;
        const z = pz[a]! + wb * (pz[b]! - pz[a]!) + wc * (pz[c]! - pz[a]!);
        const k = j * size + i;
        if (z > this.depth[k]!) this.depth[k] = z;
      }
    }
  }
}
