import { bell, ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { StitchStyle } from "./seams.ts";

/** Close stitches across, which hold the end of a strip or of a slit. @param half its reach to both sides. */
export function barTack(
  s: Surface,
  x: number,
  y: number,
  half: number,
  { thread }: Pick<StitchStyle, "thread">,
): void {
  const dye = thread ? s.dye(thread) : -1;
  s.within({ x0: x - half - 3, y0: y - 6, x1: x + half + 3, y1: y + 6 }, (k, u, v) => {
    const on = ramp(half + 0.5, half - 0.5, Math.abs(u - x)) * ramp(1.8, 0.9, Math.abs(v - y));
    const strand = Math.sin((u - x) * 4.6 + 0.8 * (v - y));
    s.relief[k]! += 0.8 * on * (0.7 + 0.3 * strand) - 0.9 * bell(v - y, 3.4);
    s.tone(k, 1 - 0.1 * bell(v - y, 3.4));
    if (thread) s.ink(k, dye, on * (0.74 + 0.14 * strand));
    else s.tone(k, 1 + 0.04 * on * strand);
  });
}
