import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import type { Surface } from "../pattern/surface.ts";
import { bar } from "./bar.ts";
import type { Print } from "./print.ts";
import { strayed } from "./screened.ts";

/** The repeat of its lines, in units. */
const pane = { wide: 66, high: 80 };

function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  const lying = strayed(grain);
  s.each((k, u, v) => {
    const [a, b] = lying(u, v);
    // In a twill the warp is seen more than the weft.
    const warp = bar(a, pane.wide, 10, 12.6);
    const weft = 0.8 * bar(b, pane.high, 10, 12.6);
    const yarn = 0.8 + 0.3 * noise(u / 1.5, v / 1.5, 83);
    s.ink(k, ink, 0.62 * yarn * Math.max(warp, weft));
  });
}

/** Thin pale lines in large panes. */
export const windowpane: Print = { second: "#d9cdb8", isWoven: true, paint };
