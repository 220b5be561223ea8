import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Share of its color by which a line is paler or darker, and how far it stands up, in units. */
const line = { tone: 0.042, height: 0.2 };

/**
 * The lines that single needles leave in a fine knit from hem to shoulder, wider than its columns: where
 * the camera sees no loop any more, they alone tell it from felt.
 *
 * @param ribbed where hem and cuffs are, 0..1; ribs show none.
 */
export function needleLines(s: Surface, grain: Grain, ribbed: PatternMap): void {
  const seen = 1 - 0.5 * ramp(1.1, 2, s.density);
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const needle = noise(a / 5, b / 600, 91) + 0.6 * noise(a / 13, b / 900, 92);
    const share = seen * (1 - ribbed(u, v));
    s.tone(k, 1 + line.tone * share * needle);
    s.relief[k]! += line.height * share * needle;
  });
}
