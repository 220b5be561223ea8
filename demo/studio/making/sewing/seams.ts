import type { Dye } from "../../dyes.ts";
import { chance, noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { edgeShade, liftedEdge } from "./edge-shade.ts";
import { lampAlong } from "./lamp-side.ts";

interface SeamStyle {
  depth?: number;
  pucker?: number;
  /** How dark the crack is between what it joins; a seam that only its relief shows is lost where it runs towards the lamp. */
  crack?: number;
}

/**
 * A sewn line: a groove between two swells of doubled cloth, tighter here than there, with the
 * cloth drawn together beside it.
 */
export function seam(s: Surface, path: Point[], style: SeamStyle = {}): void {
  const { depth = 2.2, pucker = 0.9, crack = 0 } = style;
  const lane = laneOf(path);
  drawTogether(s, path, pucker);
  s.along(path, 12, (k, d, way) => {
    const groove = bell(d, 1.4);
    const doubled = ramp(12, 7, Math.abs(d));
    const tight = tightness(way, lane);
    s.relief[k]! += depth * (0.22 * doubled - (0.3 + 0.3 * tight) * groove);
    s.tone(k, 1 - (crack + 0.03 + 0.1 * tight) * groove - 0.05 * tight * bell(d, 4));
  });
}

/**
 * Cloth that a row of stitches draws together: ripples across the row, broad and close ones, that
 * die away beside it.
 *
 * @param offset of the row from the line, to its right.
 */
export function drawTogether(s: Surface, path: Point[], amount: number, offset = 0): void {
  const lane = laneOf(path);
  s.along(path, Math.abs(offset) + 26, (k, d, _way, u, v) => {
    const off = d - offset;
    // By their place, not by the way to it: round a corner that leaps, and would leave a line.
    const wide = noise(u / 31, v / 31, lane) + 0.5 * noise(u / 13, v / 13, lane + 1);
    const close = noise(u / 7, v / 7, lane + 3);
    const tight = 0.55 + 0.45 * noise(u / 40, v / 40, lane + 2) + 0.3 * noise(u / 11, v / 11, lane);
    s.relief[k]! += amount * tight * (bell(off, 13) * wide + 0.35 * bell(off, 7) * close);
  });
}

/** How tight the thread was drawn here; about 0.5. */
function tightness(way: number, lane: number): number {
  return 0.55 + 0.45 * noise(way / 40, 1, lane + 2) + 0.3 * noise(way / 11, 2, lane + 4);
}

/** A line's own lot among chances, told by where it begins. @param x and @param y how much either counts. */
export function laneOf(path: Point[], x = 7, y = 13): number {
  return Math.round(path[0]![0] * x + path[0]![1] * y);
}

export interface StitchStyle {
  /** Distance to the right of the line. */
  offset?: number;
  thread?: Dye;
  /** Length of one stitch with its gap. */
  length?: number;
  width?: number;
}

/**
 * A row of topstitching; its thread has the cloth's own color unless one is named. Each stitch is
 * drawn into the cloth at both ends and arches between; none is quite as long or straight as its
 * neighbor.
 */
export function stitch(s: Surface, path: Point[], style: StitchStyle = {}): void {
  const { offset = 0, thread, length = 4.2, width = 0.75 } = style;
  const dye = thread ? s.dye(thread) : -1;
  const lane = laneOf(path) + Math.round(offset * 5);
  // Finer than a pixel, single stitches melt into an even line.
  const apart = ramp(2.2, 4.5, length * s.density);
  const plies = ramp(2.4, 4, width * s.density);
  const spread = Math.max(width, 0.75 / s.density);
  const end = lengthOf(path) - 1e-3;
  const firm = Math.min(1, width + 0.2);
  s.along(path, Math.abs(offset) + 5, (k, d, way) => {
    // Past its ends a row would hook round them at its own distance.
    if (way <= 0 || way >= end) return;
    const fed = way / length + 0.22 * noise(way / 29, 1, lane);
    const number = Math.floor(fed);
    const phase = fed - number;
    const stray = 0.36 * (chance(number, 4, lane) - 0.5) + 0.3 * (phase - 0.5);
    const off = d - offset - width * stray - 0.5 * noise(way / 47, 3, lane);
    const single = ramp(0, 0.16, phase) * ramp(0.9, 0.74, phase);
    const on = bell(off, spread) * (apart * single + (1 - apart) * 0.72);
    const dent = bell(off, width * 2.4);
    const hole = apart * (1 - single) * bell(off, width);
    const arch = 0.55 + 0.45 * Math.sin(Math.PI * phase);
    s.relief[k]! += (0.95 * on * arch - 0.7 * dent - 0.35 * hole) * firm;
    s.tone(k, 1 - 0.14 * dent * (1 - on) - 0.12 * hole);
    const twist = plies * 0.1 * Math.sin((way + 1.2 * off) * (4.2 / width));
    const worn = 0.82 + 0.22 * chance(number, 3, 1) + twist;
    if (thread) s.ink(k, dye, 0.93 * on * Math.min(1, worn));
    else s.tone(k, 1 + 0.05 * on);
    if (thread && plies) s.tone(k, 1 + on * twist);
  });
}

/** The length of a line, along its course. */
export function lengthOf(path: Point[]): number {
  let length = 0;
  for (let k = 1; k < path.length; k++) {
    length += Math.hypot(path[k]![0] - path[k - 1]![0], path[k]![1] - path[k - 1]![1]);
  }
  return length;
}

/** A raised band of even height along a line, as a placket or a covered edge. */
export function band(s: Surface, path: Point[], halfWidth: number, rise: number): void {
  s.along(path, halfWidth + 3, (k, d) => {
    s.relief[k]! += rise * ramp(halfWidth + 1, halfWidth - 1, Math.abs(d));
  });
}

/**
 * The edge of an overlapping part: what lies to the left of the line (seen along it) stands higher
 * and shades the other side.
 *
 * @param begins over how much of its way it comes to lie there, in units: hardly any where a seam holds it.
 */
export function overlap(s: Surface, path: Point[], rise: number, reach = 60, begins = 40): void {
  const facing = lampAlong(path);
  s.along(path, reach, (k, d, way, u, v) => {
    const begun = ramp(0, begins, way);
    s.relief[k]! += rise * ramp(2.2, -2.6, d) * ramp(-reach, -reach * 0.4, d) * begun;
    s.tone(k, 1 + begun * (edgeShade(-d, facing(way), liftedEdge(u, v), rise) - 1));
  });
}

/** A line of wear: seams and hems where dyed cloth rubs pale. */
export function wear(s: Surface, path: Point[], dye: Dye, width: number, amount: number): void {
  const ink = s.dye(dye);
  s.along(path, width * 2.5, (k, d, way) => {
    const rubbed = 0.55 + 0.6 * noise(way / 9, d / 7, 61) + 0.3 * noise(way / 2.4, d / 2, 62);
    s.ink(k, ink, amount * bell(d, width) * Math.max(0, rubbed));
  });
}
