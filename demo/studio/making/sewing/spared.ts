import { blend } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/** Lets `draw` change a face, but for what lies flat under pockets and welts. @param kept how flat, 0..1. */
export function sparing(s: Surface, kept: PatternMap, draw: (s: Surface) => void): void {
  const before = s.relief.slice();
  draw(s);
  s.each((k, u, v) => {
    s.relief[k] = blend(s.relief[k]!, before[k]!, kept(u, v));
  });
}
