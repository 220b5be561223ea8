import { ramp } from "../fields/scalar.ts";
import type { Vector } from "../light/vector.ts";
import type { Relief } from "./relief.ts";

/** A place of a plate in pixels, and the share of its light that the camera sees. */
export interface Glimpse {
  x: number;
  y: number;
  /** 1, but where it looks at the side of an edge. */
  share: number;
}

/**
 * Where it is so steep within two pixels, it is the side of an edge that a ray has met: the more so, the
 * more units there are to its foot. Were it one or nothing, a rim that sinks towards the table would end in
 * steps. So low a share of a side as `foot` is what it stands on, and has the plate's own mixture of both.
 */
const edge = { slope: 2, height: [2, 5], foot: 0.3 } as const;

/**
 * A side that the lamp does not reach loses so much of the light, the more the farther below its rim:
 * down to a depth in units.
 */
const sideInShade = { depth: 6, lost: 0.45 };

/**
 * A side is read up to so many units within its rim, and a higher one to and fro: farther in, a row of
 * stitches or a button would be seen twice. Where that would be lower than the rim by more than it may
 * fall, as across the point of a collar, it is read close to the rim.
 */
const sideReach = { far: 7, fall: 4 };

/**
 * The plate, taken from above, knows no color of sides, and a rim's outermost pixels are half paper:
 * a side takes the color of what lies within its rim, as far from it as it lies below: so that a print
 * goes round the edge. Of the rim alone, a side would be drawn out to a bar code.
 *
 * @param pixel of the plate in units.
 */
export function sideAt(
  relief: Relief,
  x: number,
  y: number,
  z: number,
  pixel: number,
  key: Vector,
): Glimpse {
  const fall = edge.slope * 2 * pixel;
  if (drop(relief, x, y, 2) < fall) return { x, y, share: 1 };
  const [across, down] = uphill(relief, x, y);
  const climb = Math.hypot(across, down) || 1;
  const inwards = (pixels: number): [number, number] => [
    x + (across / climb) * pixels,
    y + (down / climb) * pixels,
  ];
  const steepest = Math.max(...[-1, 0, 1].map((n) => drop(relief, ...inwards(n), 1)));
  if (steepest < fall) return { x, y, share: 1 };
  const rim = relief.at(...inwards(2));
  const foot = relief.at(...inwards(-2));
  if (z <= foot + edge.foot * (rim - foot)) return { x, y, share: 1 };
  const upright = ramp(...edge.height, rim - foot);
  const within = 3 + toAndFro(Math.max(0, rim - z), sideReach.far) / pixel;
  const along = relief.at(...inwards(within + 2)) < rim - sideReach.fall ? 3 : within;
  const [rimX, rimY] = inwards(along * upright);
  const away = (across * key[0] + down * key[1]) / (climb * Math.hypot(key[0], key[1]));
  const shade = ramp(-0.6, 0.5, away) * ramp(0, sideInShade.depth, rim - z);
  return { x: rimX, y: rimY, share: 1 - sideInShade.lost * upright * shade };
}

/** How much higher it is on one side of a place than on the other, so many pixels away, in units. */
function drop(relief: Relief, x: number, y: number, pixels: number): number {
  return Math.hypot(
    relief.at(x + pixels, y) - relief.at(x - pixels, y),
    relief.at(x, y + pixels) - relief.at(x, y - pixels),
  );
}

/** From 0 up to `far` and back again, as `way` goes on. */
function toAndFro(way: number, far: number): number {
  return far - Math.abs((way % (2 * far)) - far);
}

/** Radius of the ring of heights by which it is felt which way is uphill, in pixels of the plate. */
const ringRadius = 5;
/** Directions all round a place, as steps of length 1. */
const ring = Array.from({ length: 16 }, (_, n): [number, number] => {
  const turn = (n * Math.PI) / 8;
  return [Math.cos(turn), Math.sin(turn)];
});

/**
 * Which way is uphill, from a ring of heights: from neighbors alone, the steps of pixels along a rim would
 * turn it this way and that. Of any length.
 */
function uphill(relief: Relief, x: number, y: number): [across: number, down: number] {
  let across = 0;
  let down = 0;
  for (const [dx, dy] of ring) {
    const height = relief.at(x + ringRadius * dx, y + ringRadius * dy);
    across += height * dx;
    down += height * dy;
  }
  return [across, down];
}
