import { type Excess, surplusTaken } from "../../pattern/excess.ts";
import type { PatternMap } from "../../pattern/piece.ts";

/** What lies in folds is never stretched taut over them: it has this much more cloth than they need. */
const ample = 1.65;
/** Half the distance over which a slope is measured, in units. */
const step = 1.5;

/** The cloth that a modeled height needs: with less of it, settling would draw the height flat. */
export function laidOver(e: Excess, height: PatternMap, u: number, v: number): void {
  const across = (height(u + step, v) - height(u - step, v)) / (2 * step);
  const down = (height(u, v + step) - height(u, v - step)) / (2 * step);
  const needed = Math.sqrt(1 + across * across + down * down) - 1;
  e.along(across, down, (ample * needed) / surplusTaken);
}
