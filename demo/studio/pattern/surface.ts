import type { Dye } from "../dyes.ts";
import { readField } from "../fields/scalar.ts";
import type { Optics } from "../light/optics.ts";
import type { DistanceField } from "./distance-field.ts";
import { type Box, boxAround, type Point, type Shift } from "./outline.ts";

/** Called for each texel: its index, its place on the pattern, its distance inside the outline. */
export type PaintTexel = (texel: number, u: number, v: number, depth: number) => void;

/** Called along a line: signed offset from it (positive on its right), and the way travelled. */
type PaintStroke = (texel: number, offset: number, travelled: number, u: number, v: number) => void;

/**
 * The face of one piece in its own flat pattern: relief in table units, dyes as weights and the
 * optics of each texel. Colors are weights of dyes, not values, so that one face serves every
 * color way. It covers a window of the pattern at `density` texels a unit: a close view makes its
 * own, finer face instead of enlarging a coarse one.
 */
export class Surface {
  readonly window: Box;
  readonly density: number;
  readonly width: number;
  readonly height: number;
  readonly relief: Float32Array;
  readonly finish: Uint8Array;
  readonly finishes: Optics[];
  readonly dyes: Dye[];
  readonly weights: Float32Array[];
  /** How its places move when settled cloth is spread flat; none for what stands, which has no folds. */
  spread: Shift | undefined;
  /** Whether a print is on it, so that its colors differ from place to place. */
  isPatterned = false;
  private readonly depth: Float32Array;

  constructor(
    window: Box,
    density: number,
    field: DistanceField,
    dye: Dye,
    optics: Optics,
    spread?: Shift,
  ) {
    this.window = window;
    this.density = density;
    this.spread = spread;
    this.width = Math.max(2, Math.ceil((window.x1 - window.x0) * density));
    this.height = Math.max(2, Math.ceil((window.y1 - window.y0) * density));
    const size = this.width * this.height;
    this.relief = new Float32Array(size);
    this.finish = new Uint8Array(size);
    this.finishes = [optics];
    this.dyes = [dye];
    this.weights = [new Float32Array(size).fill(1)];
    this.depth = new Float32Array(size);
    for (let j = 0, k = 0; j < this.height; j++) {
      for (let i = 0; i < this.width; i++, k++) this.depth[k] = field.at(this.u(i), this.v(j));
    }
  }

  /** The number under which `ink` knows a dye. */
  dye(name: Dye): number {
    const known = this.dyes.indexOf(name);
    if (known >= 0) return known;
    this.dyes.push(name);
    this.weights.push(new Float32Array(this.width * this.height));
    return this.dyes.length - 1;
  }

  /** The number of a further finish, to be set in `finish`. */
  addFinish(optics: Optics): number {
    this.finishes.push(optics);
    return this.finishes.length - 1;
  }

  each(paint: PaintTexel): void {
    for (let j = 0, k = 0; j < this.height; j++) {
      const v = this.v(j);
      for (let i = 0; i < this.width; i++, k++) {
        const depth = this.depth[k]!;
        if (depth > -6) paint(k, this.u(i), v, depth);
      }
    }
  }

  /** How far inside the piece's outline a texel lies, in units; below 0 outside. */
  depthOf(texel: number): number {
    return this.depth[texel]!;
  }

  /** Paints the texels of a box, whatever their depth. */
  within(box: Box, paint: (texel: number, u: number, v: number) => void): void {
    const { i0, i1, j0, j1 } = this.reach(box);
    for (let j = j0; j <= j1; j++) {
      for (let i = i0; i <= i1; i++) paint(j * this.width + i, this.u(i), this.v(j));
    }
  }

