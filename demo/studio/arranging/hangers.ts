import type { Optics } from "../light/optics.ts";
import { cord } from "../standing/along-path.ts";
import { type Shell, type Spot, unrolled } from "../standing/loft.ts";
import type { Part } from "../standing/part.ts";

/** A rail in space and the hangers on it, in units. */

const tube = 9;
const brushed: Optics = { kind: "metal", wrap: 0.2, gloss: 0.9, roughness: 0.34 };

/** How far the rail stands off a hanger's neck. */
export const hookLength = 96;

/** A rail that runs out of the frame at both sides. @param half of its length. @param height of its middle. */
export function bareRail(half: number, height: number): Part {
  const rows = 40;
  const path = Array.from({ length: rows }, (_, n): Spot => {
    return [half * ((2 * n) / (rows - 1) - 1), height, 0];
  });
  return bare(cord(path, tube), "steel");
}

/** The hook of a hanger, over a rail `hookLength` above the origin and across it. */
export function railHook(): Part {
  const round = tube + 5;
  const path = Array.from({ length: 60 }, (_, n): Spot => {
    const t = n / 59;
    if (t < 0.45) return [0, (hookLength - round - 12) * (t / 0.45), 0];
    // Out beside the rail, over it, and a little down on its other side.
    const angle = -Math.PI / 2 + ((t - 0.45) / 0.55) * 4.3;
    return [round * Math.cos(angle), hookLength + round * Math.sin(angle) - 2, 0];
  });
  return bare(cord(path, 2.8), "steel");
}

/** The wooden shoulders of a hanger. @param drop how far they slope, by the distance from the middle. */
export function shoulders(half: number, drop: (x: number) => number): Part {
  const path = Array.from({ length: 50 }, (_, n): Spot => {
    const x = half * (n / 24.5 - 1);
    return [x, 4 - drop(Math.abs(x)), 0];
  });
  const varnished: Optics = { kind: "leather", wrap: 0.2, gloss: 0.3, roughness: 0.4 };
  return { ...bare(cord(path, 8), "tan"), optics: varnished };
}

function bare(body: Shell, dye: Part["dye"]): Part {
  return { ...body, optics: brushed, dye, grain: { uv: unrolled(body), make: () => {} } };
}
