import { felt } from "../../cloths/knitted.ts";
import { straight } from "../../cloths/woven.ts";
import { cloud, noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

/**
 * Fulled wool, brushed: short fibers in all directions, matted to tufts here and there; it lies now
 * with the light and now against it, and the tips of some fibers are paler than any dye.
 * @param left what is left of the light that falls in between the fibers.
 */
export function fulledFace(s: Surface, seed: number, left: number): void {
  felt(s, straight);
  const pale = s.dye("heather");
  s.each((k, u, v) => {
    const crossed =
      noise((u + v) / 0.9, (v - u) / 2.6, seed + 80) +
      noise((u - 0.6 * v) / 2.8, (v + 0.6 * u) / 0.9, seed + 83);
    const tuft = cloud(u / 4.2, v / 4.2, 2, seed + 81);
    const brushed = cloud(u / 60, v / 44, 3, seed + 82);
    s.relief[k]! += 0.22 * crossed + 0.34 * tuft;
    s.tone(k, left + 0.05 * crossed + 0.045 * tuft + 0.05 * brushed);
    s.ink(k, pale, 0.16 * ramp(0.2, 1.3, crossed + 0.4 * tuft));
  });
}
