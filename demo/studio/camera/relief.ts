import { readField } from "../fields/scalar.ts";

/** A ray that comes down on a plate: at `t` it is over the pixel (x + dx t, y + dy t), z + dz t units high. */
export interface Ray {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  /** Below 0. */
  dz: number;
}

/** Pixels along the sides of a block; of each block it is known how high it is at most. */
const block = 16;

/** No pixel is passed over. */
const step = 0.7;

/** The heights of what lies on the table, over a plate: rays fall on it. */
export class Relief {
  private readonly heights: Float32Array;
  private readonly width: number;
  private readonly height: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly roofs: Float32Array;
  private readonly top: number;

  /** @param heights in units, over a plate of so many pixels. */
  constructor(heights: Float32Array, width: number, height: number) {
    this.heights = heights;
    this.width = width;
    this.height = height;
    this.columns = Math.ceil(width / block);
    this.rows = Math.ceil(height / block);
    this.roofs = this.roofsOf();
    this.top = this.roofs.reduce((a, b) => Math.max(a, b), 0);
  }

  /** Units at a place of the plate; fields hold what is in the middle of their pixels. */
  at(x: number, y: number): number {
    return readField(this.heights, this.width, this.height, x - 0.5, y - 0.5);
  }

  /** The `t` at which a ray meets what lies on the table, or the table. */
  meets(ray: Ray): number {
    const ground = -ray.z / ray.dz;
    const pace = Math.min(step / Math.hypot(ray.dx, ray.dy), 1);
    let t = (this.top + 0.1 - ray.z) / ray.dz;
    while (t < ground) {
      const [roof, leaves] = this.blockAt(ray, t);
      const until = Math.min(leaves, ground);
      if (ray.z + ray.dz * until > roof || (roof <= 0 && until === ground)) {
        t = until;
        continue;
      }
      while (t < until) {
        const next = Math.min(t + pace, ground);
        if (this.isMet(ray, next))
          return next === ground && this.isBare(ray, next) ? ground : this.between(ray, t, next);
        t = next;
      }
    }
    return ground;
  }

  private isMet({ x, y, z, dx, dy, dz }: Ray, t: number): boolean {
    return z + dz * t <= this.at(x + dx * t, y + dy * t);
  }

  private isBare({ x, y, dx, dy }: Ray, t: number): boolean {
    return this.at(x + dx * t, y + dy * t) <= 0;
  }

  private between(ray: Ray, above: number, below: number): number {
    for (let n = 0; n < 4; n++) {
      const middle = (above + below) / 2;
      if (this.isMet(ray, middle)) below = middle;
      else above = middle;
    }
    return below;
  }

  /** How high the block is at most that a ray is over, and the `t` at which it leaves it. */
  private blockAt({ x, y, dx, dy }: Ray, t: number): [roof: number, leaves: number] {
    const ahead = 1e-6;
    const column = blockOf(x + dx * (t + ahead), this.columns);
    const row = blockOf(y + dy * (t + ahead), this.rows);
    const across = leaving(x, dx, column, this.columns);
    const down = leaving(y, dy, row, this.rows);
    return [this.roofs[row * this.columns + column]!, Math.max(t + ahead, Math.min(across, down))];
  }

  private roofsOf(): Float32Array {
    const { heights, width, height, columns, rows } = this;
    const roofs = new Float32Array(columns * rows);
    for (let row = 0, b = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, b++) {
        // A height between two pixels is read from both.
        const [x0, x1] = [
          Math.max(0, column * block - 1),
          Math.min(width, (column + 1) * block + 1),
        ];
        const [y0, y1] = [Math.max(0, row * block - 1), Math.min(height, (row + 1) * block + 1)];
        let roof = 0;
        for (let y = y0; y < y1; y++) {
          for (let k = y * width + x0; k < y * width + x1; k++) {
            if (heights[k]! > roof) roof = heights[k]!;
          }
        }
        roofs[b] = roof;
      }
    }
    return roofs;
  }
}

/** What lies beyond the plate counts to the block at its rim. */
function blockOf(at: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(at / block)));
}

function leaving(from: number, pace: number, at: number, count: number): number {
  if (pace > 0 && at < count - 1) return ((at + 1) * block - from) / pace;
  if (pace < 0 && at > 0) return (at * block - from) / pace;
  return Number.POSITIVE_INFINITY;
}
