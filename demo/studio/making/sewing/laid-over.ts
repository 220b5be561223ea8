import { type Excess, surplusTaken } from "../../pattern/excess.ts";
import type { PatternMap } from "../../pattern/piece.ts";

/** What lies in folds is never stretched taut over them: it has this much more cloth than they need. */
const ample = 1.65;
/** Half the distance over which the slope of a modeled height is measured, in units. */
export const slopeStep = 1.5;

/** Surplus of cloth that is longer than what it lies over by such a share. */
export function surplusOver(share: number): number {
  return (ample * share) / surplusTaken;
}

/**
 * The cloth that a modeled height needs: with less of it, settling would draw the height flat.
 *
 * @param share of the usual surplus; what is sewn down on both sides of a height has less to spare.
 */
export function laidOver(e: Excess, height: PatternMap, u: number, v: number, share = 1): void {
  const across = (height(u + slopeStep, v) - height(u - slopeStep, v)) / (2 * slopeStep);
  const down = (height(u, v + slopeStep) - height(u, v - slopeStep)) / (2 * slopeStep);
  const needed = Math.sqrt(1 + across * across + down * down) - 1;
  e.along(across, down, share * surplusOver(needed));
}
