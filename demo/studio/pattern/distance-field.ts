import { readField } from "../fields/scalar.ts";
import { type Box, boxAround, type Point } from "./outline.ts";

const cell = 2;
/** Distances are exact up to here and held beyond. */
const reach = 48;

/** Signed distance to a closed outline in table units, positive inside, on a grid of 2 units. */
export class DistanceField {
  readonly box: Box;
  private readonly width: number;
  private readonly height: number;
  private readonly field: Float32Array;

  constructor(outline: Point[]) {
    this.box = boxAround(outline, reach + 4);
    this.width = Math.ceil((this.box.x1 - this.box.x0) / cell) + 2;
    this.height = Math.ceil((this.box.y1 - this.box.y0) / cell) + 2;
    this.field = new Float32Array(this.width * this.height).fill(reach);
    this.measure(outline);
    this.signOutside(outline);
  }

  at(u: number, v: number): number {
    const x = (u - this.box.x0) / cell;
    const y = (v - this.box.y0) / cell;
    return readField(this.field, this.width, this.height, x, y);
  }

  private measure(outline: Point[]): void {
    for (let k = 0; k < outline.length; k++) {
      this.measureSegment(outline[k]!, outline[(k + 1) % outline.length]!);
    }
  }

  private measureSegment([ax, ay]: Point, [bx, by]: Point): void {
    const { x0, y0 } = this.box;
    const ex = bx - ax;
    const ey = by - ay;
    const square = ex * ex + ey * ey || 1e-9;
    const i0 = Math.max(0, Math.floor((Math.min(ax, bx) - reach - x0) / cell));
    const i1 = Math.min(this.width - 1, Math.ceil((Math.max(ax, bx) + reach - x0) / cell));
    const j0 = Math.max(0, Math.floor((Math.min(ay, by) - reach - y0) / cell));
    const j1 = Math.min(this.height - 1, Math.ceil((Math.max(ay, by) + reach - y0) / cell));
    for (let j = j0; j <= j1; j++) {
      for (let i = i0; i <= i1; i++) {
        const px = x0 + i * cell - ax;
        const py = y0 + j * cell - ay;
        const along = (px * ex + py * ey) / square;
        const t = along < 0 ? 0 : along > 1 ? 1 : along;
        const distance = Math.hypot(px - ex * t, py - ey * t);
        const k = j * this.width + i;
        if (distance < this.field[k]!) this.field[k] = distance;
      }
    }
  }

  /** Turns the sign wherever a row of the grid lies outside, by the even-odd rule. */
  private signOutside(outline: Point[]): void {
    const { x0, y0 } = this.box;
    for (let j = 0; j < this.height; j++) {
      const y = y0 + j * cell + 1e-4;
      const crossings: number[] = [];
      for (let k = 0; k < outline.length; k++) {
        const [ax, ay] = outline[k]!;
        const [bx, by] = outline[(k + 1) % outline.length]!;
        if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      }
      crossings.sort((a, b) => a - b);
      for (let i = 0, passed = 0; i < this.width; i++) {
        while (passed < crossings.length && crossings[passed]! < x0 + i * cell) passed++;
        if (passed % 2 === 0) this.field[j * this.width + i]! *= -1;
      }
    }
  }
}
