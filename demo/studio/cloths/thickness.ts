import { ramp } from "../fields/scalar.ts";
import type { Cloth } from "./index.ts";

/** How thick a cloth is: 0 for thin cloth, 1 for coating. */
export function thicknessOf({ bend }: Pick<Cloth, "bend">): number {
  return ramp(0.7, 1, bend);
}
