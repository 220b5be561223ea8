import type { Grain } from "../cloths/texture.ts";
import { noise } from "../engine/noise.ts";
import { fraction } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import type { Print } from "./print.ts";

const thread = 2.5;
/** Places within a texel at which the weave is read: its teeth are finer than the camera's grid. */
const samples = [-0.33, 0, 0.33];

/** Four dark and four light threads each way in a two-and-two twill: the teeth are its doing. */
function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  const step = 1 / s.density;
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    let dark = 0;
    for (const dy of samples) {
      for (const dx of samples) dark += isDark((a + dx * step) / thread, (b + dy * step) / thread);
    }
    const yarn = 1 + 0.08 * noise(a / 1.6, b / 1.6, 90);
    s.ink(k, ink, Math.min(1, (0.94 * yarn * dark) / 9));
  });
}

function isDark(warp: number, weft: number): number {
  const i = Math.floor(warp);
  const j = Math.floor(weft);
  const warpOnTop = fraction((i + j) / 4) < 0.5;
  return fraction((warpOnTop ? i : j) / 8) < 0.5 ? 1 : 0;
}

/** Broken checks with pointed corners. */
export const houndstooth: Print = { second: "#2a2a2e", paint };
