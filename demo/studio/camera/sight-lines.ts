import { ramp, readField } from "../fields/scalar.ts";
import type { Vector } from "../light/vector.ts";
import { type Camera, toFrameX, toFrameY } from "./camera.ts";
import { circleOfConfusion, type Lens } from "./lens.ts";
import { type ObliqueCamera, raysOf } from "./oblique.ts";
import { type Ray, Relief } from "./relief.ts";

/** A place of a plate in pixels, and the share of its light that the camera sees. */
interface Glimpse {
  x: number;
  y: number;
  /** 1, but where it looks at the side of an edge. */
  share: number;
}

type Glimpses = Record<keyof Glimpse, Float32Array>;

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
 * @param heights of what lies on the table in units, over the frame of `above`.
 * @param key the direction from the table to the lamp.
 */
export function lookFrom(
  from: ObliqueCamera,
  above: Camera,
  heights: Float32Array,
  key: Vector,
): Oblique {
  const { width, height, zoom } = from;
  const glimpse = glimpsing(from, above, new Relief(heights, above.width, above.height), key);
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
function glimpsing(from: ObliqueCamera, above: Camera, relief: Relief, key: Vector) {
  const { eye, look } = raysOf(from);
  const [x, y] = [toFrameX(above, eye[0]), toFrameY(above, eye[1])];
  const ray: Ray = { x, y, z: eye[2], dx: 0, dy: 0, dz: 0 };
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
    to.share[k] = side.share;
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

/**
 * From this slope on, it is the side of an edge that a ray has met: the more so, the more units there are
 * to its foot. Were it one or nothing, a rim that sinks towards the table would end in steps.
 */
const edge = { slope: 2, height: [2, 5] } as const;

/**
 * A side that the lamp does not reach loses so much of the light, the more the farther below its rim:
 * down to a depth in units.
 */
const sideInShade = { depth: 6, lost: 0.45 };

/**
 * A side is read no farther within its rim than so many units, to and fro where it is higher: beyond may
 * lie a row of stitches or a button, which would be seen twice. Where that would be lower than the rim by
 * more than it may fall, as across the point of a collar, it is read close to the rim.
 */
const sideReach = { far: 7, fall: 4 };

/**
 * The plate, taken from above, knows no color of sides, and a rim's outermost pixels are half paper:
 * a side takes the color of what lies within its rim, as far from it as it lies below: so that a print
 * goes round the edge. Of the rim alone, a side would be drawn out to a bar code.
 *
 * @param pixel of the plate in units.
 */
function sideAt(
  relief: Relief,
  x: number,
  y: number,
  z: number,
  pixel: number,
  key: Vector,
): Glimpse {
  const slopeX = relief.at(x + 1, y) - relief.at(x - 1, y);
  const slopeY = relief.at(x, y + 1) - relief.at(x, y - 1);
  if (Math.hypot(slopeX, slopeY) < edge.slope * 2 * pixel) return { x, y, share: 1 };
  const [across, down] = climbAround(relief, x, y);
  const climb = Math.hypot(across, down) || 1;
  const inwards = (pixels: number): [number, number] => [
    x + (across / climb) * pixels,
    y + (down / climb) * pixels,
  ];
  const rim = relief.at(...inwards(2));
  const upright = ramp(...edge.height, rim - relief.at(...inwards(-2)));
  const within = 3 + toAndFro(Math.max(0, rim - z), sideReach.far) / pixel;
  const along = relief.at(...inwards(within + 2)) < rim - sideReach.fall ? 3 : within;
  const [rimX, rimY] = inwards(along * upright);
  const away = (across * key[0] + down * key[1]) / (climb * Math.hypot(key[0], key[1]));
  const shade = ramp(-0.6, 0.5, away) * ramp(0, sideInShade.depth, rim - z);
  return { x: rimX, y: rimY, share: 1 - sideInShade.lost * upright * shade };
}

/** From 0 up to `far` and back again, as `way` goes on. */
function toAndFro(way: number, far: number): number {
  return far - Math.abs((way % (2 * far)) - far);
}

/** Where the ground climbs, as it lies all round a place: the steps that pixels cut into a rim turn this way and that. */
function climbAround(relief: Relief, x: number, y: number): [across: number, down: number] {
  let across = 0;
  let down = 0;
  for (const [dx, dy] of around) {
    const height = relief.at(x + round * dx, y + round * dy);
    across += height * dx;
    down += height * dy;
  }
  return [across, down];
}

/** How far round a place it is felt where the ground climbs, in pixels. */
const round = 5;
/** Directions all round a place, as steps of length 1. */
const around = Array.from({ length: 16 }, (_, n): [number, number] => {
  const turn = (n * Math.PI) / 8;
  return [Math.cos(turn), Math.sin(turn)];
});

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
