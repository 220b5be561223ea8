import type { Grain } from "../../cloths/texture.ts";
import { noise } from "../../fields/noise.ts";
import { clamp } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";

/** How unevenly ribs are knitted; lengths in units, heights as shares of a full rib's. */
interface Slackness {
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
