import { ramp } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import { type Box, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";

/** A fold dies away over so much before a pocket's edge and half as much behind it, in units. */
const soft = 16;

/**
 * Where a pocket doubles the cloth, 1 at its middle: few folds run through.
 *
 * @param place of the pocket on the right half of the table.
 * @param both there is another one on the left half.
 */
export function doubledBy(place: Box, both: boolean): PatternMap {
  const within = (from: number, to: number, at: number) =>
    ramp(from - soft, from + soft / 2, at) * ramp(to + soft, to - soft / 2, at);
  return (u, v) => {
    const x = both ? table.middle + Math.abs(u - table.middle) : u;
    return within(place.x0, place.x1, x) * within(place.y0, place.y1, v);
  };
}

/** Doubled cloth is too stiff for most of its surplus. @param share how far it is doubled, 0..1. */
export function stiffen(e: Excess, share: number): void {
  const left = 1 - 0.8 * share;
  e.xx *= left;
  e.xy *= left;
  e.yy *= left;
}
