import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Point, Side } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { drawTogether, laneOf, stitch } from "../sewing/seams.ts";

/** The thread of jeans: thick, and of its own color. */
export const jeansThread = { thread: "topstitch", length: 3.9, width: 0.6 } as const;

/** Rows of thick thread beside a line, each so far to its right: they draw the layers together. */
export function topstitch(s: Surface, path: Point[], ...offsets: number[]): void {
  const middle = offsets.reduce((sum, offset) => sum + offset, 0) / offsets.length;
  drawTogether(s, path, 1.3, middle);
  for (const offset of offsets) stitch(s, path, { ...jeansThread, offset });
}

/**
 * The same beside a seam of washed denim. Its layers shrank unlike each other, so that it ripples;
 * the crests rub pale, and the hollows keep their dye.
 *
 * @param worn as of `Rope`.
 */
export function ropedStitch(s: Surface, worn: number, path: Point[], ...offsets: number[]): void {
  const offset = Math.min(0, ...offsets) / 2 + Math.max(0, ...offsets) / 2;
  rope(s, path, { worn, offset });
  topstitch(s, path, ...offsets);
}

interface Rope {
  /** How far indigo has rubbed off: 1 is well worn, 0 raw. */
  worn: number;
  /** Distance to the right of the line. */
  offset?: number;
  /** How far the ripples reach to both sides, in units. */
  reach?: number;
  ripples?: Ripples;
}

/** The ripples along a seam. */
interface Ripples {
  /** Their distance, in units, and how regularly they come, 0..1. */
  apart: number;
  regular: number;
  /** How far crests and hollows part in height and color, as a share of what they do in light denim. */
  contrast: number;
}

const fine: Ripples = { apart: 10, regular: 0.4, contrast: 1 };
/** Those of the long seams of jeans: four layers creep far, no two stretches alike, and the crests take all the rubbing. */
export const heavy: Ripples = { apart: 17, regular: 0.1, contrast: 1.6 };

/** How far the ripples of a seam run askew to it: its upper layer was fed faster. */
const askew = 0.9;

/** How high the ripples of a seam stand where its layers crept, -1..1: askew, and no two alike. */
function rippled({ apart, regular }: Ripples, way: number, off: number, lane: number): number {
  const fed = way + askew * off + 5 * noise(way / 34, 2, lane + 4);
  const even = Math.sin((fed / apart) * 2 * Math.PI);
  return regular * even + 0.7 * noise(fed / (0.8 * apart), off / 30, lane + 5);
}

/** The ripples and the wear of a seam, without its thread. */
export function rope(
  s: Surface,
  path: Point[],
  { worn, offset = 0, reach = 8, ripples = fine }: Rope,
): void {
  const pale = s.dye("bleached");
  const dark = s.dye("unworn");
  const lane = laneOf(path);
  const washed = 0.25 + 0.75 * worn;
  s.along(path, Math.abs(offset) + 1.8 * reach, (k, d, way) => {
    const off = d - offset;
    const ripple = rippled(ripples, way, off, lane);
    // Here the needle held the layers, there they crept.
    const crept = 0.55 + 0.6 * noise(way / 60, 3, lane + 7);
    const near = ripples.contrast * bell(off, reach) * washed * Math.max(0.1, crept);
    s.relief[k]! += 0.9 * near * ripple;
    s.ink(k, dark, 0.34 * near * ramp(0.15, -0.6, ripple));
    s.ink(k, pale, 0.24 * worn * near * ramp(-0.1, 0.7, ripple));
  });
}

/** A felled seam: how broad and how high its strip is, and how far inside either edge a row runs, in units. */
const felled = { broad: 13, high: 2.1, inset: 3 };

/**
 * A felled seam of denim: both cloths are turned into each other and lie four deep to one side of the
 * line, held by two rows. It stands up as a strip, which rubs pale along its edges.
 *
 * @param side where the strip lies: 1 to the right of the line. @param worn as of `Rope`.
 * @param pucker how high the cloth ripples that its rows draw together, in units.
 */
export function felledSeam(
  s: Surface,
  path: Point[],
  { side, worn, pucker }: { side: Side; worn: number; pucker: number },
): void {
  drawTogether(s, path, pucker);
  const pale = s.dye("bleached");
  const lane = laneOf(path);
  s.along(path, felled.broad + 8, (k, d, way) => {
    const across = d * side + 0.7 * noise(way / 26, 1, lane + 8);
    const on = ramp(-1.4, 1, across) * ramp(felled.broad + 2.4, felled.broad - 0.6, across);
    const edge = bell(across - 0.8, 1.5) + 0.7 * bell(across - felled.broad + 0.8, 1.5);
    const rubbed = 0.6 + 0.5 * noise(way / 9, 3, lane + 9);
    s.relief[k]! += felled.high * on;
    s.ink(k, pale, 0.4 * worn * edge * Math.max(0, rubbed));
    // The step keeps light from the single cloth at its foot.
    s.tone(k, 1 - 0.24 * Math.exp(-Math.max(0, -across) / 2.2) * (1 - on) * ramp(1, -1, across));
  });
  const strip = { offset: (side * felled.broad) / 2, reach: felled.broad / 2 };
  rope(s, path, { worn, ...strip, ripples: heavy });
  topstitch(s, path, side * felled.inset, side * (felled.broad - felled.inset));
}

/**
 * The hem of denim: its two layers crept past each other under the needle, so that it twists like a
 * rope, and the crests rub pale.
 *
 * @param hem from left to right, seen with the cloth above it. @param worn how far it has rubbed.
 */
export function denimHem(s: Surface, hem: Point[], worn: number): void {
  const pale = s.dye("bleached");
  const dark = s.dye("unworn");
  s.along(hem, 20, (k, d, way) => {
    const up = Math.abs(d);
    const twist = noise((way + 0.9 * up) / 10, up / 30, 65);
    const crest = ramp(-0.1, 0.6, twist + 0.4 * noise(way / 21, 4, 66));
    const doubled = ramp(17, 13.5, up);
    const roped = doubled * ramp(17, 6, up);
    s.relief[k]! += doubled * 0.9 + 2 * twist * roped;
    s.tone(k, 1 - 0.14 * bell(up - 15.5, 1.6));
    s.ink(k, dark, 0.5 * worn * roped * ramp(0, -0.5, twist));
    s.ink(k, pale, worn * (0.5 * crest * roped + 0.36 * doubled * bell(up, 2)));
  });
  topstitch(s, hem, -14);
}
