import type { Grain } from "../cloths/texture.ts";
import { noise } from "../fields/noise.ts";

/**
 * Share of its color that cloth takes up from a screen: printed ink sinks between the threads, and
 * lies thinner where the squeegee ran fast.
 *
 * @param a across the cloth and @param b along it, in units.
 */
export function takenUp(a: number, b: number): number {
  return (
    0.86 +
    0.05 * noise(a / 37, b / 61, 101) +
    0.05 * noise(a / 1.4, b / 3.4, 102) +
    0.05 * noise(a / 3.4, b / 1.4, 103)
  );
}

/** Woven threads are never ruled: yarn by yarn they stray a little, and the web bows as a whole. */
export function strayed(grain: Grain): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    return [
      a + 0.4 * noise(a / 1.4, b / 26, 104) + 1.7 * noise(a / 190, b / 130, 105),
      b + 0.4 * noise(a / 26, b / 1.4, 106) + 1.7 * noise(a / 130, b / 190, 107),
    ];
  };
}
