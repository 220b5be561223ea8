import { cross, type Vector } from "../light/vector.ts";
import type { Camera } from "./camera.ts";

/** How a camera looks at the table that does not hang straight above it. */
export interface Aside {
  /** Radians between its look and straight down. */
  slant: number;
  /** Radians by which it stands to the right of the hem, about the place it is aimed at. */
  swing: number;
  /** Diameter of the lens as a share of the width of what it sees: how shallow its focus is. */
  aperture: number;
}

/** A camera that looks at the table from aside, as one does who bends over a thing. */
export interface ObliqueCamera extends Aside {
  /** The picture in pixels. */
  width: number;
  height: number;
  /** Pixels a unit at the place it is aimed at. */
  zoom: number;
  /** The place of the table in the middle of the picture; the lens is focused on what lies there. */
  x: number;
  y: number;
}

/** From the camera to the place it is aimed at, in widths of what it sees: a portrait lens. */
const distance = 2.4;

/** The direction from the table to the camera. */
export function towards({ slant, swing }: ObliqueCamera): Vector {
  const flat = Math.sin(slant);
  return [Math.sin(swing) * flat, Math.cos(swing) * flat, Math.cos(slant)];
}

/**
 * A camera straight above the table that takes in all that the oblique one sees.
 *
 * @param highest of what lies on the table, in units.
 * @throws where the oblique one sees beyond the table.
 */
export function straightAbove(camera: ObliqueCamera, highest: number): Camera {
  const { eye, look } = raysOf(camera);
  const corners = [0, camera.width].flatMap((x) =>
    [0, camera.height].flatMap((y) => {
      const [dx, dy, dz] = look(x, y);
      if (dz > -leastFall) throw new Error(`A slant of ${camera.slant} sees beyond the table.`);
      return [0, highest].map((z) => {
        const t = (z - eye[2]) / dz;
        return [eye[0] + dx * t, eye[1] + dy * t] as const;
      });
    }),
  );
  const x = corners.map(([x]) => x);
  const y = corners.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  const { zoom } = camera;
  const even = (units: number) => 2 * Math.ceil((units * zoom) / 2);
  return {
    width: even(x1 - x0),
    height: even(y1 - y0),
    zoom,
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
  };
}

/** Even the uppermost look comes down by so much on its way of one. */
const leastFall = 0.1;

/** Where the camera is, and its look through a pixel: of length one along the camera's own axis. */
export function raysOf(camera: ObliqueCamera) {
  const { width, height, zoom, swing } = camera;
  const far = (distance * width) / zoom;
  const [bx, by, bz] = towards(camera);
  const [rx, ry] = [Math.cos(swing), -Math.sin(swing)];
  const [ux, uy, uz] = cross([rx, ry, 0], [bx, by, bz]);
  const eye: Vector = [camera.x + far * bx, camera.y + far * by, far * bz];
  const look = (x: number, y: number): Vector => {
    const across = (x - width / 2) / zoom / far;
    const over = (height / 2 - y) / zoom / far;
    return [across * rx + over * ux - bx, across * ry + over * uy - by, over * uz - bz];
  };
  return { eye, look };
}
