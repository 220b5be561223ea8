import type { Vector } from "../light/vector.ts";
import type { Point } from "../pattern/outline.ts";
import type { Part } from "./part.ts";

/** Where the camera stands before a thing on the floor, and what it shows. */
export interface View {
  width: number;
  height: number;
  /** Pixels a unit at the place that the camera is aimed at. */
  zoom: number;
  /** The place in the middle of the frame, across and up the plane of the picture, in units. */
  x: number;
  y: number;
  /** How far the camera looks down, radians. */
  elevation: number;
  /** How far it stands to the right, radians round the upright axis; straight before the thing when absent. */
  turn?: number;
  /** The place that it is aimed at; the origin on the floor when absent. */
  aim?: Vector;
  /** Its distance from there in units; that of a long lens when absent. */
  distance?: number;
  /** Diameter of the lens as a share of the width that it sees: how shallow its focus is. */
  aperture?: number;
  /** Where in the frame it looks for what to focus on, 0..1 both ways; its middle when absent. */
  focus?: Point;
}

/** From where the things of an outfit are seen before they are laid down, in units: a long lens. */
const far = 4200;

/** Where the camera of a view is, and its own axes. */
interface Stand {
  eye: Vector;
  aim: Vector;
  distance: number;
  right: Vector;
  up: Vector;
  /** From the place aimed at to the camera. */
  back: Vector;
}

export function standOf({ elevation, turn = 0, aim = [0, 0, 0], distance = far }: View): Stand {
  const c = Math.cos(elevation);
  const t = Math.sin(elevation);
  const [aside, before] = [Math.sin(turn), Math.cos(turn)];
  const back: Vector = [aside * c, t, before * c];
  return {
    eye: [aim[0] + distance * back[0], aim[1] + distance * back[1], aim[2] + distance * back[2]],
    aim,
    distance,
    right: [before, 0, -aside],
    up: [-aside * t, c, -before * t],
    back,
  };
}

export interface Projected {
  /** Frame pixels. */
  x: Float32Array;
  y: Float32Array;
  /** Nearness to the camera: units from the place that it is aimed at. */
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
  const { aim, distance, right, up, back } = standOf(view);
  for (let k = 0; k < count; k++) {
    const x = positions[3 * k]! - aim[0];
    const y = positions[3 * k + 1]! - aim[1];
    const z = positions[3 * k + 2]! - aim[2];
    const near = x * back[0] + y * back[1] + z * back[2];
    const scale = distance / (distance - near);
    const across = x * right[0] + y * right[1] + z * right[2];
    const over = x * up[0] + y * up[1] + z * up[2];
    to.x[k] = view.width / 2 + view.zoom * (across * scale - view.x);
    to.y[k] = view.height / 2 - view.zoom * (over * scale - view.y);
    to.z[k] = near;
  }
  return to;
}

/** The place of the floor that a pixel shows, and how deep into the picture it lies; in units. */
export function onFloor(
  view: View,
  px: number,
  py: number,
): { x: number; z: number; depth: number } {
  const { eye, distance, right, up, back } = standOf(view);
  const across = (px - view.width / 2) / view.zoom + view.x;
  const over = (view.height / 2 - py) / view.zoom + view.y;
  const sinking = Math.max(1e-3, distance * back[1] - over * up[1]);
  const share = eye[1] / sinking;
  const along = (axis: 0 | 2) =>
    eye[axis] + share * (across * right[axis] + over * up[axis] - distance * back[axis]);
  return { x: along(0), z: along(2), depth: share * distance };
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
  /** Its nearness to the camera, as in `Projected`; far below all on the floor. */
  near: Float32Array;
  projected: Projected[];
}

/** Draws all parts with hidden places removed, on `fine` samples across and down each pixel. */
export function draw(parts: Part[], view: View): Visible {
  const width = view.width * fine;
  const height = view.height * fine;
  const part = new Int16Array(width * height).fill(-1);
  const triangle = new Int32Array(width * height);
  const nearest = new Float32Array(width * height).fill(-1e6);
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
            if (near <= nearest[k]!) continue;
            nearest[k] = near;
            part[k] = n;
            triangle[k] = t;
          }
        }
      }
    }
  });
  return { part, triangle, near: nearest, projected };
}
