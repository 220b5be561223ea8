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
        knots("492,262^ 546,246 600,242 654,246 708,262^ 690,320 600,366 510,320"),
        288,
        "502,290 548,270 600,265 652,270 698,290",
      ),
      {
        ...neckBand({
          ...trim,
          front: false,
          height: 7,
          outline: knots(`494,274^ 546,258 600,253 654,258 706,274^ 708,262 698,250 660,239 600,233
            540,239 502,250 492,262`),
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
        outline: knots(`507,257^ 501,264 507,277 547,328 600,346 653,328 693,277 699,264 693,257^
          704,256 715,260 725,267^ 710,298 664,350 600,370 536,350 490,298 475,267^ 485,260 496,256`),
        linked: line("475,267 490,298 536,350 600,370 664,350 710,298 725,267"),
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
