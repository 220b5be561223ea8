import { noise } from "../../fields/noise.ts";
import { bell, fraction } from "../../fields/scalar.ts";
import type { Optics } from "../../light/optics.ts";
import { DistanceField } from "../../pattern/distance-field.ts";
import { boxAround, curve, type Knot } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { heldByTexels } from "./texels.ts";

/** Webbing with rubber in its warp. */
export const elastic: Optics = { kind: "matte", wrap: 0.2, sheen: 0.06 };

/** From one cord of elastic to the next in units: some 3 mm. */
const cordWidth = 7;
/** How deep it is dyed: its rubber takes less of the dye than the tape of a loop. */
const dyedDark = 0.76;
/** How far the elastic lies behind the leather that is sewn upon it, in units. */
const behind = 1.6;
/** From one gather to the next along its sewn edge, and how far inside that they reach, in units. */
const gathers = { pitch: 11, reach: 13 };
/** How far the shade of the leather's edge reaches in upon it, in units, and how dark it is. */
const edgeShade = { reach: 4.5, dark: 0.36 };

/**
 * The elastic of a gore: cords that run up the ankle, slack and tight in turns. It was stretched when
 * it was sewn in, so its edge lies in small gathers.
 */
export function goreElastic(s: Surface, pattern: Knot[]): void {
  const outline = curve(pattern);
  const field = new DistanceField(outline);
  const finish = s.addFinish(elastic);
  const dye = s.dye("deepInside");
  const shown = heldByTexels(s, cordWidth);
  s.within(boxAround(outline, 2), (k, x, y) => {
    const depth = field.at(x, y);
    if (depth < -1.5) return;
    s.ink(k, dye, dyedDark);
    const gather =
      bell(depth, gathers.reach) * noise(y / gathers.pitch, x / 60, 8) +
      0.8 * noise(x / 60, y / 15, 7);
    const across = fraction((x + 0.5 * noise(x / 16, y / 50, 5)) / cordWidth) * 2 - 1;
    const round = Math.sqrt(Math.max(0, 1 - across * across));
    s.relief[k]! += shown * 2.2 * round + 1.4 * gather - behind;
    s.tone(k, 1 + shown * (0.7 * round - 0.5) + 0.16 * gather);
    s.tone(k, 1 - edgeShade.dark * Math.exp(-Math.max(0, depth) / edgeShade.reach));
    s.finish[k] = finish;
  });
}
