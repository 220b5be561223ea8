import { knit, plainKnit } from "../../cloths/index.ts";
import { ribbing } from "../../cloths/knitted.ts";
import { ribTension, type Slackness } from "../../cloths/rib-tension.ts";
import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { type Order, printed } from "../../garment.ts";
import type { Point } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { cuffOn, type Sleeves } from "../body/sleeves.ts";
import { fashionedStrips, linkedArmhole } from "./fashioned.ts";
import type { KnitEnds } from "./tubular-welt.ts";

/** How the face of a knit is worked; `ribbed` tells where hem and cuffs are, 0..1. */
export type Stitch = (s: Surface, order: Order, ribbed: PatternMap) => void;

/** Where hem and cuffs begin: on the body a height, on the sleeves so far along their own grain. */
export interface Ends {
  bodyY: number;
  sleeve: number;
}

/** How far a place is within hem or cuffs, in units; below 0 above them. */
export function intoEnds(sleeve: Sleeves, ends: Ends): PatternMap {
  return (u, v) => (sleeve.on(u, v) ? sleeve.grain(u, v)[1] - ends.sleeve : v - ends.bodyY);
}

/** Stocking stitch with ribbed ends and sleeves that are linked in. */
export function stocking(sleeve: Sleeves): Stitch {
  return (s, order, ribbed) => {
    const strips = fashionedStrips(s, sleeve.armhole);
    const plain = (u: number, v: number) => 1 - ribbed(u, v);
    knit(order.cloth)(s, drawnByHand(sleeve.grain), (u, v) => plain(u, v) * (1 - strips.on(u, v)));
    // Along an armhole it is shaped in plain stitches.
    plainKnit(order.cloth)(s, strips.grain, (u, v) => plain(u, v) * strips.on(u, v));
    printed(s, order, sleeve.grain);
    order.cloth.rib(s, bunched(sleeve.grain), ribbed);
    s.each((k, u, v) => {
      const edge = ribbed(u, v);
      if (edge > 0 && edge < 1) s.tone(k, 1 - 0.1 * edge * (1 - edge) * 4);
      else if (edge === 1) s.tone(k, 0.96);
    });
    for (const side of [1, -1] as const) linkedArmhole(s, sleeve.armhole(side), side);
  };
}

/** Depth of the double rows in which ribs all over end at hem and cuffs, in units. */
const welt = 15;

/**
 * Ends ribs that no band finishes: worked as a flat tube, their last rows are firmer than those above,
 * and roll a little.
 */
export function weltedEnds(s: Surface, { hem, cuff }: KnitEnds): void {
  weltAlong(s, hem);
  for (const side of [1, -1] as const) weltAlong(s, cuffOn(cuff, side));
}

/** @param rim which it lies along; at the sides it runs out. */
function weltAlong(s: Surface, rim: Point[]): void {
  s.along(rim, welt + 8, (k, off, _way, u, v) => {
    const depth = Math.abs(off);
    const tube = ramp(welt + 1, welt - 2, depth);
    const groove = bell(depth - welt - 1, 2.2) * (0.8 + 0.4 * noise(u / 24, v / 24, 88));
    s.relief[k]! *= 1 - 0.5 * tube;
    s.relief[k]! += 1.4 * bell(depth - 0.5 * welt, 0.4 * welt) - 1.3 * groove;
    s.tone(k, 1 - 0.2 * groove);
  });
}

/** Distance of one open rib from the next, in units. */
const openPitch = 19;

/** The open ribs of a fisherman's rib: a column of tucked stitches each, deep ditches between them. */
const openRibs = ribbing(openPitch, 3.6, 1);

const openRibsSlack: Slackness = {
  whole: 0.86,
  bounds: [0.4, 1.25],
  ribs: { differ: 0.5, across: 1.4 * openPitch, along: 900 },
  patches: { differ: 0.42, wide: 85, high: 120 },
};

/** Fisherman's rib all over, soft and thick, down to the closer ribs of hem and cuffs. */
export function fishermansRib(sleeve: Sleeves): Stitch {
  return (s, order, ribbed) => {
    const tension = ribTension(sleeve.grain, openRibsSlack);
    openRibs(
      s,
      knittedByHand(drawnByHand(sleeve.grain)),
      (u, v) => (1 - ribbed(u, v)) * tension(u, v),
    );
    order.cloth.rib(s, bunched(sleeve.grain), ribbed);
    for (const side of [1, -1] as const) linkedArmhole(s, sleeve.armhole(side), side);
  };
}

/** No two ribs of a hand knit are equally wide, and each is drawn together here and let go there. */
function knittedByHand(grain: Grain): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    const lasting = 8 * noise(a / (2.6 * openPitch), b / 700, 93);
    return [a + lasting + 3.5 * noise(a / openPitch, b / 130, 94), b];
  };
}

/** Columns of a knit lean with every pull at the cloth: they wander, close up and gape. */
export function drawnByHand(grain: Grain): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    return [a + 9 * noise(u / 170, v / 210, 81) + 3.4 * noise(u / 60, v / 110, 82), b];
  };
}

/** Ribs of a hem draw together here and spread in a little flare there, most at the edge bound off. */
export function bunched(grain: Grain): Grain {
  return (u, v) => {
    const [a, b] = grain(u, v);
    return [a + 5 * noise(a / 52, 1 + b / 260, 86) + 1.6 * noise(a / 21, b / 90, 87), b];
  };
}
