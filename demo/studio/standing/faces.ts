import { dot, type Vector } from "../light/vector.ts";
import { DistanceField } from "../pattern/distance-field.ts";
import { type Box, emptyBox, type Point, widen } from "../pattern/outline.ts";
import { Surface } from "../pattern/surface.ts";
import type { Face, Part } from "./part.ts";
import type { Projected, View } from "./view.ts";

/** How far beyond the frame a vertex may lie and its triangles still be seen, in units. */
const slack = 30;
/** More texels a unit than these show nothing more: they are finer than any thread. */
const finest = 4;

/** Makes a face as finely as the view needs; null when nothing of it is in the frame. */
export function makeFace(face: Face, part: Part, { x, y }: Projected, view: View): Surface | null {
  const whole = emptyBox();
  const seen = emptyBox();
  const near = slack * view.zoom;
  for (let k = 0; k < x.length; k++) {
    const [u, v] = [face.uv[2 * k]!, face.uv[2 * k + 1]!];
    widen(whole, u, v);
    const isIn =
      x[k]! > -near && x[k]! < view.width + near && y[k]! > -near && y[k]! < view.height + near;
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
  const surface = new Surface(window, Math.min(view.zoom, finest), field, part.dye, part.optics);
  face.make(surface);
  return surface;
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
 * Adds to `out` how a face's relief rises at a place of one triangle: its gradient in space, taken
 * from a unit normal it leans that as the relief does.
 *
 * @param corners the triangle's vertices. @param slope rise of the relief along u and v.
 * @param strength by which the relief is multiplied.
 */
export function riseInSpace(
  { positions: p }: Part,
  { uv }: Face,
  corners: [number, number, number],
  slope: Point,
  strength: number,
  out: Vector,
): void {
  const [a, b, c] = corners;
  const e1: Vector = [
    p[3 * b]! - p[3 * a]!,
    p[3 * b + 1]! - p[3 * a + 1]!,
    p[3 * b + 2]! - p[3 * a + 2]!,
  ];
  const e2: Vector = [
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
