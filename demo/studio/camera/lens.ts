import { blur } from "../fields/blur.ts";
import { blend } from "../fields/scalar.ts";

/** A lens that is sharp at one distance only. */
export interface Lens {
  /** Radius of the circle that a point of each pixel is blurred to, in pixels. */
  circles: Float32Array;
}

/**
 * Radius of the circle that a point is blurred to, in units at the distance of focus.
 *
 * @param depth of the point, @param focus of the lens, @param aperture its diameter: all in units.
 */
export function circleOfConfusion(depth: number, focus: number, aperture: number): number {
  return ((aperture / 2) * Math.abs(depth - focus)) / depth;
}

/** Blurs from the finest up: radius and repetitions of a box. */
const boxes = [
  { radius: 1, times: 1 },
  { radius: 1, times: 2 },
  { radius: 2, times: 2 },
  { radius: 4, times: 2 },
  { radius: 8, times: 2 },
  { radius: 16, times: 2 },
];

/** Radius of the disc that is as broad as a repeated box: both have the same deviation. */
function discOf({ radius, times }: (typeof boxes)[number]): number {
  return 2 * Math.sqrt((times * ((2 * radius + 1) ** 2 - 1)) / 12);
}

/**
 * Blurs what is out of focus; each pixel is mixed of the two blurs that are next to its own.
 *
 * @param light linear, three values a pixel.
 */
export function focused(
  light: Float32Array,
  width: number,
  height: number,
  { circles }: Lens,
): Float32Array {
  const result = light.slice();
  const most = circles.reduce((a, b) => Math.max(a, b), 0);
  for (let c = 0; c < 3; c++) {
    const sharp: Float32Array = circles.map((_, k) => light[k * 3 + c]!);
    let finer = sharp;
    let from = 0;
    for (const box of boxes) {
      if (from > most) break;
      const to = discOf(box);
      const coarser = blur(sharp, width, height, box.radius, box.times);
      for (let k = 0; k < circles.length; k++) {
        const circle = circles[k]!;
        if (circle <= from) continue;
        const share = Math.min(1, (circle - from) / (to - from));
        result[k * 3 + c] = blend(finer[k]!, coarser[k]!, share);
      }
      finer = coarser;
      from = to;
    }
  }
  return result;
}
