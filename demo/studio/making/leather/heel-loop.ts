import type { Optics } from "../../light/optics.ts";
import { cord } from "../../standing/along-path.ts";
import { type Spot, unrolled } from "../../standing/loft.ts";
import type { Part } from "../../standing/part.ts";
import { middle } from "./foot-plan.ts";

/** Webbing with rubber in its warp. */
export const elastic: Optics = { kind: "matte", wrap: 0.2, sheen: 0.06 };

/** A loop of webbing to pull a boot on by. @param x and @param v the back of its top, in the profile. */
export function heelLoop(x: number, v: number, floor: number): Part {
  const path = Array.from({ length: 25 }, (_, n): Spot => {
    const t = n / 24;
    const angle = Math.PI * t;
    const down = 62 * (1 - Math.sin(angle) ** 0.6);
    return [x - middle - 7 + 13 * t, floor - v + 20 - down, 0];
  });
  const body = cord(path, 3, 3.4);
  return {
    ...body,
    optics: elastic,
    dye: "lining",
    grain: {
      uv: unrolled(body),
      make: (s) =>
        s.each((k, u) => {
          s.relief[k]! += 0.4 * Math.sin(u * 1.9);
        }),
    },
  };
}
