import { bell, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { isGrainLeather, type Optics } from "../../light/optics.ts";
import { line } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { type StitchStyle, stitch } from "../sewing/seams.ts";

/** The inside of a shoe or bag: its lining, or the leather's flesh side. */
export const insideOptics: Optics = { kind: "matte", wrap: 0.2, sheen: 0.04 };

/** Thread of shoes, a shade paler than their leather. */
export const shoeThread = { thread: "upperThread", length: 5.4, width: 0.64 } as const;

/** Waxed thread of saddlery. */
const waxed = { thread: "waxed", length: 5.6, width: 0.8 } as const;

/** Thread of bags, dyed like their leather. */
export const bagThread = { thread: "heather", length: 6.4, width: 0.85 } as const;

/** A belt of leather is sewn with waxed thread, one of suede with that of bags. */
export function beltThread({ cloth }: Order): StitchStyle {
  return isGrainLeather(cloth.optics) ? waxed : bagThread;
}

/** The mouth of an open pocket across a panel, its rim stitched. */
export function slipPocket(s: Surface, pattern: string): void {
  const rim = line(pattern);
  s.along(rim, 14, (k, d) => {
    s.relief[k]! += 2.4 * ramp(-1, 1, d) * ramp(14, 6, d);
    s.tone(k, 1 - 0.5 * bell(d + 1, 1.8));
  });
  stitch(s, rim, { ...bagThread, offset: 7 });
}
