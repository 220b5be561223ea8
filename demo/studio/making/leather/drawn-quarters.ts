import type { Surface } from "../../pattern/surface.ts";
import { drawIntoFolds, type Pull } from "../sewing/drawn-folds.ts";

/** How folds of soft calf over a last stand, in units. */
const calf: Pick<Pull, "sides" | "fade"> = {
  sides: { steep: [6, 10], gentle: [13, 26] },
  fade: [0.2, 0.7],
};
const round = 2;

/** What draws the quarters of a low laced shoe, in its profile: the facings above, the counter behind. */
const pulls: Pull[] = [
  {
    ...calf,
    from: [
      [694, 930],
      [622, 884],
    ],
    ways: [2.3, 2.75],
    many: 3,
    length: [60, 130],
    slope: [0.32, 0.55],
  },
  {
    ...calf,
    from: [
      [408, 924],
      [404, 972],
    ],
    ways: [-0.1, 0.35],
    many: 2,
    length: [60, 120],
    slope: [0.28, 0.5],
  },
];

/** Draws the quarters of a low laced shoe into folds, each shoe by its own seed. */
export function drawQuarters(s: Surface, seed: number): void {
  drawIntoFolds(s, pulls, { seed, round });
}
