import { ramp } from "../../fields/scalar.ts";
import type { Surface } from "../../pattern/surface.ts";

/** How much of a detail this fine (units) a face's texels can hold: finer ones would be mere grit, 0..1. */
export function heldByTexels({ density }: Surface, size: number): number {
  return ramp(1, 2.6, size * density);
}
