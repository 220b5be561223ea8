import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import type { Surface } from "../pattern/surface.ts";
import { bar } from "./bar.ts";
import type { Print } from "./print.ts";
import { strayed } from "./screened.ts";

const repeat = 19;
const thread = 1.5;

/** Dyed and undyed threads cross in equal bands: full color, a half of it, none. */
function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  const seen = Math.min(1, Math.max(0, thread * s.density - 2));
  const lying = strayed(grain);
  s.each((k, u, v) => {
    const [a, b] = lying(u, v);
    const warp = bar(a, repeat, 0.8, 0.8 + repeat / 2, 0.5);
    const weft = bar(b, repeat, 0.8, 0.8 + repeat / 2, 0.5);
    const over =
      0.5 + 0.42 * seen * Math.sin((a / thread) * Math.PI) * Math.sin((b / thread) * Math.PI);
    const yarn = 1 + 0.07 * noise(a / 1.3, b / 30, 88) + 0.07 * noise(a / 30, b / 1.3, 89);
    s.ink(k, ink, Math.min(1, 0.76 * yarn * (warp * over + weft * (1 - over))));
  });
}

/** Small even checks in one color on white. */
export const gingham: Print = { second: "#4f6f9a", isWoven: true, paint };
