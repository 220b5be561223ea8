import type { Order } from "../../garment.ts";
import { isGrainLeather } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { drawIntoFolds, type Pull } from "../sewing/drawn-folds.ts";

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
/** Suede and duck are softer, and turn over a larger radius. */
const ofSoft = { slope: [0.22, 0.4], steep: [9, 14], gentle: [18, 34], round: 4 } as const;
/** How long the shortest folds of a hold are, as a share of its longest. */
const shortest = 0.5;

/** Draws a bag's panel into folds that start where it is held: at handles, rings, corners and its base. */
export function drawHeld(s: Surface, { cloth, seed }: Order, holds: Hold[], lane: number): void {
  const { slope, steep, gentle, round } = isGrainLeather(cloth.optics) ? ofCalf : ofSoft;
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
      fade: [0.06, 0.8],
    };
  });
  drawIntoFolds(s, pulls, { seed: seed + lane, round });
}
