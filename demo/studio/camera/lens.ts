import { blur } from "../fields/blur.ts";

/** A lens that is sharp at one distance only. */
export interface Lens {
  /**
   * Radius of the circle that a point of each pixel is blurred to, in pixels; below 0 for what is
   * nearer than the focus.
   */
  circles: Float32Array;
}

/**
 * Radius of the circle that a point is blurred to, in units at the distance of focus; below 0 for a
 * point before the focus.
 *
 * @param depth of the point, @param focus of the lens, @param aperture its diameter: all in units.
 */
export function circleOfConfusion(depth: number, focus: number, aperture: number): number {
  return ((aperture / 2) * (depth - focus)) / depth;
}

/** A blur: radius and repetitions of a box. */
interface Blur {
  radius: number;
  times: number;
}

/** From none to the strongest. */
const blurs: Blur[] = [
  { radius: 0, times: 0 },
  { radius: 1, times: 1 },
  { radius: 1, times: 2 },
  { radius: 2, times: 2 },
  { radius: 4, times: 2 },
  { radius: 8, times: 2 },
  { radius: 16, times: 2 },
];

/** Radius of the disc that is as broad as a repeated box: both have the same deviation. */
function discOf({ radius, times }: Blur): number {
  return 2 * Math.sqrt((times * ((2 * radius + 1) ** 2 - 1)) / 12);
}

/** What of a picture lies within a range of distances: all of it is blurred alike. */
interface Slice {
  blur: Blur;
  /** The circle of which it holds all; of those up to its neighbors' it holds a share. */
  circle: number;
  nearer: number;
  farther: number;
}

/** From the nearest to the farthest. */
const slices: Slice[] = [
  ...blurs
    .slice(1)
    .reverse()
    .map((blur) => ({ blur, circle: -discOf(blur) })),
  ...blurs.map((blur) => ({ blur, circle: discOf(blur) })),
].map((slice, n, all) => ({
  ...slice,
  nearer: all[n - 1]?.circle ?? -1e6,
  farther: all[n + 1]?.circle ?? 1e6,
}));

/** Share of a pixel that a slice holds. */
function shareOf({ circle, nearer, farther }: Slice, of: number): number {
  const to = of < circle ? nearer : farther;
  return Math.max(0, 1 - (of - circle) / (to - circle));
}

/**
 * Blurs what is out of focus. The picture is taken apart by distance, each slice is blurred by itself
 * and covers what nearer ones leave: nothing sharp bleeds into what is blurred behind it, and its rim
 * stays clean, while what is blurred before it spreads over it.
 *
 * @param light linear, three values a pixel.
 */
export function focused(
  light: Float32Array,
  width: number,
  height: number,
  { circles }: Lens,
): Float32Array {
  const result = new Float32Array(light.length);
  const left = new Float32Array(circles.length).fill(1);
  for (const slice of slices) {
    const rows = rowsOf(slice, circles, width, height);
    if (!rows) continue;
    lay(slice, light.subarray(rows.from * width * 3, rows.to * width * 3), {
      width,
      circles: circles.subarray(rows.from * width, rows.to * width),
      result: result.subarray(rows.from * width * 3, rows.to * width * 3),
      left: left.subarray(rows.from * width, rows.to * width),
    });
  }
  for (let k = 0; k < left.length; k++) {
    for (let c = 0; c < 3; c++) result[k * 3 + c]! /= 1 - left[k]!;
  }
  return result;
}

/** The rows of the frame that a slice reaches, once it is blurred; null when it is empty. */
function rowsOf(slice: Slice, circles: Float32Array, width: number, height: number) {
  const { nearer, farther } = slice;
  let [first, last] = [-1, -1];
  for (let k = 0; k < circles.length; k++) {
    if (circles[k]! <= nearer || circles[k]! >= farther) continue;
    if (first < 0) first = k;
    last = k;
  }
  if (first < 0) return null;
  const reach = slice.blur.radius * slice.blur.times + 1;
  return {
    from: Math.max(0, Math.floor(first / width) - reach),
    to: Math.min(height, Math.floor(last / width) + 1 + reach),
  };
}

/** Rows of a picture that is being put together. */
interface Rows {
  width: number;
  circles: Float32Array;
  result: Float32Array;
  /** What nearer slices leave of each pixel, 0..1. */
  left: Float32Array;
}

function lay(slice: Slice, light: Float32Array, { width, circles, result, left }: Rows): void {
  const { radius, times } = slice.blur;
  const blurred = (plane: Float32Array) =>
    times ? blur(plane, width, plane.length / width, radius, times) : plane;
  const own = circles.map((circle) => shareOf(slice, circle));
  const cover = blurred(own);
  const planes = [0, 1, 2].map((c) => blurred(own.map((share, k) => share * light[k * 3 + c]!)));
  for (let k = 0; k < cover.length; k++) {
    if (cover[k]! < 1e-5) continue;
    const taken = Math.min(cover[k]!, left[k]!);
    left[k]! -= taken;
    for (let c = 0; c < 3; c++) result[k * 3 + c]! += (planes[c]![k]! / cover[k]!) * taken;
  }
}
