import type { Grain } from "../cloths/texture.ts";
import { fraction, ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Print } from "./print.ts";

function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const row = Math.floor(b / 24);
    const x = fraction(a / 28 + (row % 2 === 0 ? 0 : 0.5)) - 0.5;
    const y = fraction(b / 24) - 0.5;
    s.ink(k, ink, 0.94 * ramp(5.6, 4.4, Math.hypot(x * 28, y * 24)));
  });
}

/** Dots in shifted rows. */
export const polka: Print = { second: "#ece7db", paint };
