/** Small arithmetic shared by every room of the studio. */

export function clamp(x: number, low = 0, high = 1): number {
  return x < low ? low : x > high ? high : x;
}

export function blend(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Smooth step from 0 at `from` to 1 at `to`; `from` may be the larger one. */
export function ramp(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/**
 * 1 on the way from 0 to 1, but for the shares of it over which something rises and dies away; at an end
 * whose share is 0 it stays whole.
 */
export function fading(way: number, [rise, fall]: readonly [rise: number, fall: number]): number {
  return (rise ? ramp(0, rise, way) : 1) * (fall ? ramp(1, 1 - fall, way) : 1);
}

/** A bell of height 1 at 0; falls to 1/e at `width`. */
export function bell(distance: number, width: number): number {
  return Math.exp(-(distance * distance) / (width * width));
}

/** The fractional part, also of negative numbers. */
export function fraction(x: number): number {
  return x - Math.floor(x);
}

/** Bilinear reading of a row-major field; coordinates outside are held at the edge. */
export function readField(
  field: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const i = cx | 0;
  const j = cy | 0;
  const fx = cx - i;
  const fy = cy - j;
  const k = j * width + i;
  const top = field[k]! * (1 - fx) + field[k + 1]! * fx;
  const bottom = field[k + width]! * (1 - fx) + field[k + width + 1]! * fx;
  return top * (1 - fy) + bottom * fy;
}
