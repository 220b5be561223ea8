import { type Point, table } from "../../pattern/outline.ts";
import { laidOnBoth } from "../body/in-folds.ts";
import { type LongFold, layFolds } from "../body/long-folds.ts";
import type { Cuff, Sleeves } from "../body/sleeves.ts";

/** How high its folds stand, in units. */
const height = 6.5;
/**
 * Half the width of those that leave the underarm side by side, in units: narrower, they would have so much
 * surplus there that the cloth turns right over and looks pierced.
 */
const narrow = 18;

/**
 * A short sleeve that was lifted by its shoulder and laid down: it drags in folds from underarm and
 * shoulder, and its hem stands off here and there.
 */
export function shortSleeveFolds(sleeve: Sleeves, cuff: Cuff, seed: number) {
  const at = placesOn(sleeve, cuff);
  const folds: LongFold[] = [
    {
      path: [at(0.1, 0.02), at(0.34, 0.26), at(0.66, 0.4)],
      width: [narrow, 22],
      height,
      fade: [0.42, 0.6],
    },
    {
      path: [at(0.04, 0.14), at(0.2, 0.5), at(0.3, 0.92)],
      width: [narrow, 20],
      height: 0.75 * height,
      fade: [0.42, 0.4],
    },
    {
      path: [at(0.92, 0.06), at(0.72, 0.4), at(0.6, 0.8)],
      width: [narrow, 22],
      height: 0.7 * height,
      fade: [0.42, 0.5],
    },
    {
      path: [at(0.58, 1), at(0.6, 0.78), at(0.7, 0.52)],
      width: [15, 22],
      height: 0.8 * height,
      fade: [0, 0.7],
    },
  ];
  return layFolds(laidOnBoth(folds, seed));
}

/** Places of a right sleeve, from its inner edge (0) to the outer one (1) and from its armhole (0) to its hem (1). */
function placesOn(sleeve: Sleeves, [inner, outer]: Cuff): (across: number, down: number) => Point {
  const fromMiddle = ([x, y]: Point): Point => [x - table.middle, y];
  const hole = sleeve.armhole(1);
  const head = fromMiddle(hole[0]!);
  const pit = fromMiddle(hole.at(-1)!);
  const mix = (i: 0 | 1, across: number, down: number) =>
    (1 - down) * (pit[i] + across * (head[i] - pit[i])) +
    down * (inner[i] + across * (outer[i] - inner[i]));
  return (across, down) => [mix(0, across, down), mix(1, across, down)];
}
