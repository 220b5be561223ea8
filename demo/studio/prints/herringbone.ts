import type { Grain } from "../cloths/texture.ts";
import { bell, fraction, ramp } from "../engine/scalar.ts";
import type { Surface } from "../engine/surface.ts";
import type { Print } from "./print.ts";

function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("heather");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const lane = a / 13;
    const slant = Math.floor(lane) % 2 === 0 ? 1 : -1;
    const rib = Math.sin(((fraction(lane) * 13 * slant + b) / 3.4) * Math.PI * 2);
    s.relief[k]! += 0.25 * rib;
    s.ink(k, ink, 0.42 * ramp(-0.2, 0.7, rib));
    s.tone(k, 1 - 0.1 * bell(fraction(lane) - 0.5, 0.06));
  });
}

/** Ribs that turn about at every lane. */
export const herringbone: Print = { second: "#d8d2c6", paint };
