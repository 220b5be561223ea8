import type { Grain } from "../../cloths/texture.ts";
import { chance } from "../../fields/noise.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot, type Point } from "../../pattern/outline.ts";

/** A part of a face that was cut from another place of the cloth. */
export interface CutPart {
  outline: Knot[];
  /** Turn of its threads against the ground's, radians. */
  turn?: number;
  /** How far from the ground's print it may be cut, in units; a print that is matched is less off. */
  off?: number;
  /** Its print was laid upon that of the ground, and goes on with it. */
  matched?: boolean;
}

/** How far from matching a part lies whose print was laid upon that of the ground, in units. */
const nearlyMatched = 2;

/**
 * The grain of a face with parts sewn to it, the lowest first: on each the print begins anew, a
 * little askew, as on everything that is cut by hand.
 */
export function recut(ground: Grain, parts: CutPart[], seed: number): Grain {
  const cut = parts.map(({ outline, turn = 0, matched = false, off: own = 90 }, i) => {
    const path = curve(outline);
    const box = boxAround(path);
    const off = matched ? nearlyMatched : own;
    const angle = turn + 0.03 * (chance(seed, i, 41) - 0.5);
    return {
      box,
      // Turned about a far corner of the cloth, it would not match.
      pivot: (matched ? [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2] : [0, 0]) satisfies Point,
      field: new DistanceField(path),
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      across: off * chance(seed, i, 42),
      along: off * chance(seed, i, 43),
    };
  });
  return (u, v) => {
    const place = ground(u, v);
    for (let i = cut.length - 1; i >= 0; i--) {
      const part = cut[i]!;
      const { x0, y0, x1, y1 } = part.box;
      if (u < x0 || u > x1 || v < y0 || v > y1 || part.field.at(u, v) < 0) continue;
      const [x, y] = part.pivot;
      const [a, b] = [place[0] - x, place[1] - y];
      return [
        x + a * part.cos + b * part.sin + part.across,
        y + b * part.cos - a * part.sin + part.along,
      ];
    }
    return place;
  };
}
