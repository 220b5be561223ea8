import { noise } from "../fields/noise.ts";
import { clamp, fraction } from "../fields/scalar.ts";

/**
 * A sheet of cloth that was crushed between hands and smoothed again. What was bent too sharply stays
 * bent: ridges that meet in points, flat places between them. It is made once, and every garment's
 * creases are read from another part of it.
 */

/** Nodes along each side of the sheet. */
const side = 224;
const size = side * side;

/** How a sheet is crushed: twice over, each time mostly one way; lengths in distances of nodes. */
const crushing = {
  /** Directions in which it is pushed together, in radians, and how far they turn from place to place. */
  ways: [0.35, 1.75],
  turn: 0.9,
  /** Surplus along that direction, and the share of it that lies across. */
  surplus: 0.065,
  across: 0.25,
  /** How thick the crushed sheet may be to either side. */
  thickness: 5.5,
  /** The bend up to which cloth springs back. */
  yields: 0.075,
  /** How much of what is beyond it stays, at each step. */
  kept: 0.25,
  steps: 90,
};
const smoothing = { steps: 110, hold: 0.004 };
const bend = { straight: 0.75, slanting: 0.38 };
const sweeps = 4;

/** How hands hold a sheet. */
interface Hands {
  /** Surplus along each of the directions, over the nodes, and the share of it that there is now. */
  surplus: Float32Array[];
  share: number;
  /** How thick it may be to either side, in distances of nodes. */
  thickness: number;
  /** Pull back to the plane. */
  hold?: number;
  /** Whether a part of its sharpest bends stays. */
  yields?: boolean;
}

/** A sheet whose right side goes on at its left and whose bottom goes on at its top. */
class Sheet {
  readonly x = new Float32Array(size);
  readonly y = new Float32Array(size);
  readonly z = Float32Array.from({ length: size }, (_, k) => uneven(k));
  private readonly before = [this.x, this.y, this.z].map((axis) => axis.slice());
  private readonly speed = [this.x, this.y, this.z].map(() => new Float32Array(size));
  /** The bend that has stayed, for each direction. */
  private readonly set = directions.map(() => new Float32Array(size));

  /** Goes on for a moment, as hands hold it. */
  step({ surplus, share, thickness, hold = 0, yields = false }: Hands): void {
    const { x, y, z, before, speed } = this;
    [x, y, z].forEach((axis, d) => {
      before[d]!.set(axis);
      const v = speed[d]!;
      const kept = d < 2 ? 0.999 : 1 - hold;
      for (let k = 0; k < size; k++) axis[k] = (axis[k]! + v[k]!) * kept;
    });
    for (let sweep = 0; sweep < sweeps; sweep++) {
      for (let d = 0; d < 4; d++) this.stretch(d, surplus[d]!, share);
    }
    for (let d = 0; d < 4; d++) this.bend(d, yields);
    for (let k = 0; k < size; k++) z[k] = clamp(z[k]!, -thickness, thickness);
    [x, y, z].forEach((axis, d) => {
      const v = speed[d]!;
      const old = before[d]!;
      for (let k = 0; k < size; k++) v[k] = (axis[k]! - old[k]!) * 0.9;
    });
  }

  private stretch(d: number, surplus: Float32Array, share: number): void {
    const { x, y, z } = this;
    const { i, j, stiffness } = directions[d]!;
    const to = ahead[d]!;
    const straight = Math.hypot(i, j);
    for (let k = 0; k < size; k++) {
      const other = to[k]!;
      const dx = x[other]! - x[k]! + i;
      const dy = y[other]! - y[k]! + j;
      const dz = z[other]! - z[k]!;
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const f = (0.5 * stiffness * (length - straight * (1 + share * surplus[k]!))) / length;
      x[k]! += dx * f;
      y[k]! += dy * f;
      z[k]! += dz * f;
      x[other]! -= dx * f;
      y[other]! -= dy * f;
      z[other]! -= dz * f;
    }
  }

  private bend(d: number, yields: boolean): void {
    const { x, y, z } = this;
    const [from, to, set] = [behind[d]!, ahead[d]!, this.set[d]!];
    const stiffness = d < 2 ? bend.straight : bend.slanting;
    for (let k = 0; k < size; k++) {
      const a = from[k]!;
      const b = to[k]!;
      const dx = (x[a]! + x[b]!) * 0.5 - x[k]!;
      const dy = (y[a]! + y[b]!) * 0.5 - y[k]!;
      const bent = (z[a]! + z[b]!) * 0.5 - z[k]!;
      if (yields) {
        const beyond = bent - set[k]!;
        const over = beyond - clamp(beyond, -crushing.yields, crushing.yields);
        set[k]! += crushing.kept * over;
      }
      const dz = bent - set[k]!;
      const own = stiffness * 0.5;
      const others = stiffness * 0.25;
      x[k]! += dx * own;
      y[k]! += dy * own;
      z[k]! += dz * own;
      x[a]! -= dx * others;
      y[a]! -= dy * others;
      z[a]! -= dz * others;
      x[b]! -= dx * others;
      y[b]! -= dy * others;
      z[b]! -= dz * others;
    }
  }
}

