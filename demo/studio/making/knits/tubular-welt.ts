import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type Cuff, cuffOn } from "../body/sleeves.ts";

/** Where a knit ends: the rim of its hem from side to side, and that of its right cuff. */
export interface KnitEnds {
  hem: Point[];
  cuff: Cuff;
}

/** Depth of the tube in which fine ribs end, in units: one finger's breadth. */
const depth = 17;
/** How high it rolls, and how deep the ditch above it is, where the ribs run into it, in units. */
const roll = { height: 2.6, ditch: 1.9 };
/** Shares of its color that the ditch, and the ribs just above it, lose. */
const shade = { ditch: 0.3, above: 0.12 };

/** Far from any rim, in units. */
const far = 1e3;

/** The tubes at the ends of a knit. */
interface TubularWelts {
  /** 1 on them, 0 on the ribs above. */
  on: PatternMap;
  /** Rounds them; drawn upon their stitches. */
  round: () => void;
}

/** Last rows worked plain as a flat tube: no rib runs on into it, and it rolls a little. */
export function tubularWelts(s: Surface, { hem, cuff }: KnitEnds): TubularWelts {
  const inside = new Float32Array(s.relief.length).fill(far);
  for (const rim of [hem, cuffOn(cuff, 1), cuffOn(cuff, -1)]) {
    s.along(rim, 2 * depth, (k, off, way) => {
      // Bound off by hand, it is broader here than there.
      const uneven = 1.6 * noise(way / 70, 1, 88) + 0.7 * noise(way / 19, 2, 89);
      inside[k] = Math.min(inside[k]!, Math.abs(off) + uneven);
    });
  }
  return {
    on: (u, v) => ramp(depth + 1, depth - 1.5, s.read(inside, u, v)),
    round: () => {
      s.each((k, u, v) => {
        const at = inside[k]!;
        if (at > 2 * depth) return;
        const tight = 0.8 + 0.4 * noise(u / 24, v / 24, 90);
        const ditch = tight * bell(at - depth, 2.4);
        s.relief[k]! += roll.height * bell(at - 0.5 * depth, 0.42 * depth) - roll.ditch * ditch;
        s.tone(k, 1 - shade.ditch * ditch - shade.above * bell(at - depth - 4, 4));
      });
    },
  };
}
