import type { Grain } from "../cloths/texture.ts";
import { chance, noise } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Print } from "./print.ts";
import { strayed, takenUp } from "./screened.ts";

const across = 28;
const down = 24;
/** Over how much of the cloth dots stray about their places in the rows, in units. */
const strays = 4;

/**
 * Dots in shifted rows, printed: the weave frays their rims, and the ground shows through their ink,
 * more in this dot than in that.
 */
function paint(s: Surface, grain: Grain): void {
  const ink = s.dye("second");
  const lying = strayed(grain);
  s.each((k, u, v) => {
    const [a, b] = lying(u, v);
    const row = Math.floor(b / down);
    const shifted = a / across + (row % 2 === 0 ? 0 : 0.5);
    const column = Math.floor(shifted);
    const x = (shifted - column - 0.5) * across + strays * (chance(column, row, 96) - 0.5);
    const y = b - (row + 0.5) * down + strays * (chance(column, row, 97) - 0.5);
    const radius = 4.2 + 1.5 * chance(column, row, 98) + 0.6 * noise(a / 4, b / 4, 99);
    const cover = takenUp(a, b) * (0.74 + 0.2 * chance(column, row, 95));
    s.ink(k, ink, cover * ramp(radius + 0.9, radius - 0.9, Math.hypot(x, y)));
  });
}

/** Dots in shifted rows. */
export const polka: Print = { second: "#ece7db", paint };
