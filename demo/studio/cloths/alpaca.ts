import type { Cloth } from "./index.ts";
import { unevenRows } from "./knitted.ts";
import { stockinette } from "./stockinette.ts";
import { layered, nap } from "./woven.ts";

/**
 * Thick wool with alpaca spun into it: its hairs stand off the yarn and veil the stitches, which would
 * look molded in rubber without them.
 */
export function withAlpaca(cloth: Cloth): Cloth {
  return {
    ...cloth,
    texture: unevenRows(0.03, 10.5, layered(stockinette(14, 10.5, 3.2), nap(0.5, 0.05, 0, 1))),
  };
}
