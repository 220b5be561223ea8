import {
  type Defocus,
  defocused,
  defocusedLight,
  defocuses,
  discOf,
  leastCover,
  rowsReached,
} from "./defocus.ts";
import { type DepthEdges, depthEdgesOf, edgesWithin } from "./depth-edges.ts";
import { layForeground } from "./foreground.ts";

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

/** What of a picture lies within a range of distances: all of it is blurred alike. */
interface Slice {
  defocus: Defocus;
  /** The circle of which it holds all; of those up to its neighbors' it holds a share. */
  circle: number;
  nearer: number;
  farther: number;
}

/** From the focus to the farthest. The first also holds whole what is a little nearer, over which the foreground lays its share. */
const slices: Slice[] = defocuses
  .map((defocus) => ({ defocus, circle: discOf(defocus) }))
  .map((slice, n, all) => ({
    ...slice,
    nearer: all[n - 1]?.circle ?? -all[1]!.circle,
    farther: all[n + 1]?.circle ?? 1e6,
  }));

/** Share of a pixel that a slice holds. */
function shareOf({ circle, nearer, farther }: Slice, of: number): number {
  if (circle === 0 && of < 0) return of > nearer ? 1 : 0;
  const to = of < circle ? nearer : farther;
  return Math.max(0, 1 - (of - circle) / (to - circle));
}

/**
 * Blurs what is out of focus. What lies at the focus or farther is taken apart by distance, each slice
 * is blurred by itself and covers what nearer ones leave: nothing sharp bleeds into what is blurred
 * behind it, and its rim stays clean. What is nearer is laid over it.
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
  const edges = depthEdgesOf(circles, width);
  const left = new Float32Array(width * height).fill(1);
  const open = Float32Array.from(circles, (circle) => (circle > slices[0]!.nearer ? 1 : 0));
  for (const slice of slices) {
    const { nearer, farther, defocus } = slice;
    const rows = rowsReached(circles, width, defocus, (c) => c > nearer && c < farther);
    if (!rows) continue;
    const [from, to] = [rows.from * width, rows.to * width];
    lay(slice, light.subarray(from * 3, to * 3), {
      width,
      circles: circles.subarray(from, to),
      edges: edgesWithin(edges, from, to),
      result: result.subarray(from * 3, to * 3),
      left: left.subarray(from, to),
      open: open.subarray(from, to),
    });
  }
  for (let k = 0; k < left.length; k++) {
    // Behind what is near nothing is known yet.
    if (left[k] === 1) continue;
    for (let c = 0; c < 3; c++) result[k * 3 + c]! /= 1 - left[k]!;
  }
  layForeground(result, light, width, circles, edges);
  return result;
}

/** Rows of a picture that is being put together. */
interface Rows {
  width: number;
  circles: Float32Array;
  edges: DepthEdges;
  result: Float32Array;
  /** What nearer slices leave of each pixel once they are blurred, 0..1. */
  left: Float32Array;
  /** What those slices do not hold of each pixel, before they are blurred, 0..1. */
  open: Float32Array;
}

/**
 * Lays one slice behind those before it. Its cover is taken as a share of what they leave open, blurred
 * alike: so it goes on whole behind their rims.
 */
function lay(slice: Slice, light: Float32Array, rows: Rows): void {
  const { width, circles, edges, result, left, open } = rows;
  const own = circles.map((circle) => shareOf(slice, circle));
  const { cover, colors } = defocusedLight(own, light, edges, width, slice.defocus);
  const most = defocused(open, width, slice.defocus);
  for (let k = 0; k < cover.length; k++) {
    if (cover[k]! < leastCover) continue;
    const taken = Math.min(cover[k]! / most[k]!, left[k]!);
    left[k]! -= taken;
    open[k]! -= own[k]!;
    for (let c = 0; c < 3; c++) result[k * 3 + c]! += colors[c]![k]! * taken;
  }
}
