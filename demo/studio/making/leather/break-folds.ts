import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { isGrainLeather } from "../../light/optics.ts";
import type { Point } from "../../pattern/outline.ts";

/**
 * A fold into which an upper breaks where a foot has bent it: in the profile from the ridge, which it
 * crosses, to where it has run out on either side.
 */
export interface BreakFold {
  from: Point;
  to: Point;
  /** How deep its valley lies below the leather, and half its breadth, in units. */
  deep: number;
  half: number;
}

/** How many times as deep suede breaks as polished leather: it is softer, and nothing holds it up. */
const suedeBreaks = 1.3;
/** What the valley took bulges on either side of it, more on that of the toes: height as a share of its depth. */
const bulge = { toe: 0.5, ankle: 0.28, off: 2.3, wide: 1.5 };
/** How far a fold of one side strays from that of the other, in units a unit of depth. */
const astray = 0.07;

/**
 * How far the leather stands off its last by the few folds it has broken into, at a place of the
 * profile and a depth from its middle: none is as deep or runs as far as the next.
 */
export function breakFolds({ cloth, seed }: Order, folds: BreakFold[]) {
  const soft = isGrainLeather(cloth.optics) ? 1 : suedeBreaks;
  return (x: number, v: number, z: number): number => {
    let rise = 0;
    folds.forEach(({ from, to, deep, half }, n) => {
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [c, t] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
      const down = (x - from[0]) * c + (v - from[1]) * t;
      if (down > 1.3 * long) return;
      const bent = 0.5 * half * noise(down / 40, z / 60, seed + n) + astray * z;
      const off = (x - from[0]) * t - (v - from[1]) * c + bent;
      const own = 0.8 + 0.4 * noise(n, z / 90, seed + 5);
      const left = own * ramp(1.2 * long, 0.25 * long, down);
      // It opens as it runs out.
      const wide = half * (1 + 0.5 * ramp(0.3 * long, 1.2 * long, down));
      const toe = bulge.toe * bell(off / wide - bulge.off, bulge.wide);
      const ankle = bulge.ankle * bell(off / wide + bulge.off, bulge.wide);
      rise += soft * deep * left * (toe + ankle - bell(off, wide));
    });
    return rise;
  };
}
