import { noise } from "../fields/noise.ts";
import { clamp } from "../fields/scalar.ts";
import type { PatternMap } from "../pattern/piece.ts";
import type { Grain, Texture } from "./texture.ts";

/** How unevenly ribs are knitted; lengths in units, heights as shares of a full rib's. */
export interface Slackness {
  /** How high they stand on the whole, and at least and at most. */
  whole: number;
  bounds: [least: number, most: number];
  /** By how much single ribs differ, over how much of their breadth and length. */
  ribs: { differ: number; across: number; along: number };
  /** By how much patches do, and how wide and high they are. */
  patches: { differ: number; wide: number; high: number };
}

/** How high ribs stand: slack ones lie flatter, some for their whole length, and so do patches. */
export function ribTension(grain: Grain, { whole, bounds, ribs, patches }: Slackness): PatternMap {
  return (u, v) => {
    const [a, b] = grain(u, v);
    const ofRib = noise(a / ribs.across, b / ribs.along, 95);
    const ofPatch = noise(u / patches.wide, v / patches.high, 96);
    return clamp(whole + ribs.differ * ofRib + patches.differ * ofPatch, ...bounds);
  };
}

/** Ribs that are knitted as unevenly as that: all alike, they are taken for drawn lines. */
export function slackened(ribs: Texture, slackness: Slackness): Texture {
  return (s, grain, mask) => {
    const tension = ribTension(grain, slackness);
    ribs(s, grain, (u, v) => (mask ? mask(u, v) : 1) * tension(u, v));
  };
}
