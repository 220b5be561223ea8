import { noise } from "../../fields/noise.ts";
import { bell, clamp, ramp } from "../../fields/scalar.ts";
import { type Point, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { drawTogether, stitch } from "../sewing/seams.ts";

/** The thread of jeans: thick, and of its own color. */
export const jeansThread = { thread: "topstitch", length: 3.9, width: 0.68 } as const;

/** Rows of thick thread beside a line, each so far to its right: they draw the layers together. */
export function topstitch(s: Surface, path: Point[], ...offsets: number[]): void {
  const middle = offsets.reduce((sum, offset) => sum + offset, 0) / offsets.length;
  drawTogether(s, path, 1.3, middle);
  for (const offset of offsets) stitch(s, path, { ...jeansThread, offset });
}

interface Wash {
  /** How much indigo has rubbed off in all: 1 is well worn, 0 raw. */
  worn: number;
  /** Where it did, 0..1. */
  rubbed: PatternMap;
  seed: number;
}

/** Indigo wears off where it is rubbed; a little follows the folds' crests. */
export function fade(s: Surface, rise: PatternMap, { worn, rubbed, seed }: Wash): void {
  const pale = s.dye("bleached");
  s.each((k, u, v) => {
    const crest = rise(u, v);
    const patchy = 0.05 * noise(u / 60, v / 120, seed + 7);
    const crests = clamp(0.022 * crest, 0, 0.16) * ramp(224, 296, v);
    s.ink(k, pale, clamp((rubbed(u, v) + patchy + crests) * worn));
    s.tone(k, 1 - clamp(-0.012 * crest, 0, 0.12));
  });
}

/**
 * The pale lines that sitting wears into denim: they fan out of the crotch towards the hips, none
 * like its fellow.
 */
export function whiskers(crotchY: number, seed: number): PatternMap {
  return (u, v) => {
    const [x, y] = [Math.abs(u - table.middle), crotchY - v];
    const reach = Math.hypot(x, y);
    const angle = Math.atan2(y, x) + 0.0011 * (reach - 100);
    const side = Math.sign(u - table.middle);
    const line = ramp(0.05, 0.55, noise(angle * 6.5, reach / 240, seed + 15 + side));
    const fan = ramp(-0.3, 0, angle) * ramp(1.15, 0.8, angle);
    return 0.12 * line * fan * bell(reach - 130, 75);
  };
}

/**
 * The hem of denim: its two layers crept past each other under the needle, so that it twists like a
 * rope, and the crests rub pale.
 *
 * @param hem from left to right, seen with the cloth above it. @param worn how far it has rubbed.
 */
export function denimHem(s: Surface, hem: Point[], worn: number): void {
  const pale = s.dye("bleached");
  s.along(hem, 20, (k, d, way) => {
    const up = Math.abs(d);
    const twist = noise((way + 0.9 * up) / 8.5, up / 30, 65);
    const crest = ramp(-0.1, 0.6, twist + 0.4 * noise(way / 21, 4, 66));
    const doubled = ramp(17, 13.5, up);
    s.relief[k]! += doubled * (0.9 + 1.5 * twist * ramp(15, 4, up));
    s.tone(k, 1 - 0.14 * bell(up - 15.5, 1.6));
    s.ink(k, pale, worn * doubled * (0.3 * crest * ramp(15, 3, up) + 0.3 * bell(up, 2)));
  });
  topstitch(s, hem, -14);
}
