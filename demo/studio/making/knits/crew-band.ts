import type { Order } from "../../garment.ts";
import { knots, mirrored } from "../../pattern/outline.ts";
import type { Pose } from "../../pattern/piece.ts";
import { insideBack } from "../body/inside.ts";
import type { Neckline } from "../body/upper-garment.ts";
import { rounded } from "../sewing/rounded.ts";
import { neckBand } from "./neck-band.ts";

/** The narrow ribbed band of a T-shirt's crew neck. */
export function crewBand(order: Order, hand: Pose): Neckline {
  const trim = { optics: order.cloth.optics, pose: hand, pitch: 3.6, rise: 0.9 };
  return {
    behind: [
      insideBack(
        order,
        hand,
        knots("492,262^ 546,246 600,242 654,246 708,262^ 690,320 600,366 510,320"),
        288,
        "502,290 548,270 600,265 652,270 698,290",
      ),
      {
        ...neckBand({
          ...trim,
          front: false,
          height: 7,
          outline: knots(`494,274^ 546,258 600,253 654,258 706,274^ 712,258 660,240 600,234 540,240
            488,258`),
        }),
        inner: false,
      },
    ],
    over: [
      neckBand({
        ...trim,
        front: true,
        height: 8,
        fanY: 180,
        outline: knots(`492,258^ 502,274 546,328 600,346 654,328 698,274 708,258^ 722,266^ 708,298
          664,350 600,370 536,350 492,298 478,266^`),
      }),
    ],
    overBack: [
      neckBand({
        ...trim,
        front: true,
        height: 8,
        fanY: -400,
        outline: rounded(mirrored("0,267 44,263 70,255 85,247^ 108,262^ 64,279 0,285"), 4),
      }),
    ],
  };
}
