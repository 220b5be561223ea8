import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import type { Surface } from "../pattern/surface.ts";
import { bar } from "./bar.ts";
import type { Print } from "./print.ts";
import { strayed } from "./screened.ts";

/** The repeat of its lines, in units. */
const pane = { wide: 66, high: 80 };
/** Over how much of the cloth beside it a line is lost in the nap, in units. */
const milled = 1;

function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  const lying = strayed(grain);
  s.each((k, u, v) => {
    const [a, b] = lying(u, v);
    // In a twill the warp is seen more than the weft.
    const warp = bar(a, pane.wide, 10, 12.6, milled);
    const weft = 0.8 * bar(b, pane.high, 10, 12.6, milled);
    // Wool is milled: fibers of the ground lie over its pale yarns, here more than there.
    const yarn = 0.8 + 0.3 * noise(u / 1.5, v / 1.5, 83) + 0.2 * noise(a / 21, b / 21, 84);
    s.ink(k, ink, 0.45 * yarn * Math.max(warp, weft));
  });
}

/** Thin pale lines in large panes. */
export const windowpane: Print = { second: "#d9cdb8", isWoven: true, paint };
