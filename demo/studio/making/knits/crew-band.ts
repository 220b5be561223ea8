import type { Order } from "../../garment.ts";
import { knots, line, mirrored } from "../../pattern/outline.ts";
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
        knots("496,261^ 546,246 600,242 654,246 704,261^ 688,318 600,360 512,318"),
        288,
        "502,290 548,270 600,265 652,270 698,290",
      ),
      {
        ...neckBand({
          ...trim,
          front: false,
          height: 7,
          outline: knots(`500,268^ 546,254 600,249 654,254 700,268^ 705,260 695,249 658,239 600,234
            542,239 505,249 495,260`),
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
        outline: knots(`505,256^ 505,264 511,285 549,331 600,347 651,331 689,285 695,264 695,256^
          701,254 708,257 713,264^ 701,300 660,347 600,364 540,347 499,300 487,264^ 492,257 499,254`),
        linked: line("487,264 499,300 540,347 600,364 660,347 701,300 713,264"),
      }),
    ],
    overBack: [
      neckBand({
        ...trim,
        front: true,
        height: 8,
        fanY: -400,
        outline: rounded(mirrored("0,264 44,260 74,253 91,247^ 108,260^ 66,275 0,280"), 4),
      }),
    ],
  };
}
