import type { Part } from "./part.ts";

/** Where the camera stands before a thing on the floor, and what it shows. */
export interface View {
  width: number;
  height: number;
  /** Pixels a unit at the origin. */
  zoom: number;
  /** The place in the middle of the frame, across and up the plane of the picture, in units. */
  x: number;
  y: number;
  /** How far the camera looks down, radians. */
  elevation: number;
}

/** The camera's distance from the origin in units: a long lens. */
const distance = 4200;

export interface Projected {
  /** Frame pixels. */
  x: Float32Array;
  y: Float32Array;
  /** Nearness to the camera. */
  z: Float32Array;
}

/** Where the camera sees places in space, three values each. */
export function project(positions: Float32Array, view: View): Projected {
  const count = positions.length / 3;
  const to = {
    x: new Float32Array(count),
    y: new Float32Array(count),
    z: new Float32Array(count),
  };
  const c = Math.cos(view.elevation);
  const t = Math.sin(view.elevation);
  for (let k = 0; k < count; k++) {
    const [x, y, z] = [positions[3 * k]!, positions[3 * k + 1]!, positions[3 * k + 2]!];
    const near = y * t + z * c;
    const scale = distance / (distance - near);
    to.x[k] = view.width / 2 + view.zoom * (x * scale - view.x);
    to.y[k] = view.height / 2 - view.zoom * ((y * c - z * t) * scale - view.y);
    to.z[k] = near;
  }
  return to;
}

/** The place of the floor that a pixel shows: x and z in units. */
export function onFloor(view: View, px: number, py: number): [number, number] {
  const c = Math.cos(view.elevation);
  const t = Math.sin(view.elevation);
  const across = (px - view.width / 2) / view.zoom + view.x;
  const up = (view.height / 2 - py) / view.zoom + view.y;
  const share = (distance * t) / Math.max(1e-3, distance * t - up * c);
  return [across * share, distance * c + share * (-up * t - distance * c)];
}

/** Reads what the vertices of a triangle hold, `stride` values each, at one place of it. */
export type Read = (field: Float32Array, stride: number, axis: number) => number;

/** A reader at the place of a triangle that lies at (px, py) of the frame, in pixels. */
export function readerAt([a, b, c]: Corners, { x, y }: Projected, px: number, py: number): Read {
  const [dx, dy] = [px - x[a]!, py - y[a]!];
  const [bx, by, cx, cy] = [x[b]! - x[a]!, y[b]! - y[a]!, x[c]! - x[a]!, y[c]! - y[a]!];
  const area = bx * cy - by * cx;
  const wb = (dx * cy - dy * cx) / area;
  const wc = (bx * dy - by * dx) / area;
  const wa = 1 - wb - wc;
  return (field, stride, axis) =>
    field[a * stride + axis]! * wa +
    field[b * stride + axis]! * wb +
    field[c * stride + axis]! * wc;
}

/** The three vertices of a triangle. */
export type Corners = [a: number, b: number, c: number];

export function cornersOf({ triangles }: Part, t: number): Corners {
  return [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
}

/** Samples across and down a pixel. */
export const fine = 2;

/** What each sample of the frame shows. */
export interface Visible {
  /** The part's number, -1 for the floor. */
  part: Int16Array;
  /** Where the triangle begins in its part's list of triangles. */
  triangle: Int32Array;
  projected: Projected[];
}

/** Draws all parts with hidden places removed, on `fine` samples across and down each pixel. */
export function draw(parts: Part[], view: View): Visible {
  const width = view.width * fine;
  const height = view.height * fine;
  const part = new Int16Array(width * height).fill(-1);
  const triangle = new Int32Array(width * height);
  const depth = new Float32Array(width * height).fill(-1e6);
  const projected = parts.map(({ positions }) => project(positions, view));
  parts.forEach(({ triangles }, n) => {
    const { x, y, z } = projected[n]!;
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
      scan(x[a]! * fine, y[a]! * fine, x[b]! * fine, y[b]! * fine, x[c]! * fine, y[c]! * fine);

      function scan(ax: number, ay: number, bx: number, by: number, cx: number, cy: number) {
        const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
        if (Math.abs(area) < 1e-9) return;
        const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
        const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
        const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
        const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
        for (let j = top; j <= bottom; j++) {
          for (let i = left; i <= right; i++) {
            const wb = ((i + 0.5 - ax) * (cy - ay) - (j + 0.5 - ay) * (cx - ax)) / area;
            const wc = ((bx - ax) * (j + 0.5 - ay) - (by - ay) * (i + 0.5 - ax)) / area;
            if (wb < -1e-4 || wc < -1e-4 || wb + wc > 1.0002) continue;
            const near = z[a]! + wb * (z[b]! - z[a]!) + wc * (z[c]! - z[a]!);
            const k = j * width + i;
            if (near <= depth[k]!) continue;
            depth[k] = near;
            part[k] = n;
            triangle[k] = t;
          }
        }
      }
    }
  });
  return { part, triangle, projected };
}
