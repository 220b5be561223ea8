import type { Grain } from "../cloths/texture.ts";
import { herringboneRib, herringboneTwill, resolved } from "../cloths/woven.ts";
import { bell, fraction, ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Print } from "./print.ts";

function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("heather");
  // Finer than the camera sees, the ribs melt together instead of shimmering.
  const seen = resolved(s, herringboneTwill.pitch);
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const rib = herringboneRib(a, b);
    s.relief[k]! += 0.25 * seen * rib;
    s.ink(k, ink, seen * 0.38 * ramp(-0.3, 0.8, rib) + (1 - seen) * 0.17);
    s.tone(k, 1 - 0.1 * seen * bell(fraction(a / herringboneTwill.lane) - 0.5, 0.06));
  });
}

/** Ribs that turn about at every lane. */
export const herringbone: Print = { second: "#d8d2c6", isWoven: true, paint };
