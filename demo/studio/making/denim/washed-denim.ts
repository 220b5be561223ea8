import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Share of its indigo that a crest has lost at most, and share that calm cloth has kept more of. */
const indigo = { lost: 0.11, kept: 0.16 };
/** Height from which on a fold is rubbed in the drum, and at which it is rubbed most, in units. */
const rubbed: [from: number, most: number] = [3, 11];

/**
 * Denim that was washed in its folds: their crests rub pale along the warp, the calm cloth between them
 * stays dark.
 *
 * @param height of its folds, in units.
 */
export function washedFolds(s: Surface, height: PatternMap): void {
  const [pale, dark] = [s.dye("bleached"), s.dye("unworn")];
  s.each((k, u, v) => {
    const crest = ramp(...rubbed, height(u, v));
    const streaks = 1 + 0.5 * noise(u / 2, v / 34, 83);
    s.ink(k, dark, indigo.kept * (1 - crest));
    s.ink(k, pale, indigo.lost * crest * streaks);
  });
}

/** Half the breadth of what lies double at a seam or edge, in units, and how much of its indigo it has lost. */
const doubled = { broad: 4.2, lost: 0.23 };

/**
 * What lies double at a seam or edge of denim stands up and rubs pale in the drum, here more than there.
 *
 * @param offset of its middle from the line, to its right, in units.
 */
export function rubbedEdge(s: Surface, path: Point[], offset: number): void {
  const pale = s.dye("bleached");
  s.along(path, Math.abs(offset) + 2.4 * doubled.broad, (k, d, way) => {
    const here = 0.55 + 0.7 * noise(way / 37, 1, 84) + 0.4 * noise(way / 8, d / 5, 85);
    s.ink(k, pale, doubled.lost * bell(d - offset, doubled.broad) * Math.max(0, here));
  });
}
