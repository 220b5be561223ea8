import type { KnitStitchId } from "../catalog.ts";
import { ribbing, unevenRows } from "./knitted.ts";
import { stockinette } from "./stockinette.ts";
import type { Texture } from "./texture.ts";
import { waffle } from "./waffle.ts";

/**
 * The stitches beside the plain one. A card shows nothing of a stitch narrower than a centimeter: a plain
 * knit of fine yarn is as smooth there as if it were molded, most of all from behind.
 */
export const knitStitches: Record<KnitStitchId, Texture> = {
  "narrow-rib": ribbing(13.5, 2.2, 2),
  "wide-rib": ribbing(22, 2.6, 3),
  "fishermans-rib": ribbing(17, 3.2, 1),
  waffle: waffle(19, 2.8, stockinette(5.4, 4.2, 1)),
  bulky: unevenRows(0.02, 15, stockinette(20, 15, 5.2)),
};
