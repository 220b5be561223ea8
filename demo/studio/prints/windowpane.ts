import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";
import type { Surface } from "../pattern/surface.ts";
import { bar } from "./bar.ts";
import type { Print } from "./print.ts";

function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const pane = Math.max(bar(a, 74, 10, 12.4), bar(b, 92, 10, 12.4));
    s.ink(k, ink, 0.6 * pane * (0.8 + 0.3 * noise(u / 1.5, v / 1.5, 83)));
  });
}

/** Thin pale lines in large panes. */
export const windowpane: Print = { second: "#d9cdb8", paint };
