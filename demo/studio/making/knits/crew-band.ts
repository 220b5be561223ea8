import type { Dye } from "../../dyes.ts";
import type { Order } from "../../garment.ts";
import { lowerEdge, mirrored } from "../../pattern/outline.ts";
import type { Pose } from "../../pattern/piece.ts";
import { insideNape } from "../body/inside-nape.ts";
import type { Neckline } from "../body/upper-garment.ts";
import { bandBehind } from "./band-behind.ts";
import { neckBand } from "./neck-band.ts";

/** The band in front and on the back, right halves; both end in the line of the shoulder. */
const before = "0,344 49,327 77,289 84,251^ 96,251 109,262^ 104,304 65,352 0,371";
const behind = "0,267 45,263 74,256 89,253 99,256 107,263^ 60,280 0,285";
/** As much of it as stands up behind the neck: less is foreshortened to a bare edge. */
const standing = "0,254 45,252 90,245^ 108,264^ 62,288 0,293";

/** The narrow ribbed band of a T-shirt's crew neck, of the body's own yarn or of another. */
export function crewBand(order: Order, hand: Pose, dye: Dye = "main"): Neckline {
  const trim = { optics: order.cloth.optics, pose: hand, dye, pitch: 5.2, rise: 1.6 };
  return {
    behind: [
      insideNape(order, hand, {
        pattern: "496,264^ 540,272 600,276 660,272 704,264^ 690,318 600,362 510,318",
        tape: "498,276 546,285 600,289 654,285 702,276",
        labelY: 299,
        labelWidth: 34,
      }),
      neckBand({ ...trim, front: false, height: 6, outline: mirrored(behind) }),
    ],
    over: [
      neckBand({
        ...trim,
        front: true,
        height: 11,
        ditch: 0.34,
        fanY: 180,
        outline: mirrored(before),
        linked: lowerEdge(before),
      }),
    ],
    overBack: bandBehind(hand, { ...trim, half: standing, seed: order.seed }),
  };
}
