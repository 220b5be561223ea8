import { clamp, readField } from "./scalar.ts";

/** A box blur of a row-major field, repeated so that it nears a bell; the rim is held. */
export function blur(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  times = 2,
): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const across = new Float32Array(width * height);
  const result = source.slice();
  for (let n = 0; n < times; n++) {
    slideAcross(result, across, width, height, r);
    slideDown(across, result, width, height, r);
  }
  return result;
}

/** Averages each row. */
function slideAcross(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const start = y * width;
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += from[start + clamp(i, 0, last)]!;
    for (let x = 0; x < width; x++) {
      to[start + x] = sum * share;
      const entering = start + clamp(x + r + 1, 0, last);
      const leaving = start + clamp(x - r, 0, last);
      sum += from[entering]! - from[leaving]!;
    }
  }
}

/** Averages all columns at once, row after row: memory is read as it lies. */
function slideDown(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  r: number,
): void {
  const share = 1 / (2 * r + 1);
  const last = height - 1;
  const sums = new Float64Array(width);
  for (let i = -r; i <= r; i++) {
    const start = clamp(i, 0, last) * width;
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + from[start + x]!;
  }
  for (let y = 0; y < height; y++) {
    const entering = clamp(y + r + 1, 0, last) * width;
    const leaving = clamp(y - r, 0, last) * width;
    for (let x = 0, k = y * width; x < width; x++, k++) {
      to[k] = sums[x]! * share;
      sums[x] = sums[x]! + (from[entering + x]! - from[leaving + x]!);
    }
  }
}

/** A blur that mixes only what the mask holds, so that nothing bleeds over its rim. */
export function blurWithin(
  field: Float32Array,
  mask: Float32Array,
  width: number,
  height: number,
  radius: number,
  times: number,
): Float32Array {
  const weights = mask.map((m) => m + 1e-4);
  const weighed = field.map((value, k) => value * weights[k]!);
  const top = blur(weighed, width, height, radius, times);
  const bottom = blur(weights, width, height, radius, times);
  return top.map((value, k) => value / Math.max(1e-4, bottom[k]!));
}

/** A radius of so many cells is as smooth as one of all its pixels. */
const finest = 6;

/** A blur over many pixels within a mask, made on a grid as coarse as it allows; read it at any pixel. */
export function blurBroadly(
  field: Float32Array,
  mask: Float32Array,
  width: number,
  height: number,
  radius: number,
  times: number,
): (x: number, y: number) => number {
  const cell = Math.max(1, Math.floor(radius / finest));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const sums = new Float32Array(columns * rows);
  const weights = new Float32Array(columns * rows);
  for (let y = 0, k = 0; y < height; y++) {
    const row = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x++, k++) {
      const to = row + Math.floor(x / cell);
      sums[to] = sums[to]! + field[k]! * mask[k]!;
      weights[to] = weights[to]! + mask[k]!;
    }
  }
  const means = sums.map((sum, k) => sum / Math.max(1e-4, weights[k]!));
  const broad = blurWithin(means, weights, columns, rows, radius / cell, times);
  return (x, y) => readField(broad, columns, rows, (x + 0.5) / cell - 0.5, (y + 0.5) / cell - 0.5);
}
