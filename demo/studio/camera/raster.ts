import { noise } from "../fields/noise.ts";
import { clamp, ramp } from "../fields/scalar.ts";
import { type Box, emptyBox, type Shift, widen } from "../pattern/outline.ts";
import { Surface } from "../pattern/surface.ts";
import { crumple } from "../settling/crumple.ts";
import { creaseFinely } from "../settling/handled-cloth.ts";
import type { LaidPiece } from "../settling/lay-out.ts";
import type { Mesh } from "../settling/mesh.ts";
import { scanMesh } from "../settling/triangles.ts";
import { type Camera, toFrameX, toFrameY } from "./camera.ts";
import { roundRim } from "./rim.ts";

/** One piece as the camera sees it, over the part of the frame that it touches. */
export interface Layer {
  laid: LaidPiece;
  surface: Surface;
  left: number;
  top: number;
  width: number;
  height: number;
  u: Float32Array;
  v: Float32Array;
  z: Float32Array;
  normal: Float32Array;
  alpha: Float32Array;
}

/** Rasters a piece and makes the face of what is in sight; null when it lies outside the frame. */
export function rasterPiece(laid: LaidPiece, camera: Camera): Layer | null {
  const { mesh, field, piece } = laid;
  const { zoom } = camera;
  const px = mesh.x.map((x) => toFrameX(camera, x));
  const py = mesh.y.map((y) => toFrameY(camera, y));
  const seen = whatIsSeen(mesh, px, py, camera);
  if (!seen) return null;
  const { left, top, width, height } = seen;
  for (let k = 0; k < px.length; k++) {
    px[k]! -= left;
    py[k]! -= top;
  }
  const layer = emptyLayer(laid, makeFace(laid, seen.pattern, zoom), seen);
  const normals = meshNormals(mesh);
  const { z } = mesh;
  const fuzz = piece.fuzz ?? 0;
  scanMesh(mesh, px, py, width, height, (x, y, u, v, a, b, c, wa, wb, wc) => {
    const k = y * width + x;
    const height = wa * z[a]! + wb * z[b]! + wc * z[c]!;
    const under = height <= layer.z[k]!;
    // Where a piece lies upon itself, the rim above is backed by the cloth below.
    if (under && layer.alpha[k]! >= 1) return;
    let depth = field.at(u, v);
    if (piece.trim) depth = piece.trim(u, v, depth);
    const alpha = fuzz ? hairy(u, v, depth, fuzz, zoom) : clamp(depth * zoom + 0.5);
    if (alpha <= 0.003) return;
    layer.alpha[k] = Math.max(alpha, layer.alpha[k]!);
    if (under) return;
    layer.z[k] = height;
    layer.u[k] = u;
    layer.v[k] = v;
    const mean = (axis: number) =>
      wa * normals[a * 3 + axis]! + wb * normals[b * 3 + axis]! + wc * normals[c * 3 + axis]!;
    // Cloth that has folded right over shows its other side.
    const side = mean(2) < 0 ? -1 : 1;
    for (let axis = 0; axis < 3; axis++) layer.normal[k * 3 + axis] = side * mean(axis);
  });
  return layer;
}

/** The face of a piece as finely as the view shows it. @param pattern the part that is in sight. */
function makeFace(laid: LaidPiece, pattern: Box, zoom: number): Surface {
  const { field, piece } = laid;
  const spread: Shift = (u, v) => laid.spread.at(u, v);
  const dye = piece.dye ?? "main";
  const surface = new Surface(clipped(pattern, field.box), zoom, field, dye, piece.optics, spread);
  piece.make?.(surface, laid.rise);
  if (piece.excess) finishCloth(surface, laid);
  return surface;
}

type Part = Pick<Layer, "left" | "top" | "width" | "height">;

/** A layer over a part of the frame, in which nothing lies yet. */
function emptyLayer(laid: LaidPiece, surface: Surface, { left, top, width, height }: Part): Layer {
  const size = width * height;
  return {
    laid,
    surface,
    left,
    top,
    width,
    height,
    u: new Float32Array(size),
    v: new Float32Array(size),
    z: new Float32Array(size).fill(-1e3),
    normal: new Float32Array(size * 3),
    alpha: new Float32Array(size),
  };
}

