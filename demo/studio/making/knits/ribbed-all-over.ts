import { knit } from "../../cloths/index.ts";
import { ribbing } from "../../cloths/knitted.ts";
import { slackened } from "../../cloths/rib-tension.ts";
import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import { printed } from "../../garment.ts";
import { table } from "../../pattern/outline.ts";
import type { Sleeves } from "../body/sleeves.ts";
import { seam } from "../sewing/seams.ts";
import { drawnByHand, type Stitch } from "./stitches.ts";
import { type KnitEnds, tubularWelts } from "./tubular-welt.ts";

/** Distance of one rib from the next, in units: a card shows none that are much closer. */
const pitch = 13;

/** Ribs of two columns each. */
const closeRibs = slackened(ribbing(pitch, 2.2, 2), {
  whole: 0.7,
  bounds: [0.25, 1.1],
  ribs: { differ: 0.36, across: 1.3 * pitch, along: 420 },
  patches: { differ: 0.42, wide: 95, high: 130 },
});

/** Ribs all over, so that it stretches and clings; hem and cuffs are plain tubes. */
export function ribbedAllOver(sleeve: Sleeves, ends: KnitEnds): Stitch {
  return (s, order) => {
    const grain = leaning(drawnByHand(clinging(sleeve)));
    const welts = tubularWelts(s, ends);
    closeRibs(s, grain, (u, v) => 1 - welts.on(u, v));
    knit(order.cloth)(s, grain, welts.on);
    welts.round();
    printed(s, order, sleeve.grain);
    for (const side of [1, -1] as const) seam(s, sleeve.armhole(side), { depth: 2.4, pucker: 0.8 });
  };
}

/** How far a sleeve's ribs are drawn together at its end, and from where to where down it, in units. */
const taper = { by: 1.24, from: 220, to: 720 };

/**
 * Ribs give way where a body is full: from a narrow neck they spread aslant over the chest, draw together
 * at the waist and stand apart again at the hem; those of a sleeve draw together to its end.
 */
function clinging(sleeve: Sleeves): Grain {
  return (u, v) => {
    const [a, b] = sleeve.grain(u, v);
    if (sleeve.on(u, v)) return [a * blend(1, taper.by, ramp(taper.from, taper.to, b)), b];
    const chest = ramp(280, 500, v);
    const waist = ramp(540, 790, v);
    const hem = ramp(830, 1070, v);
    const spread = 0.88 + 0.18 * chest - 0.16 * waist + 0.1 * hem;
    return [table.middle + (a - table.middle) / spread, b];
  };
}

/** Worn and washed, single ribs stand apart from their neighbors for a hand's breadth, and lean. */
function leaning(grain: Grain): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    return [a + 2.6 * noise(a / 34, b / 150, 93) + 1.1 * noise(a / 13, b / 75, 94), b];
  };
}
