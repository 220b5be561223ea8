import { readField } from "../fields/scalar.ts";

/** A settled piece: a regular grid over its pattern, with the place of each node above the table. */
export class Mesh {
  readonly u0: number;
  readonly v0: number;
  readonly spacing: number;
  readonly columns: number;
  readonly rows: number;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  /** 1 where the node belongs to the piece. */
  readonly active: Uint8Array;

  constructor(u0: number, v0: number, columns: number, rows: number, spacing: number) {
    this.u0 = u0;
    this.v0 = v0;
    this.spacing = spacing;
    this.columns = columns;
    this.rows = rows;
    const size = this.columns * this.rows;
    this.x = new Float32Array(size);
    this.y = new Float32Array(size);
    this.z = new Float32Array(size);
    this.active = new Uint8Array(size);
  }

  /** Over a part of the pattern, from its upper left corner on. */
  static over(u0: number, v0: number, width: number, height: number, spacing: number): Mesh {
    const nodes = (length: number) => Math.ceil(length / spacing) + 1;
    return new Mesh(u0, v0, nodes(width), nodes(height), spacing);
  }

  /** Reads a field over the same nodes at a place of the pattern. */
  read(field: Float32Array, u: number, v: number): number {
    const x = (u - this.u0) / this.spacing;
    const y = (v - this.v0) / this.spacing;
    return readField(field, this.columns, this.rows, x, y);
  }
}
