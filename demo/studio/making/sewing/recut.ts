import type { Grain } from "../../cloths/texture.ts";
import { chance } from "../../fields/noise.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot } from "../../pattern/outline.ts";

/** A part of a face that was cut from another place of the cloth. */
export interface CutPart {
  outline: Knot[];
  /** Turn of its threads against the ground's, radians. */
  turn?: number;
  /** The grain it is cut from instead of the ground's, as of what lies flat upon cloth in folds. */
  grain?: Grain;
  /** How far from the ground's print it may be cut, in units; a print that is matched is less off. */
  off?: number;
}

/**
 * The grain of a face with parts sewn to it, the lowest first: on each the print begins anew, a
 * little askew, as on everything that is cut by hand.
 */
export function recut(ground: Grain, parts: CutPart[], seed: number): Grain {
  const cut = parts.map(({ outline, turn = 0, off = 90, grain = ground }, i) => {
    const path = curve(outline);
    const angle = turn + 0.03 * (chance(seed, i, 41) - 0.5);
    return {
      box: boxAround(path),
      field: new DistanceField(path),
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      grain,
      across: off * chance(seed, i, 42),
      along: off * chance(seed, i, 43),
    };
  });
  return (u, v) => {
    for (let i = cut.length - 1; i >= 0; i--) {
      const part = cut[i]!;
      const { x0, y0, x1, y1 } = part.box;
      if (u < x0 || u > x1 || v < y0 || v > y1 || part.field.at(u, v) < 0) continue;
      const [a, b] = part.grain(u, v);
      return [a * part.cos + b * part.sin + part.across, b * part.cos - a * part.sin + part.along];
    }
    return ground(u, v);
  };
}
