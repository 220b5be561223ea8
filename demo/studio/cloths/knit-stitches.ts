import type { KnitStitchId } from "../catalog.ts";
import { ribbing, unevenRows } from "./knitted.ts";
import { slackened } from "./rib-tension.ts";
import { stockinette } from "./stockinette.ts";
import type { Texture } from "./texture.ts";
import { waffle } from "./waffle.ts";

/** Ribs of that breadth, which stand lower than those of a hem, each in its own way. @param pitch in units. */
const slackRibs = (pitch: number, rise: number, columns: number): Texture =>
  slackened(ribbing(pitch, rise, columns), {
    whole: 0.66,
    bounds: [0.2, 1.05],
    ribs: { differ: 0.45, across: 1.4 * pitch, along: 700 },
    patches: { differ: 0.45, wide: 90, high: 125 },
  });

/**
 * The stitches beside the plain one. A card shows nothing of a stitch narrower than a centimeter: a plain
 * knit of fine yarn is as smooth there as if it were molded, most of all from behind.
 */
export const knitStitches: Record<KnitStitchId, Texture> = {
  "narrow-rib": slackRibs(13.5, 2.2, 2),
  "wide-rib": slackRibs(22, 2.6, 3),
  "fishermans-rib": slackRibs(17, 3.2, 1),
  waffle: waffle(19, 2.8, stockinette(5.4, 4.2, 1)),
  bulky: unevenRows(0.02, 15, stockinette(20, 15, 5.2)),
};
