import { curve, type Knot, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { inwards } from "../sewing/patch.ts";
import { wear } from "../sewing/seams.ts";
import { heavy, rope } from "./denim-seams.ts";

/** Wears the cloth along a row of stitches, so many units to the right of a line. */
type Wear = (s: Surface, path: Point[], offset: number) => void;

/** Washed with stones, denim ripples at its seams and rubs pale there. */
export const stonewash: Wear = (s, path, offset) => {
  rope(s, path, { worn: 0.5, offset, reach: 4.5 });
  wear(s, path, "bleached", 2.4, 0.2);
};

/** Twists the edge of a pocket as a hem does, and rubs it pale. @param worn 1 is well worn, 0 raw. */
export const pocketEdge =
  (worn: number): Wear =>
  (s, path, offset) => {
    rope(s, path, { worn, offset, reach: 5, ripples: heavy });
    wear(s, path, "bleached", 1.6, 0.5 * worn);
  };

/** Wears the turned edge of what is sewn on. */
export function wearRim(s: Surface, outline: Knot[], worn: Wear): void {
  const rim = curve(outline);
  worn(s, [...rim, rim[0]!], inwards(rim, 3));
}
