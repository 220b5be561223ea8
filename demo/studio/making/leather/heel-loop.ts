import { flatBand } from "../../standing/along-path.ts";
import { type Spot, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { elastic } from "./elastic.ts";
import { middle } from "./foot-plan.ts";

/** Half the width of the tape and half its thickness, in units: some 16 mm of grosgrain. */
const half = 17;
const thick = 1.1;
/** How far the tape stands above the top, and how far its ends are sewn in below it, in units. */
const above = 34;
const sewnIn = 26;
/** Half the way between the tape's two legs, in units. */
const legs = 4.5;

/** A loop of tape to pull a boot on by. @param x and @param v the back of its top, in the profile. */
export function heelLoop(x: number, v: number, floor: number): Part {
  const steps = 48;
  const path = Array.from({ length: steps + 1 }, (_, n): Spot => {
    const t = (n / steps) * 2 - 1;
    // Folded flat, it opens a little where it is bent over, and leans back by its own weight.
    const up = above - (above + sewnIn) * Math.abs(t) ** 2.4;
    const open = legs * Math.sign(t) * Math.min(1, Math.abs(t) * 3) * (1 + (0.5 * up) / above);
    return [x - middle + open - 0.0035 * Math.max(0, up + 10) ** 2, floor - v + up, 0];
  });
  const body = flatBand(path, [0, 0, 1], half, thick);
  return {
    ...body,
    optics: elastic,
    dye: "deepInside",
    grain: {
      uv: unrolled(body),
      make: (s) =>
        s.each((k, u, v) => {
          const rib = Math.sin(u * 2.1);
          s.relief[k]! += 0.35 * rib;
          s.tone(k, 1 + 0.06 * rib - 0.12 * Math.exp(-Math.max(0, half - Math.abs(v)) / 1.2));
        }),
    },
  };
}
