import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import { bell, fraction } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import { bar } from "./bar.ts";
import type { Print } from "./print.ts";

const repeat = 170;

function paint(s: Surface, grain: Grain): void {
  const dark = s.dye("second");
  const red = s.dye("tartanRed");
  const cream = s.dye("tartanCream");
  s.each((k, u, v) => {
    const [x0, y0] = grain(u, v);
    // Yarns wander a little, and their fibers reach over to their neighbors.
    const a = x0 + 1.1 * noise(x0 / 60, y0 / 34, 71) + 0.9 * noise(x0 / 2.2, y0 / 3.1, 72);
    const b = y0 + 1.1 * noise(x0 / 34, y0 / 60, 73) + 0.9 * noise(x0 / 3.1, y0 / 2.2, 74);
    const warp = 0.5 + 0.5 * Math.sin((a + b) * 1.6);
    const weft = 1 - warp;
    for (const [x, share] of [
      [a, warp],
      [b, weft],
    ] as const) {
      s.ink(k, dark, bar(x, repeat, 2, 62, 2) * (0.45 + 0.15 * share));
      s.ink(k, red, bell(fraction(x / repeat) * repeat - 117, 4.5) * (0.48 + 0.26 * share));
      s.ink(k, cream, bell(fraction(x / repeat) * repeat - 32, 3.4) * (0.22 + 0.32 * share));
    }
  });
}

/** A dark, red and cream check, woven. */
export const tartan: Print = { second: "#26282e", isWoven: true, paint };
