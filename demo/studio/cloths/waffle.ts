import { chance, noise } from "../fields/noise.ts";
import { fraction, ramp } from "../fields/scalar.ts";
import type { Texture } from "./texture.ts";

/** How far a ridge of the waffle wanders from its line, as a share of a cell. */
const wander = 0.11;

/** Height of a cell as a share of its width. */
const squat = 0.84;

/** How much lower rows of purl lie than the columns that cross them. */
const lower = 0.82;

/**
 * Waffle stitch: raised columns crossed by rows of purl, with a sunken cell of the plain stitch between
 * them.
 *
 * @param cell width in units, `rise` the height of its walls in units. @param plain the stitch of all.
 */
export function waffle(cell: number, rise: number, plain: Texture): Texture {
  return (s, grain, mask) => {
    plain(s, grain, mask);
    s.each((k, u, v) => {
      const share = mask ? mask(u, v) : 1;
      if (share <= 0) return;
      const [ga, gb] = grain(u, v);
      // It stretches and shrinks in patches, and no ridge is straight.
      const x = ga / cell + 0.3 * noise(u / 90, v / 70, 97) + wander * noise(ga / cell, gb / 9, 98);
      const y = gb / (squat * cell) + 0.3 * noise(u / 80, v / 90, 99);
      const across = y + wander * noise(ga / 9, y, 100);
      const column = wall(x, 101);
      const row = lower * wall(across, 102);
      const deep = 0.8 + 0.4 * chance(Math.floor(x), Math.floor(across), 103);
      const height = Math.max(column, row);
      s.relief[k]! += share * rise * (height - 0.5);
      s.tone(k, 1 - share * 0.2 * deep * (1 - height) ** 1.4);
    });
  };
}

/** A wall along every whole number: 1 on top, down to 0 in the cells; each wall a little its own. */
function wall(x: number, lane: number): number {
  const off = Math.abs(fraction(x + 0.5) - 0.5) * 2;
  return ramp(0.58 + 0.16 * chance(Math.round(x), 1, lane), 0.06, off);
}
