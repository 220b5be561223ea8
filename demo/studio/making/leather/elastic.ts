import { noise } from "../../fields/noise.ts";
import { fraction } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { heldByTexels } from "./shoe-leather.ts";

/** Webbing with rubber in its warp. */
export const elastic: Optics = { kind: "matte", wrap: 0.2, sheen: 0.06 };

/** Width of one cord of elastic in units: some 1.7 mm. */
const cordWidth = 4;
/** How far the elastic lies behind the leather that is sewn upon it, in units. */
const behind = 1.2;

/** The elastic of a gore: fine cords that run up the ankle, slack and tight in turns. */
export function goreElastic(s: Surface, pattern: Knot[]): void {
  const outline = curve(pattern);
  const field = new DistanceField(outline);
  const finish = s.addFinish(elastic);
  const dye = s.dye("deepInside");
  const shown = heldByTexels(s, cordWidth);
  s.within(boxAround(outline, 2), (k, x, y) => {
    const depth = field.at(x, y);
    if (depth < -1.5) return;
    s.ink(k, dye, 0.97);
    const across = fraction((x + 0.5 * noise(x / 16, y / 50, 5)) / cordWidth) * 2 - 1;
    const round = Math.sqrt(Math.max(0, 1 - across * across));
    const slack = noise(x / 30, y / 24, 6) + 0.6 * noise(x / 60, y / 9, 7);
    s.relief[k]! += shown * 1.1 * round + 0.5 * slack - behind;
    s.tone(k, 0.93 + shown * (0.3 * round - 0.2) + 0.05 * slack);
    s.finish[k] = finish;
  });
}
