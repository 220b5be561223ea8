import type { Grain } from "../cloths/texture.ts";
import { resolved } from "../cloths/woven.ts";
import { noise } from "../fields/noise.ts";
import { fraction } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Print } from "./print.ts";
import { strayed } from "./screened.ts";

const thread = 1.7;
/** Places within a texel at which the weave is read: its teeth are finer than the camera's grid. */
const samples = [-0.33, 0, 0.33];

/** Four dark and four light threads each way in a two-and-two twill: the teeth are its doing. */
function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  const step = 1 / s.density;
  const seen = resolved(s, thread);
  const lying = strayed(grain);
  s.each((k, u, v) => {
    const [ga, gb] = lying(u, v);
    // Spun yarn wanders and bulges; ruled straight, the teeth would look like pixels.
    const a = ga + 0.8 * noise(ga / 5, gb / 2.2, 92) + 0.5 * noise(ga / 1.3, gb / 1.3, 94);
    const b = gb + 0.8 * noise(ga / 2.2, gb / 5, 93) + 0.5 * noise(ga / 1.3, gb / 1.3, 95);
    let dark = 0;
    for (const dy of samples) {
      for (const dx of samples) dark += isDark((a + dx * step) / thread, (b + dy * step) / thread);
    }
    const yarn = 1 + 0.08 * noise(a / 1.6, b / 1.6, 90);
    s.ink(k, ink, Math.min(1, (0.76 * yarn * dark) / 9));
    const round = seen * roundness(a / thread, b / thread);
    s.relief[k]! += 0.5 * round;
    s.tone(k, 1 - 0.2 * (seen - round));
  });
}

function isDark(warp: number, weft: number): number {
  return fraction(Math.floor(warpOnTop(warp, weft) ? warp : weft) / 8) < 0.5 ? 1 : 0;
}

function warpOnTop(warp: number, weft: number): boolean {
  return fraction((Math.floor(warp) + Math.floor(weft)) / 4) < 0.5;
}

/** Height of the upper thread: 1 on its crown, 0 in the furrow to the next. */
function roundness(warp: number, weft: number): number {
  return Math.sin(fraction(warpOnTop(warp, weft) ? warp : weft) * Math.PI);
}

/** Broken checks with pointed corners. */
export const houndstooth: Print = { second: "#2a2a2e", isWoven: true, paint };