  /** Paints the texels no farther than `width` from a line. */
  along(path: Point[], width: number, paint: PaintStroke): void {
    const { i0, i1, j0, j1 } = this.reach(boxAround(path, width));
    const columns = i1 - i0 + 1;
    const rows = j1 - j0 + 1;
    if (columns <= 0 || rows <= 0) return;
    const nearest = new Float32Array(columns * rows).fill(1e9);
    const offset = new Float32Array(columns * rows);
    const travelled = new Float32Array(columns * rows);
    let way = 0;
    for (let k = 0; k + 1 < path.length; k++) {
      const [ax, ay] = path[k]!;
      const [bx, by] = path[k + 1]!;
      const ex = bx - ax;
      const ey = by - ay;
      const length = Math.hypot(ex, ey);
      if (length < 1e-6) continue;
      const near = this.reach(boxAround([path[k]!, path[k + 1]!], width));
      for (let j = near.j0; j <= near.j1; j++) {
        for (let i = near.i0; i <= near.i1; i++) {
          const px = this.u(i) - ax;
          const py = this.v(j) - ay;
          const share = (px * ex + py * ey) / (length * length);
          const t = share < 0 ? 0 : share > 1 ? 1 : share;
          const dx = px - ex * t;
          const dy = py - ey * t;
          const distance = Math.sqrt(dx * dx + dy * dy);
          const cell = (j - j0) * columns + i - i0;
          if (distance < nearest[cell]!) {
            nearest[cell] = distance;
            offset[cell] = ex * py - ey * px >= 0 ? distance : -distance;
            travelled[cell] = way + t * length;
          }
        }
      }
      way += length;
    }
    for (let j = 0, cell = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++, cell++) {
        if (nearest[cell]! > width) continue;
        const texel = (j + j0) * this.width + i + i0;
        paint(texel, offset[cell]!, travelled[cell]!, this.u(i + i0), this.v(j + j0));
      }
    }
  }

  /** Darkens or lightens whatever is painted so far. */
  tone(texel: number, factor: number): void {
    for (const plane of this.weights) plane[texel]! *= factor;
  }

  /** Covers what is painted so far with a dye. */
  ink(texel: number, dye: number, amount: number): void {
    if (amount <= 0) return;
    for (const plane of this.weights) plane[texel]! *= 1 - amount;
    this.weights[dye]![texel]! += amount;
  }

  /** Slope of the relief at a place of the pattern, rise per unit. */
  slope(u: number, v: number, out: Point): void {
    const x = (u - this.window.x0) * this.density - 0.5;
    const y = (v - this.window.y0) * this.density - 0.5;
    const f = this.relief;
    const { width: w, height: h, density } = this;
    out[0] = (readField(f, w, h, x + 1, y) - readField(f, w, h, x - 1, y)) * 0.5 * density;
    out[1] = (readField(f, w, h, x, y + 1) - readField(f, w, h, x, y - 1)) * 0.5 * density;
  }

  read(field: Float32Array, u: number, v: number): number {
    const x = (u - this.window.x0) * this.density - 0.5;
    const y = (v - this.window.y0) * this.density - 0.5;
    return readField(field, this.width, this.height, x, y);
  }

  opticsAt(u: number, v: number): Optics {
    const x = Math.floor((u - this.window.x0) * this.density);
    const y = Math.floor((v - this.window.y0) * this.density);
    const i = x < 0 ? 0 : x >= this.width ? this.width - 1 : x;
    const j = y < 0 ? 0 : y >= this.height ? this.height - 1 : y;
    return this.finishes[this.finish[j * this.width + i]!]!;
  }

  private u(i: number): number {
    return this.window.x0 + (i + 0.5) / this.density;
  }

  private v(j: number): number {
    return this.window.y0 + (j + 0.5) / this.density;
  }

  private reach(box: Box) {
    const { window, density } = this;
    return {
      i0: Math.max(0, Math.floor((box.x0 - window.x0) * density - 0.5)),
      j0: Math.max(0, Math.floor((box.y0 - window.y0) * density - 0.5)),
      i1: Math.min(this.width - 1, Math.ceil((box.x1 - window.x0) * density - 0.5)),
      j1: Math.min(this.height - 1, Math.ceil((box.y1 - window.y0) * density - 0.5)),
    };
  }
}
