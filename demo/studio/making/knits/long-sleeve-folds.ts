import { type Point, table } from "../../pattern/outline.ts";
import { laidOnBoth } from "../body/in-folds.ts";
import { type InFolds, type LongFold, layFolds } from "../body/long-folds.ts";
import { type SleeveEdges, sleeveEdges } from "../body/set-in-sleeves.ts";
import type { Cuff, Sleeves } from "../body/sleeves.ts";

/** A long sleeve of a knit, as it is drawn in one with the right half of its body. */
interface LongSleeve extends SleeveEdges {
  cuff: Cuff;
  /** Where its ribs begin along its own grain, in units; beyond its end where it has none. */
  ribsFrom: number;
  /** How high its folds stand, in units. */
  height: number;
}

/** An empty sleeve is a flat tube that was an arm's: it drags from the armpit, and blouses over its ribs. */
export function longSleeveFolds(sleeve: LongSleeve, seed: number): InFolds {
  const folds = [...dragged(sleeve), ...bloused(sleeve)];
  return layFolds(laidOnBoth(folds, seed));
}

/** Places of a right sleeve: from its inner edge (0) to the outer one (1), at a height on the table. */
function placesOn(sleeve: SleeveEdges): (across: number, y: number) => Point {
  const { inner, outer } = sleeveEdges(sleeve);
  return (across, y) => [inner(y) + across * (outer(y) - inner(y)), y];
}

/** The head is full, and below it the sleeve hangs from the armpit. */
function dragged(sleeve: LongSleeve): LongFold[] {
  const { height } = sleeve;
  const at = placesOn(sleeve);
  const pitY = sleeve.sleeve.armhole(1).at(-1)![1];
  return [
    {
      path: [at(0.06, pitY - 4), at(0.4, pitY + 4), at(0.74, pitY - 34)],
      width: [13, 24],
      height: 0.8 * height,
      fade: [0.3, 0.6],
    },
    {
      path: [at(0.1, pitY + 34), at(0.4, pitY + 62), at(0.6, pitY + 116)],
      width: [14, 26],
      height: 0.75 * height,
      fade: [0.2, 0.78],
    },
  ];
}

/** Gathers above the ribs: from its middle line, half the width of the ribs each way, and how far up, in units. */
const gathers: [across: number, reach: number, lean: number][] = [
  [-0.62, 74, 10],
  [0.02, 46, -6],
  [0.56, 96, -16],
];

function bloused(sleeve: LongSleeve): LongFold[] {
  const [inner, outer] = sleeve.cuff;
  const half = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]) / 2;
  const [across, end] = alongSleeve(sleeve.sleeve, mean(inner, outer));
  if (end < sleeve.ribsFrom + 20) return [];
  const at = fromAlong(sleeve.sleeve);
  return gathers.map(([share, reach, lean]) => {
    const x = across + share * half;
    return {
      path: [
        at(x, sleeve.ribsFrom + 4),
        at(x + 0.3 * lean, sleeve.ribsFrom - 0.4 * reach),
        at(x + lean, sleeve.ribsFrom - reach),
      ],
      width: [9, 16],
      height: 0.7 * sleeve.height,
      fade: [0.2, 0.7],
    };
  });
}

/** A place of a right sleeve, x from the middle line, by how far across and down its own grain it is. */
function alongSleeve(sleeve: Sleeves, [x, y]: Point): Point {
  return sleeve.downSleeve(table.middle + x, y);
}

/** And the place that lies so far across and down. */
function fromAlong(sleeve: Sleeves): (across: number, down: number) => Point {
  const [topX, topY] = sleeve.armhole(1)[0]!;
  const [c, t] = [Math.cos(sleeve.lean), Math.sin(sleeve.lean)];
  return (across, down) => [
    topX - table.middle + across * c + down * t,
    topY - across * t + down * c,
  ];
}

function mean([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}
