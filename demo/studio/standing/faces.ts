import { DistanceField } from "../pattern/distance-field.ts";
import type { Box, Point } from "../pattern/outline.ts";
import { Surface } from "../pattern/surface.ts";
import type { Face, Part } from "./part.ts";
import type { Projected, View } from "./view.ts";

/** Makes a face as finely as the view needs; null when nothing of it is in the frame. */
export function makeFace(face: Face, part: Part, { x, y }: Projected, view: View): Surface | null {
  const whole = emptyBox();
  const seen = emptyBox();
  const slack = 30 * view.zoom;
  for (let k = 0; k < x.length; k++) {
    const [u, v] = [face.uv[2 * k]!, face.uv[2 * k + 1]!];
    widen(whole, u, v);
    const isIn =
      x[k]! > -slack && x[k]! < view.width + slack && y[k]! > -slack && y[k]! < view.height + slack;
    if (isIn) widen(seen, u, v);
  }
  if (seen.x0 > seen.x1) return null;
  const field = new DistanceField(rectangle(whole, 12));
  const window = {
    x0: seen.x0 - 8,
    y0: seen.y0 - 8,
    x1: seen.x1 + 8,
    y1: seen.y1 + 8,
  };
  const surface = new Surface(window, Math.min(view.zoom, 4), field, part.dye, part.optics);
  face.make(surface);
  return surface;
}

function emptyBox(): Box {
  return { x0: 1e9, y0: 1e9, x1: -1e9, y1: -1e9 };
}

function widen(box: Box, x: number, y: number): void {
  box.x0 = Math.min(box.x0, x);
  box.y0 = Math.min(box.y0, y);
  box.x1 = Math.max(box.x1, x);
  box.y1 = Math.max(box.y1, y);
}

function rectangle({ x0, y0, x1, y1 }: Box, margin: number): Point[] {
  return [
    [x0 - margin, y0 - margin],
    [x1 + margin, y0 - margin],
    [x1 + margin, y1 + margin],
    [x0 - margin, y1 + margin],
  ];
}

/**
 * Adds to `out` how a face's relief rises in space at a place of one triangle.
 * @param corners the triangle's vertices. @param slope rise of the relief along u and v.
 */
export function riseInSpace(
  { positions: p }: Part,
  { uv }: Face,
  corners: [number, number, number],
  slope: Point,
  strength: number,
  out: [number, number, number],
): void {
  const [a, b, c] = corners;
  const e1: Side = [
    p[3 * b]! - p[3 * a]!,
    p[3 * b + 1]! - p[3 * a + 1]!,
    p[3 * b + 2]! - p[3 * a + 2]!,
  ];
  const e2: Side = [
    p[3 * c]! - p[3 * a]!,
    p[3 * c + 1]! - p[3 * a + 1]!,
    p[3 * c + 2]! - p[3 * a + 2]!,
  ];
  const h1 = (uv[2 * b]! - uv[2 * a]!) * slope[0] + (uv[2 * b + 1]! - uv[2 * a + 1]!) * slope[1];
  const h2 = (uv[2 * c]! - uv[2 * a]!) * slope[0] + (uv[2 * c + 1]! - uv[2 * a + 1]!) * slope[1];
  const e11 = dot(e1, e1);
  const e12 = dot(e1, e2);
  const e22 = dot(e2, e2);
  const det = e11 * e22 - e12 * e12;
  if (det < 1e-9) return;
  const f1 = (strength * (h1 * e22 - h2 * e12)) / det;
  const f2 = (strength * (h2 * e11 - h1 * e12)) / det;
  for (let axis = 0; axis < 3; axis++) out[axis]! += f1 * e1[axis]! + f2 * e2[axis]!;
}

type Side = [number, number, number];

function dot(a: Side, b: Side): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