const directions = [
  { i: 1, j: 0, stiffness: 0.9 },
  { i: 0, j: 1, stiffness: 0.9 },
  { i: 1, j: 1, stiffness: 0.15 },
  { i: -1, j: 1, stiffness: 0.15 },
];
const ahead = directions.map(({ i, j }) => neighbors(i, j));
const behind = directions.map(({ i, j }) => neighbors(-i, -j));

function neighbors(di: number, dj: number): Int32Array {
  return Int32Array.from({ length: size }, (_, k) => {
    const i = ((k % side) + di + side) % side;
    const j = (Math.floor(k / side) + dj + side) % side;
    return j * side + i;
  });
}

function uneven(k: number): number {
  const [i, j] = [k % side, Math.floor(k / side)];
  return 2 * (around(i, j, 40, 180) + 0.7 * around(i, j, 17, 181) + 0.4 * around(i, j, 7, 182));
}

/** Noise that goes on at the other side of the sheet. @param grain size of its cells, in nodes. */
function around(i: number, j: number, grain: number, lane: number): number {
  const [u, v, whole] = [i / grain, j / grain, side / grain];
  const [a, b] = [i / side, j / side];
  const top = (1 - a) * noise(u, v, lane) + a * noise(u - whole, v, lane);
  const bottom = (1 - a) * noise(u, v - whole, lane) + a * noise(u - whole, v - whole, lane);
  return (1 - b) * top + b * bottom;
}

/** Surplus along each of the directions, for a sheet that is pushed together one way. */
function surplusTowards(way: number, lane: number): Float32Array[] {
  return directions.map(({ i, j }) => {
    const straight = Math.hypot(i, j);
    return Float32Array.from({ length: size }, (_, k) => {
      const [column, row] = [k % side, Math.floor(k / side)];
      const angle = way + crushing.turn * around(column, row, 75, lane);
      const along = (i * Math.cos(angle) + j * Math.sin(angle)) / straight;
      const patch = clamp(0.8 + 0.7 * around(column, row, 56, lane + 1), 0.25, 1.4);
      return crushing.surplus * patch * (crushing.across + (1 - crushing.across) * along * along);
    });
  });
}

let crushed: Float32Array | undefined;

/** Heights of a sheet of cloth that was crushed and smoothed again, with slopes of a mean square of 1. */
export function crushedSheet(): Float32Array {
  crushed ??= scaledToSlope(crush());
  return crushed;
}

function crush(): Float32Array {
  const sheet = new Sheet();
  crushing.ways.forEach((way, n) => {
    const surplus = surplusTowards(way, 183 + 4 * n);
    for (let step = 0; step < crushing.steps; step++) {
      const share = step / crushing.steps;
      const thickness = crushing.thickness * (1.6 - 0.6 * share);
      sheet.step({ surplus, share: Math.min(1, 1.5 * share), thickness, yields: true });
    }
    const { steps, hold } = smoothing;
    for (let step = 0; step < steps; step++) {
      const share = Math.max(0, 1 - (2 * step) / steps);
      sheet.step({ surplus, share, thickness: crushing.thickness, hold });
    }
  });
  return sheet.z;
}

function scaledToSlope(z: Float32Array): Float32Array {
  let squares = 0;
  for (let k = 0; k < size; k++) {
    squares += (z[ahead[0]![k]!]! - z[k]!) ** 2 + (z[ahead[1]![k]!]! - z[k]!) ** 2;
  }
  const slope = Math.sqrt(squares / size);
  return z.map((height) => height / slope);
}

/** Height of the crushed sheet at a place, in nodes from its corner; smooth in its slopes too. */
export function readCrushed(sheet: Float32Array, i: number, j: number): number {
  const [column, row] = [Math.floor(i), Math.floor(j)];
  const across = spline(fraction(i));
  const down = spline(fraction(j));
  let height = 0;
  for (let b = 0; b < 4; b++) {
    const start = ((((row + b - 1) % side) + side) % side) * side;
    let line = 0;
    for (let a = 0; a < 4; a++) {
      line += across[a]! * sheet[start + ((((column + a - 1) % side) + side) % side)]!;
    }
    height += down[b]! * line;
  }
  return height;
}

/** Weights of the four nodes round a place: a spline through them, for the crests are to stay sharp. */
function spline(t: number): readonly [number, number, number, number] {
  const [tt, ttt] = [t * t, t * t * t];
  return [
    (-ttt + 2 * tt - t) / 2,
    (3 * ttt - 5 * tt + 2) / 2,
    (-3 * ttt + 4 * tt + t) / 2,
    (ttt - tt) / 2,
  ];
}
