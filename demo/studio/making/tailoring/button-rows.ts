import type { Dye } from "../../dyes.ts";
import { chance } from "../../fields/noise.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { button, buttonhole } from "../sewing/button.ts";

/** Two buttons of a double-breasted front beside each other, as on the table. */
export type ButtonPair = [y: number, left: number, right: number];

/** Where the buttons of such pairs are. */
export function placesOf(pairs: ButtonPair[]): Point[] {
  return pairs.flatMap(([y, left, right]): Point[] => [
    [left, y],
    [right, y],
  ]);
}

interface ButtonRows {
  radius: number;
  dye: Dye;
  /** Above this height the left ones only balance the right ones, and close nothing. */
  closesFromY?: number;
  /** The holes are worked from within, or covered. */
  blind?: true;
}

/** How far from its mark a hand sews a button, at most, and how long its shank is, in units. */
const [astray, shank] = [1.8, 1.6];
/** How far beside its button's middle a hole has its own, and how long it is, in shares of the radius. */
const hole = { beside: 0.82, length: 2.13 };

/**
 * The two rows of buttons of a double-breasted front. Each is sewn on by hand, on a shank as long as the
 * front below it is thick: none keeps quite to its row, or lies as the next one does.
 */
export function buttonRows(
  s: Surface,
  pairs: ButtonPair[],
  { radius, dye, closesFromY = 0, blind }: ButtonRows,
): void {
  const sewn = (x: number, y: number): void => {
    const off = (lane: number) => 2 * astray * (chance(x, y, lane) - 0.5);
    button(s, x + off(76), y + off(77), radius, { dye, shank });
  };
  for (const [y, left, right] of pairs) {
    if (!blind && y >= closesFromY)
      buttonhole(s, left + hole.beside * radius, y, hole.length * radius, false);
    sewn(left, y);
    sewn(right, y);
  }
}
