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
    texture: unevenRows(0.03, 6, layered(stockinette(7.8, 6, 1.3), nap(0.7, 0.06, 0, 1))),
  };
}
