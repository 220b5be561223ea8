import type { Cloth } from "../../cloths/index.ts";
import type { Order } from "../../garment.ts";
import { isGrainLeather } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { drawIntoFolds, type Pull } from "../sewing/drawn-folds.ts";
import { isDuck } from "./leather-parts.ts";

/** Where something holds a bag's panel and draws it into folds. */
export interface Hold {
  /** Its place in the drawing, and how long the line is over which folds start there, in units. */
  at: Point;
  wide: number;
  /** The mean way of its folds and how far they fan out to either side, radians: 0 to the right, a quarter turn downwards. */
  way: number;
  fan: number;
  many: number;
  /** The length of its longest folds, in units. */
  long: number;
  /** How much steeper or gentler they are than elsewhere, as a share; 1 when absent. */
  firm?: number;
}

/** Slopes and reaches of folds in the calf of bags, and the radius over which it turns, in units. */
const ofCalf = { slope: [0.26, 0.46], steep: [8, 13], gentle: [18, 36], round: 3.2 } as const;
/** Suede is softer, and turns over a larger radius; stiff duck creases. */
const ofSuede = { slope: [0.3, 0.5], steep: [9, 14], gentle: [18, 36], round: 3.6 } as const;
const ofDuck = { slope: [0.34, 0.56], steep: [7, 12], gentle: [15, 30], round: 2.2 } as const;
/** How long the shortest folds of a hold are, as a share of its longest. */
const shortest = 0.5;

function creasesOf(cloth: Cloth) {
  if (isDuck(cloth)) return ofDuck;
  return isGrainLeather(cloth.optics) ? ofCalf : ofSuede;
}

/** Draws a bag's panel into folds that start where it is held: at handles, rings, corners and its base. */
export function drawHeld(s: Surface, { cloth, seed }: Order, holds: Hold[], lane: number): void {
  const { slope, steep, gentle, round } = creasesOf(cloth);
  const pulls = holds.map(({ at: [x, y], wide, way, fan, many, long, firm = 1 }): Pull => {
    const [across, down] = [-Math.sin(way), Math.cos(way)];
    const end = (sign: number): Point => [
      x + (sign * wide * across) / 2,
      y + (sign * wide * down) / 2,
    ];
    return {
      from: [end(-1), end(1)],
      ways: [way - fan, way + fan],
      many,
      length: [shortest * long, long],
      slope: [firm * slope[0], firm * slope[1]],
      sides: { steep: [...steep], gentle: [...gentle] },
      fade: [0.2, 0.75],
    };
  });
  drawIntoFolds(s, pulls, { seed: seed + lane, round });
}
