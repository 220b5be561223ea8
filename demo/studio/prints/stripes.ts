import type { Dye } from "../dyes.ts";
import { noise } from "../fields/noise.ts";
import { bar } from "./bar.ts";
import type { Print } from "./print.ts";
import { strayed } from "./screened.ts";

/** Even bars along the warp, or across it, inked by a profile of the place within the cloth. */
function lines(
  dye: Dye,
  across: boolean,
  strength: number,
  shape: (x: number) => number,
): Print["paint"] {
  return (s, grain) => {
    const ink = s.dye(dye);
    const lying = strayed(grain);
    s.each((k, u, v) => {
      const [a, b] = lying(u, v);
      const yarn = 1 + 0.05 * noise(u / 1.2, v / 20, 81) + 0.07 * noise(u / 1.4, v / 1.4, 82);
      s.ink(k, ink, Math.min(1, strength * yarn * shape(across ? b : a)));
    });
  };
}

export const stripe: Print = {
  second: "#4c6c93",
  isWoven: true,
  paint: lines("second", false, 0.77, (x) => bar(x, 12, 0.8, 6.2)),
};

export const breton: Print = {
  second: "#2a3350",
  isWoven: true,
  paint: lines("second", true, 0.87, (x) => bar(x, 46, 4, 19, 0.5)),
};

export const pinstripe: Print = {
  second: "#c9c6bf",
  isWoven: true,
  paint: lines("second", false, 0.38, (x) => bar(x, 26, 2, 3, 0.5)),
};
