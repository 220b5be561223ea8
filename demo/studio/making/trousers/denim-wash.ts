import { noise } from "../../fields/noise.ts";
import { clamp, ramp } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/**
 * Indigo wears off where `rubbed` says; a little follows the folds' crests.
 * @param worn how much has rubbed off in all: 1 is well worn, 0 raw.
 */
export function fade(s: Surface, rise: PatternMap, worn: number, rubbed: PatternMap): void {
  const pale = s.dye("bleached");
  s.each((k, u, v) => {
    const crest = rise(u, v);
    const patchy = 0.05 * noise(u / 60, v / 120, 7);
    const crests = clamp(0.022 * crest, 0, 0.16) * ramp(224, 296, v);
    s.ink(k, pale, clamp((rubbed(u, v) + patchy + crests) * worn));
    s.tone(k, 1 - clamp(-0.012 * crest, 0, 0.12));
  });
}
