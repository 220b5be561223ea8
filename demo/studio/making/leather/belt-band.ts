import { noise } from "../../fields/noise.ts";
import { bell, blend, clamp, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { isGrainLeather, type Optics } from "../../light/optics.ts";
import { cross, unit } from "../../light/vector.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type Shell, type Spot, shell, squared, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { type StitchStyle, stitch } from "../sewing/seams.ts";
import { sinkStitches } from "./leather-edge.ts";
import { leatherPart } from "./leather-parts.ts";

/** Half a belt's width and half its thickness, in units. */
export const half = 29;
export const thick = 3.8;
/** How far from the edge a belt is stitched, and how long its pointed end is. */
const inset = 6;
const point = 40;

/**
 * So thin, as a share, its leather is skived where it is turned round a buckle's bar, and so much it is cut
 * in there; over how far to either side, in units.
 */
const skived = 0.5;
const cutIn = 0.05;
const turned = { whole: 13, gone: 36 };
/** The slot for the prong: from how far behind the middle of the turn to how far before it, and half its width. */
const slot = { behind: 10, before: 17, half: 5.2 };

/** Half the thickness of a belt where it lies upon a bar, in units. */
export const thickAtBar = skived * thick;

interface Band {
  /** How far before the pointed end its holes are, in units. */
  holes: number[];
  /** How far from its beginning the middle of its turn round the buckle's bar is, in units. */
  turnedAt: number;
  thread: StitchStyle;
}

/**
 * Belt leather upright along a path, its skin to the left of the way: two leaves, their edges
 * bevelled and painted, sewn together along both.
 */
export function beltBand(order: Order, path: Spot[], band: Band): Part {
  const last = path.length - 1;
  const left = waysLeft(path);
  const length = left[0]!;
  const turnAt = (way: number) =>
    ramp(turned.gone, turned.whole, Math.abs(length - way - band.turnedAt));
  const halfAt = (way: number) => tapered(way) * (1 - cutIn * turnAt(way));
  const around = 41;
  const body = shell(around, path.length, (i, j) => {
    const [a, b] = [path[Math.max(0, j - 1)]!, path[Math.min(last, j + 1)]!];
    const along = unit([b[0] - a[0], 0, b[2] - a[2]]);
    const out = cross(along, [0, 1, 0]);
    const angle = (i / (around - 1) - 0.25) * Math.PI * 2;
    const rounded = j === 0 || j === last ? 0.5 : 1;
    const up = halfAt(left[j]!) * squared(Math.sin(angle), 0.4);
    const thin = blend(1, skived, turnAt(left[j]!));
    const off = -thick * thin * rounded * squared(Math.cos(angle), 0.28);
    const [x, y, z] = path[j]!;
    return [x + out[0] * off, y + up, z + out[2] * off];
  });
  const uv = unrolledFromFront(body, left);
  const part = leatherPart(order, body, (s) => sew(s, order, length, halfAt, band));
  return { ...part, optics: waxedOptics(part.optics), grain: { ...part.grain, uv } };
}

/** Bridle leather is pressed smooth and waxed: it gleams where bags are dull. */
function waxedOptics(optics: Optics): Optics {
  if (!isGrainLeather(optics)) return optics;
  return { ...optics, gloss: 1.15, roughness: 0.52, relief: 0.34 };
}

/** How far it is from each place of a belt's path to its end, in units. */
function waysLeft(path: Spot[]): number[] {
  const left = path.map(() => 0);
  for (let n = path.length - 2; n >= 0; n--) {
    const [a, b] = [path[n]!, path[n + 1]!];
    left[n] = left[n + 1]! + Math.hypot(a[0] - b[0], a[2] - b[2]);
  }
  return left;
}

/**
 * Unrolled from the middle of its face; the skin ends along the lower edge, where nobody sees it.
 * Its way is the path's own, not that of its edges, which run down the pointed end.
 */
function unrolledFromFront(body: Shell, left: number[]): Float32Array {
  const uv = unrolled(body);
  const { columns, rows } = body;
  const front = Math.round((columns - 1) * 0.75);
  for (let j = 0; j < rows; j++) {
    const middle = uv[2 * (j * columns + front) + 1]!;
    for (let i = 0; i < columns; i++) {
      uv[2 * (j * columns + i)] = left[0]! - left[j]!;
      uv[2 * (j * columns + i) + 1]! -= middle;
    }
  }
  return uv;
}

/** Half the width of a belt's pointed end, `way` units before its tip. */
function tapered(way: number): number {
  const t = clamp(way / point);
  // It ends in an edge: a mere line would face no way at all.
  return half * Math.max(0.12, Math.sqrt(1 - (1 - t) ** 2.1));
}

/** How much of its own tan leather shows behind, 0..1. */
const undyedBehind = 0.4;

function sew(
  s: Surface,
  order: Order,
  length: number,
  halfAt: (way: number) => number,
  { holes, turnedAt, thread }: Band,
): void {
  // Suede does not crack where it is bent.
  const skin = isGrainLeather(order.cloth.optics) ? 1 : 0;
  const undyed = s.dye("tan");
  s.each((k, u, v) => {
    const wide = halfAt(length - u);
    const round = 4 * (wide + thick);
    const over = Math.min(Math.abs(v), round - Math.abs(v)) - wide;
    // The leaf behind is smooth and was never dyed through.
    const behind = ramp(2 * thick + 1, 2 * thick + 4, over);
    s.relief[k]! *= 1 - 0.7 * behind;
    s.ink(k, undyed, skin * undyedBehind * behind);
    const edge = ramp(-2.2, -0.4, over) * ramp(2 * thick + 3, 2 * thick, over);
    s.tone(k, 1 - (0.58 + 0.06 * noise(u / 9, v / 3, 87)) * edge);
    // A creasing iron has run along inside the edge.
    const crease = bell(over + 3.4, 0.8);
    s.relief[k]! -= 1.2 * crease;
    s.tone(k, 1 - 0.16 * crease);
    sinkStitches(s, k, over + inset);
    const crack = skin * ramp(0.12, 0.02, Math.abs(noise(u / 8, v / 44, order.seed + 3)));
    const worn = 0.11 * noise(u / 120, v / 40, order.seed + 4) + 0.06 * noise(u / 30, v / 18, 86);
    s.tone(k, 1 + worn - 0.06 * crack);
    s.relief[k]! += 0.9 * noise(u / 34, v / 20, order.seed + 5) - 0.35 * crack;
  });
  for (const row of rows(length, halfAt)) stitch(s, row, thread);
  // Its holes go through both leaves.
  for (const before of holes) {
    for (const v of [0, -2 * (half + thick)]) punch(s, length - before, v);
  }
  cutSlot(s, turnedAt);
}

function rows(length: number, halfAt: (way: number) => number): Point[][] {
  return [1, -1].map((sign) =>
    Array.from({ length: 60 }, (_, n): Point => {
      if (n < 20) return [(length - 2 * point - inset) * (n / 20), sign * (half - inset)];
      const way = (point * 2 * (59 - n)) / 39 + inset;
      return [length - way, sign * Math.max(0, halfAt(way - inset * 0.4) - inset)];
    }),
  );
}

/** The slot that the prong comes out of: it shows no more than its own dark. */
function cutSlot(s: Surface, turnedAt: number): void {
  const [from, to] = [turnedAt - slot.behind, turnedAt + slot.before];
  const around = slot.half + 4;
  s.within({ x0: from - around, y0: -around, x1: to + around, y1: around }, (k, u, v) => {
    const beyond = Math.max(0, from - u, u - to);
    const off = Math.hypot(beyond, v) - slot.half;
    s.relief[k]! -= 2.4 * ramp(1.4, -0.6, off);
    s.tone(k, (1 - 0.2 * ramp(3, 0, off)) * (1 - 0.85 * ramp(0.4, -0.8, off)));
  });
}

/** A round hole, its rim pressed in. */
function punch(s: Surface, u0: number, v0: number): void {
  s.within({ x0: u0 - 12, y0: v0 - 12, x1: u0 + 12, y1: v0 + 12 }, (k, u, v) => {
    const r = Math.hypot(u - u0, v - v0);
    s.relief[k]! -= 2.4 * ramp(6.6, 4, r);
    s.tone(k, (1 - 0.2 * ramp(8, 5, r)) * (1 - 0.9 * ramp(4.9, 3.9, r)));
  });
}
