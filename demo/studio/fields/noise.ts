/** Seeded noise: the only source of chance in the studio, so that a picture is the same on every run. */

function scramble(x: number, y: number, lane: number): number {
  let h = (Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x2c1b3c6d) ^ Math.imul(lane, 0x297a2d39)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A number in 0..1 that belongs to the cell (x, y) of one lane. */
export function chance(x: number, y: number, lane = 0): number {
  return scramble(x | 0, y | 0, lane) / 4294967296;
}

const angles = Float64Array.from({ length: 16 }, (_, i) => (i / 16) * Math.PI * 2);
const slopesX = angles.map(Math.cos);
const slopesY = angles.map(Math.sin);

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function pull(xi: number, yi: number, lane: number, dx: number, dy: number): number {
  const slope = scramble(xi, yi, lane) & 15;
  return slopesX[slope]! * dx + slopesY[slope]! * dy;
}

/** Gradient noise with cells of size 1, about -1..1. */
export function noise(x: number, y: number, lane = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fade(fx);
  const v = fade(fy);
  const a = pull(xi, yi, lane, fx, fy);
  const b = pull(xi + 1, yi, lane, fx - 1, fy);
  const c = pull(xi, yi + 1, lane, fx, fy - 1);
  const d = pull(xi + 1, yi + 1, lane, fx - 1, fy - 1);
  return 1.5 * (a + u * (b - a) + v * (c - a) + u * v * (a - b - c + d));
}

/** Noise of several octaves, each half as strong and twice as fine. */
export function cloud(x: number, y: number, octaves: number, lane = 0): number {
  let sum = 0;
  for (let i = 0, strength = 1, scale = 1; i < octaves; i++, strength *= 0.5, scale *= 2.03) {
    sum += strength * noise(x * scale, y * scale, lane + i * 17);
  }
  return sum;
}
