import { ribbing } from "../../cloths/knitted.ts";
import { slackened } from "../../cloths/rib-tension.ts";
import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { blend, clamp } from "../../fields/scalar.ts";
import { crossings, type Point, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { linkedArmhole } from "./fashioned.ts";
import { drawnByHand, weltedEnds } from "./stitches.ts";
import type { KnitEnds } from "./tubular-welt.ts";

/** Distance of one rib from the next where nothing stretches it, in units: it is seen from afar. */
const pitch = 11;
/** Ribs of two columns each. */
const ribs = slackened(ribbing(pitch, 3.2, 2), {
  whole: 1.08,
  bounds: [0.4, 1.5],
  ribs: { differ: 0.4, across: 1.4 * pitch, along: 520 },
  patches: { differ: 0.45, wide: 110, high: 190 },
});

/** Share of what a body is narrower or wider somewhere that its ribs close up or spread; their seam takes the rest. */
const followed = 0.86;
/** How much flatter ribs lie for each share by which they are spread, and how much higher where they close up. */
const flattened = 1.9;

/**
 * Ribs all over a close body: they keep their number, so at its waist they close up and stand, and over its
 * hips they are stretched apart and lie flat; hem and cuffs are firm tubes.
 *
 * @param side the right side seam from the armpit to the hem, x from the middle line.
 */
export function clingingRibs(sleeve: Sleeves, side: Point[], ends: KnitEnds) {
  const spread = spreadOf(sleeve, side);
  const grain = pulled(drawnByHand(spreadBy(spread, sleeve.grain)));
  return (s: Surface): void => {
    ribs(s, grain, (u, v) => clamp(1 - flattened * (spread(u, v) - 1), 0.5, 1.25));
    weltedEnds(s, ends);
    for (const at of [1, -1] as const) linkedArmhole(s, sleeve.armhole(at), at);
  };
}

/** How far ribs stand apart, as a share of their pitch at the armpits; on sleeves they are as they were knitted. */
function spreadOf(sleeve: Sleeves, side: Point[]): PatternMap {
  const halfWidth = crossings(side);
  const full = side[0]![0];
  return (u, v) => (sleeve.on(u, v) ? 1 : blend(1, halfWidth(v) / full, followed));
}

function spreadBy(spread: PatternMap, grain: Grain): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    const wide = spread(u, v);
    return wide === 1 ? [a, b] : [table.middle + (a - table.middle) / wide, b];
  };
}

/** Laid down and tugged at, whole groups of ribs lean, and single ones stand apart from their neighbors. */
function pulled(grain: Grain): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    return [a + 6 * noise(a / 120, b / 190, 93) + 2.6 * noise(a / 30, b / 120, 94), b];
  };
}
