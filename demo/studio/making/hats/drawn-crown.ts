import { chance } from "../../fields/noise.ts";
import { type Point, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { drawIntoFolds, type Pull } from "../sewing/drawn-folds.ts";
import { type CrownSpan, sunkenSide } from "./slump.ts";

/** Reaches of the sides of folds in ribbed knits, and the radius over which these turn, in units. */
const sides: Pull["sides"] & object = { steep: [9, 15], gentle: [20, 40] };
const round = 5;

/**
 * Draws a crown into folds with a cause: it is gathered at its top, its turn-up holds it, and between them it
 * sits down on itself, most on the side that has sunk.
 *
 * @param lane by which the front and the back draw unlike lots.
 */
export function drawCrown(s: Surface, { top, foot }: CrownSpan, seed: number, lane: number): void {
  const side = sunkenSide(seed);
  const up = (share: number) => top + share * (foot - top);
  const at = (x: number, share: number): Point => [table.middle + side * x, up(share)];
  const towards = (angle: number) => (side > 0 ? angle : Math.PI - angle);
  const turned = 0.24 * (chance(seed, lane, 103) - 0.5);
  const pulls: Pull[] = [
    {
      from: [at(-34, 0.06), at(36, 0.06)],
      ways: [towards(2.25), towards(0.75 + turned)],
      many: 4,
      length: [70, 150],
      slope: [0.3, 0.5],
      sides,
      fade: [0.2, 0.65],
    },
    {
      // The sunken shoulder folds over what stands below it.
      from: [at(214, 0.46), at(232, 0.86)],
      ways: [towards(Math.PI + 0.42 + turned), towards(Math.PI + 0.04)],
      many: 3,
      length: [110, 210],
      slope: [0.36, 0.6],
      sides,
      fade: [0.25, 0.6],
    },
    {
      from: [at(-222, 0.6), at(-234, 0.92)],
      ways: [towards(-0.3), towards(-0.02 + turned)],
      many: 2,
      length: [90, 190],
      slope: [0.32, 0.5],
      sides,
      fade: [0.25, 0.65],
    },
    {
      // Where the turn-up holds it, it stands up aslant.
      from: [at(-120, 1.02), at(150, 1.02)],
      ways: [towards(-2.2), towards(-0.9 + turned)],
      many: 3,
      length: [70, 130],
      slope: [0.2, 0.34],
      sides,
      fade: [0.45, 0.5],
    },
  ];
  drawIntoFolds(s, pulls, { seed: seed + lane, round });
}