/** What all cloth shows, whatever it is woven of: the thickness of its rim, and fine creases. */
function finishCloth(surface: Surface, { piece, curvature, worked }: LaidPiece): void {
  const bend = piece.bend ?? 1;
  roundRim(surface, 0.4 + 0.8 * bend);
  const thin = ramp(0.95, 0.35, bend) * (1 - (piece.optics.gloss ?? 0));
  if (thin > 0) crumple(surface, curvature, 6 + 13 * bend, 0.045 * thin);
  if (piece.handled) creaseFinely(surface, piece.handled, worked);
}

/**
 * How far a place covers what is below, 0..1, where the rim is hairy. Single fibers hardly move it: seen from
 * aside its edge has a height, and each of them would be a splinter of that.
 */
function hairy(u: number, v: number, depth: number, fuzz: number, zoom: number): number {
  const hair = noise(u / 2.3, v / 2.3, 5) + 0.7 * noise(u / 6, v / 6, 6);
  const fine = zoom > 1.6 ? 0.25 * noise(u / 0.7, v / 0.7, 7) : 0;
  const soft = 0.45 / zoom + 0.5 + fuzz * 0.5;
  return ramp(-soft, soft, depth + fuzz * (hair + fine));
}

/** The part of the frame a mesh touches, and the part of its pattern that shows there. */
function whatIsSeen(mesh: Mesh, px: Float32Array, py: Float32Array, camera: Camera) {
  const slack = mesh.spacing * camera.zoom * 2;
  const frame = emptyBox();
  const pattern = emptyBox();
  for (let k = 0; k < px.length; k++) {
    if (!mesh.active[k]) continue;
    const x = px[k]!;
    const y = py[k]!;
    if (x < -slack || y < -slack || x > camera.width + slack || y > camera.height + slack) continue;
    widen(frame, x, y);
    const u = mesh.u0 + (k % mesh.columns) * mesh.spacing;
    const v = mesh.v0 + Math.floor(k / mesh.columns) * mesh.spacing;
    widen(pattern, u, v);
  }
  if (frame.x0 > frame.x1) return null;
  const left = Math.max(0, Math.floor(frame.x0));
  const top = Math.max(0, Math.floor(frame.y0));
  const width = Math.min(camera.width, Math.ceil(frame.x1) + 1) - left;
  const height = Math.min(camera.height, Math.ceil(frame.y1) + 1) - top;
  return width > 0 && height > 0 ? { left, top, width, height, pattern } : null;
}

function clipped(box: Box, to: Box): Box {
  const keep = 40;
  return {
    x0: Math.max(box.x0, to.x0 + keep),
    y0: Math.max(box.y0, to.y0 + keep),
    x1: Math.min(box.x1, to.x1 - keep),
    y1: Math.min(box.y1, to.y1 - keep),
  };
}

/** Unit normals of the mesh, three values a node. */
function meshNormals({ columns, rows, active, x, y, z }: Mesh): Float32Array {
  const normals = new Float32Array(active.length * 3);
  for (let j = 0, k = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, k++) {
      if (!active[k]) continue;
      const l = i > 0 && active[k - 1] ? k - 1 : k;
      const r = i < columns - 1 && active[k + 1] ? k + 1 : k;
      const t = j > 0 && active[k - columns] ? k - columns : k;
      const b = j < rows - 1 && active[k + columns] ? k + columns : k;
      const ax = x[r]! - x[l]!;
      const ay = y[r]! - y[l]!;
      const az = z[r]! - z[l]!;
      const bx = x[b]! - x[t]!;
      const by = y[b]! - y[t]!;
      const bz = z[b]! - z[t]!;
      const nx = ay * bz - az * by;
      const ny = az * bx - ax * bz;
      const nz = ax * by - ay * bx;
      const length = Math.hypot(nx, ny, nz) || 1;
      normals[k * 3] = nx / length;
      normals[k * 3 + 1] = ny / length;
      normals[k * 3 + 2] = nz / length;
    }
  }
  return normals;
}
