import { satinThreads } from "../../cloths/woven.ts";
import type { Dye } from "../../dyes.ts";
import type { Order } from "../../garment.ts";
import type { Optics } from "../../light/optics.ts";
import { knots, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { label } from "../sewing/label.ts";

/** The lining of a jacket of nylon, which hardly gleams. */
const nylonLining: Optics = {
  kind: "satin",
  wrap: 0.2,
  gloss: 0.18,
  along: 0.42,
  across: 0.42,
};
const threads = satinThreads(1);

interface NeckLining {
  /** All of its outline, on the table. */
  pattern: string;
  dye: Dye;
  /** Height of the label's middle, and the width it may take, in units. */
  labelY: number;
  labelWidth: number;
}

/** The lining of the back as it shows in the neck of a jacket that is zipped to the top. */
export function neckLining(order: Order, pose: Pose, lining: NeckLining): Piece {
  return {
    outline: knots(lining.pattern),
    optics: nylonLining,
    dye: lining.dye,
    seed: 3,
    inner: true,
    loft: 0.25,
    height: 13,
    grid: [8],
    steps: [50],
    pose,
    make: (s) => {
      threads(s, (u, v) => [u, v]);
      label(s, order.label, table.middle, lining.labelY, lining.labelWidth);
    },
  };
}
