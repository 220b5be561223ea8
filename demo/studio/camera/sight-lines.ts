import { readField } from "../fields/scalar.ts";
import type { Vector } from "../light/vector.ts";
import { type Camera, toFrameX, toFrameY } from "./camera.ts";
import { type Glimpse, sideAt } from "./edge-sides.ts";
import { circleOfConfusion, type Lens } from "./lens/lens.ts";
import { type ObliqueCamera, raysOf } from "./oblique.ts";
import { type Ray, Relief } from "./relief.ts";

type Glimpses = Record<keyof Glimpse, Float32Array>;

/** What the plate shows besides light. */
interface Lying {
  heights: Float32Array;
  gaps: Float32Array | null;
}

/** Where each pixel of a picture taken from aside looks on the plate exposed from above. */
export interface Oblique extends Lens, Glimpses {
  width: number;
  height: number;
  /** Pixels in which one thing ends before another: each has four looks, of which it is the mean. */
  edges: Uint32Array;
  finer: Glimpses;
}

/** Four places of a pixel, none of them in the row or column of another. */
const within = [
  [0.125, 0.375],
  [0.375, 0.875],
  [0.625, 0.125],
  [0.875, 0.625],
] as const;

/** Two neighbors that look at places so many pixels of the plate apart see different things. */
const apart = 2.5;

/**
 * Finds for each pixel of the oblique picture the first place that its ray meets.
 *
 * @param lying over the frame of `above`: the heights of what lies on the table, in units, and the light that
 *   is left in the gaps below loose rims, where there are any.
 * @param key the direction from the table to the lamp.
 */
export function lookFrom(
  from: ObliqueCamera,
  above: Camera,
  { heights, gaps }: Lying,
  key: Vector,
): Oblique {
  const { width, height, zoom } = from;
  const relief = new Relief(heights, above.width, above.height);
  const glimpse = glimpsing(from, above, relief, gaps, key);
  const seen = glimpses(width * height);
  const depths = new Float32Array(width * height);
  for (let j = 0, k = 0; j < height; j++) {
    for (let i = 0; i < width; i++, k++) depths[k] = glimpse(i + 0.5, j + 0.5, seen, k);
  }
  const edges = edgesOf(seen, width);
  const finer = glimpses(edges.length * within.length);
  edges.forEach((k, n) => {
    const j = Math.floor(k / width);
    for (const [s, [x, y]] of within.entries()) {
      glimpse((k % width) + x, j + y, finer, n * within.length + s);
    }
  });
  const focus = depths[(height >> 1) * width + (width >> 1)]!;
  const aperture = (from.aperture * width) / zoom;
  const circles = depths.map((depth) => circleOfConfusion(depth, focus, aperture) * zoom);
  return { width, height, ...seen, circles, edges, finer };
}

/**
 * What looks through a place of the picture and writes down what it meets, as the `k`th glimpse.
 *
 * @returns how deep it lies below the camera: a ray goes one unit towards the place aimed at, whatever
 *   its slope, so that it is as far as the ray goes.
 */
function glimpsing(
  from: ObliqueCamera,
  above: Camera,
  relief: Relief,
  gaps: Lying["gaps"],
  key: Vector,
) {
  const { eye, look } = raysOf(from);
  const [x, y] = [toFrameX(above, eye[0]), toFrameY(above, eye[1])];
  const ray: Ray = { x, y, z: eye[2], dx: 0, dy: 0, dz: 0 };
  const leftAt = (px: number, py: number) =>
    gaps ? readField(gaps, above.width, above.height, px - 0.5, py - 0.5) : 1;
  return (i: number, j: number, to: Glimpses, k: number): number => {
    const [dx, dy, dz] = look(i, j);
    ray.dx = dx * above.zoom;
    ray.dy = dy * above.zoom;
    ray.dz = dz;
    const t = relief.meets(ray);
    const [px, py, z] = [ray.x + ray.dx * t, ray.y + ray.dy * t, ray.z + dz * t];
    const side = sideAt(relief, px, py, z, 1 / above.zoom, key);
    to.x[k] = side.x;
    to.y[k] = side.y;
    // A side has the color of its rim, but goes down into the gap.
    to.share[k] = side.share * Math.min(1, leftAt(px, py) / leftAt(side.x, side.y));
    return t;
  };
}

function glimpses(count: number): Glimpses {
  const floats = () => new Float32Array(count);
  return { x: floats(), y: floats(), share: floats() };
}

/** The pixels on both sides of every edge. */
function edgesOf({ x, y }: Glimpses, width: number): Uint32Array {
  const isEdge = new Uint8Array(x.length);
  const compare = (a: number, b: number) => {
    if (Math.abs(x[a]! - x[b]!) + Math.abs(y[a]! - y[b]!) < apart) return;
    isEdge[a] = 1;
    isEdge[b] = 1;
  };
  for (let k = 0; k < x.length; k++) {
    if ((k + 1) % width) compare(k, k + 1);
    if (k + width < x.length) compare(k, k + width);
  }
  return Uint32Array.from(isEdge.keys()).filter((k) => isEdge[k] === 1);
}

/** The picture that the oblique camera takes of a plate's light, three values a pixel. */
export function seenFromAside(
  light: Float32Array,
  plate: { width: number; height: number },
  oblique: Oblique,
): Float32Array {
  const { width, height, edges, finer } = oblique;
  const picture = new Float32Array(width * height * 3);
  for (let c = 0; c < 3; c++) {
    const plane = new Float32Array(plate.width * plate.height);
    for (let k = 0; k < plane.length; k++) plane[k] = light[k * 3 + c]!;
    const seen = ({ x, y, share }: Glimpses, k: number) =>
      share[k]! * readField(plane, plate.width, plate.height, x[k]! - 0.5, y[k]! - 0.5);
    for (let k = 0; k < width * height; k++) picture[k * 3 + c] = seen(oblique, k);
    edges.forEach((k, n) => {
      let sum = 0;
      for (let s = 0; s < within.length; s++) sum += seen(finer, n * within.length + s);
      picture[k * 3 + c] = sum / within.length;
    });
  }
  return picture;
}
