import type { Grain } from "../cloths/texture.ts";
import type { Dye } from "../dyes.ts";
import { chance } from "../fields/noise.ts";
import { ramp } from "../fields/scalar.ts";
import type { Surface } from "../pattern/surface.ts";
import type { Print } from "./print.ts";

const petals: Dye[] = ["petalRose", "petalRust", "petalCream", "petalOchre"];
const meadow = 31;

/** Small flowers of three sizes, strewn by chance, each with one leaf. */
function paint(s: Surface, grain: Grain): void {
  const inks = petals.map((dye) => s.dye(dye));
  const leaf = s.dye("leaf");
  const stamen = s.dye("stamen");
  s.each((k, u, v) => {
    const [a, b] = grain(u, v);
    const column = Math.floor(a / meadow);
    const row = Math.floor(b / meadow);
    for (let y = row - 1; y <= row + 1; y++) {
      for (let x = column - 1; x <= column + 1; x++) {
        const lot = chance(x, y, 84);
        if (lot < 0.12) continue;
        const dx = a - (x + 0.5 + (chance(x, y, 85) - 0.5) * 0.7) * meadow;
        const dy = b - (y + 0.5 + (chance(x, y, 86) - 0.5) * 0.7) * meadow;
        const r = Math.hypot(dx, dy);
        const size = lot > 0.7 ? 8.8 : lot > 0.42 ? 6.2 : 3.8;
        if (r > size * 2.2) continue;
        s.ink(k, leaf, size > 5 ? 0.9 * leafAt(dx, dy, size, lot * 40) : 0);
        const turn = Math.atan2(dy, dx) + lot * 20;
        const scallop = Math.abs(Math.cos(turn * 2.5));
        const petal = ramp(0.8, -0.8, r - size * (0.64 + 0.36 * scallop));
        s.ink(
          k,
          inks[Math.floor(chance(x, y, 87) * 4)]!,
          petal * (0.95 - 0.2 * ramp(size * 0.4, 0, r)),
        );
        if (petal > 0.5) s.tone(k, 1 - 0.2 * (1 - scallop) * ramp(size * 0.2, size * 0.8, r));
        s.ink(k, stamen, 0.85 * ramp(size * 0.28, size * 0.18, r));
      }
    }
  });
}

function leafAt(dx: number, dy: number, size: number, turn: number): number {
  const along = dx * Math.cos(turn) + dy * Math.sin(turn) - size * 1.35;
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  const width = size * 0.3 * (1 - (0.5 * along) / size);
  return ramp(1.15, 0.8, (along / (size * 0.75)) ** 2 + (across / width) ** 2);
}

export const ditsy: Print = { second: "#dfa893", paint };
