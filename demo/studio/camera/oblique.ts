import { ramp, readField } from "../fields/scalar.ts";
import { cross, type Vector } from "../light/vector.ts";
import { type Camera, toFrameX, toFrameY } from "./camera.ts";
import { circleOfConfusion, type Lens } from "./lens.ts";

/** How a camera looks at the table that does not hang straight above it. */
export interface Aside {
  /** Radians between its look and straight down; below 1.2, for even the uppermost ray must come down. */
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

/** Where each pixel of a picture taken from aside looks on the plate exposed from above. */
export interface Oblique extends Lens {
  width: number;
  height: number;
  /** Pixels of the plate. */
  x: Float32Array;
  y: Float32Array;
  /** Share of the light there that it sees: less where it looks at the side of an edge. */
  share: Float32Array;
}

/** From the camera to the place it is aimed at, in widths of what it sees: a portrait lens. */
const distance = 2.4;

/** Hardly anything that is laid on the table stands higher, in units. */
const highest = 60;

/** The direction from the table to the camera. */
export function towards({ slant, swing }: ObliqueCamera): Vector {
  const flat = Math.sin(slant);
  return [Math.sin(swing) * flat, Math.cos(swing) * flat, Math.cos(slant)];
}

/** A camera straight above the table that takes in all that the oblique one sees. */
export function straightAbove(camera: ObliqueCamera): Camera {
  const { eye, look } = raysOf(camera);
  const corners = [0, camera.width].flatMap((x) =>
    [0, camera.height].flatMap((y) => {
      const [dx, dy, dz] = look(x, y);
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

/**
 * Finds for each pixel of the oblique picture the first place that its ray meets.
 *
 * @param heights of what lies on the table in units, over the frame of `above`.
 */
export function lookFrom(from: ObliqueCamera, above: Camera, heights: Float32Array): Oblique {
  const { width, height } = from;
  const floats = () => new Float32Array(width * height);
  const seen: Oblique = {
    width,
    height,
    x: floats(),
    y: floats(),
    share: floats(),
    circles: floats(),
  };
  const top = heights.reduce((a, b) => Math.max(a, b), 0) + 0.1;
  // Fields hold what is in the middle of their pixels.
  const plateX = (x: number) => toFrameX(above, x) - 0.5;
  const plateY = (y: number) => toFrameY(above, y) - 0.5;
  const heightAt = (x: number, y: number) =>
    readField(heights, above.width, above.height, plateX(x), plateY(y));
  const { eye, look } = raysOf(from);
  // A ray goes one unit towards the place aimed at, whatever its slope: so far it goes is the depth.
  const depths = floats();
  for (let j = 0, k = 0; j < height; j++) {
    for (let i = 0; i < width; i++, k++) {
      const [dx, dy, dz] = look(i + 0.5, j + 0.5);
      const isAbove = (t: number) => eye[2] + dz * t > heightAt(eye[0] + dx * t, eye[1] + dy * t);
      const step = 0.7 / above.zoom / Math.hypot(dx, dy);
      const t = firstMet(isAbove, (top - eye[2]) / dz, -eye[2] / dz, step);
      const [x, y, z] = [eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t];
      const side = sideAt(heightAt, x, y, z, 1 / above.zoom);
      seen.x[k] = plateX(side.x);
      seen.y[k] = plateY(side.y);
      seen.share[k] = side.share;
      depths[k] = t;
    }
  }
  const focus = depths[(height >> 1) * width + (width >> 1)]!;
  const aperture = (from.aperture * width) / from.zoom;
  seen.circles = depths.map((depth) => circleOfConfusion(depth, focus, aperture) * from.zoom);
  return seen;
}

/** From this slope on, and with so many units to its foot, it is the side of an edge that a ray has met. */
const edge = { slope: 2, height: 4 };

/** A side loses so much of the light, the more the farther below its rim: down to a depth in units. */
const sideInShade = { depth: 6, lost: 0.45 };

/**
 * The plate, taken from above, knows no color of sides, and a rim's outermost pixels are half paper:
 * a side takes the color of what lies within its rim.
 *
 * @param pixel of the plate in units.
 */
function sideAt(
  heightAt: (x: number, y: number) => number,
  x: number,
  y: number,
  z: number,
  pixel: number,
): { x: number; y: number; share: number } {
  const across = heightAt(x + pixel, y) - heightAt(x - pixel, y);
  const down = heightAt(x, y + pixel) - heightAt(x, y - pixel);
  const climb = Math.hypot(across, down);
  if (climb < edge.slope * 2 * pixel) return { x, y, share: 1 };
  const within = (pixels: number): [number, number] => [
    x + (across / climb) * pixels * pixel,
    y + (down / climb) * pixels * pixel,
  ];
  const rim = heightAt(...within(2));
  if (rim - heightAt(...within(-2)) < edge.height) return { x, y, share: 1 };
  const [rimX, rimY] = within(3);
  return { x: rimX, y: rimY, share: 1 - sideInShade.lost * ramp(0, sideInShade.depth, rim - z) };
}

/** How far a ray goes until it is no longer above what lies there, at most to the ground. */
function firstMet(
  isAbove: (t: number) => boolean,
  start: number,
  ground: number,
  step: number,
): number {
  let before = start;
  let behind = start;
  while (behind < ground && isAbove(behind)) {
    before = behind;
    behind += step;
  }
  if (behind >= ground) return ground;
  for (let n = 0; n < 4; n++) {
    const middle = (before + behind) / 2;
    if (isAbove(middle)) before = middle;
    else behind = middle;
  }
  return behind;
}

/** Where the camera is, and its look through a pixel: of length one along the camera's own axis. */
function raysOf(camera: ObliqueCamera) {
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

/** The picture that the oblique camera takes of a plate's light, three values a pixel. */
export function seenFromAside(
  light: Float32Array,
  plate: { width: number; height: number },
  { width, height, x, y, share }: Oblique,
): Float32Array {
  const picture = new Float32Array(width * height * 3);
  for (let c = 0; c < 3; c++) {
    const plane = new Float32Array(plate.width * plate.height);
    for (let k = 0; k < plane.length; k++) plane[k] = light[k * 3 + c]!;
    for (let k = 0; k < width * height; k++) {
      const seen = readField(plane, plate.width, plate.height, x[k]!, y[k]!);
      picture[k * 3 + c] = share[k]! * seen;
    }
  }
  return picture;
}
