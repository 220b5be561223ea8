import type { Excess } from "../../pattern/excess.ts";
import type { PatternMap } from "../../pattern/piece.ts";

/** Share of the surplus that settling makes into folds (`settling/springs.ts`). */
const taken = 0.24;
/** Half the distance over which a slope is measured, in units. */
const step = 1.5;

/** The cloth that a modeled height needs: with less of it, settling would draw the height flat. */
export function laidOver(e: Excess, height: PatternMap, u: number, v: number): void {
  const across = (height(u + step, v) - height(u - step, v)) / (2 * step);
  const down = (height(u, v + step) - height(u, v - step)) / (2 * step);
  e.along(across, down, (Math.sqrt(1 + across * across + down * down) - 1) / taken);
}
