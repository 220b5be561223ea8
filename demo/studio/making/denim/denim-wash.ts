import { noise } from "../../fields/noise.ts";
import { clamp, ramp } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

export interface Wash {
  /** How much indigo has washed out in all: 1 is well worn, 0 raw. */
  worn: number;
  /** Where wearing rubbed off more of it, 0..1. */
  rubbed: PatternMap;
  /** By which no two garments, nor front and back, pale alike. */
  seed: number;
}

/** Share of its indigo that washed denim loses all over, where it is rubbed most, and on a crest. */
const lost = { washed: 0.1, rubbed: 0.17, crest: 0.09 };
/** How much darker it has stayed where nothing rubs it, and in a hollow. */
const stayed = { calm: 0.16, hollow: 0.1 };
/** Between which heights, in units, a fold becomes a crest that is rubbed, and how deep a hollow is that is not. */
const rubs = { from: 1.5, full: 6, hollow: -4 };

/**
 * Denim that was washed and worn: it pales in streaks along the warp, for thick ends of the yarn stand
 * out; most where it is rubbed, a little on the crests of its folds, hardly in their hollows.
 *
 * @param rise how far its folds stand up, in units.
 */
export function fade(s: Surface, rise: PatternMap, { worn, rubbed, seed }: Wash): void {
  const pale = s.dye("bleached");
  const dark = s.dye("unworn");
  s.each((k, u, v) => {
    // What hangs from the waistband is held flat by it.
    const crest = rise(u, v) * ramp(224, 296, v);
    const rub = rubbed(u, v);
    const washed = lost.washed + 0.04 * noise(u / 150, v / 320, seed + 7) + lost.rubbed * rub;
    const slubs = noise(u / 3.6, v / 58, seed + 10);
    const streaks = 1 + 0.4 * noise(u / 1.7, v / 34, seed + 9) + 0.4 * slubs;
    const rubbedOff = washed + lost.crest * ramp(rubs.from, rubs.full, crest);
    s.ink(k, pale, clamp(rubbedOff * streaks * worn));
    const kept = stayed.calm * ramp(0.5, 0, rub) + stayed.hollow * ramp(0, rubs.hollow, crest);
    s.ink(k, dark, worn * kept * (1 - 0.4 * slubs));
  });
}
