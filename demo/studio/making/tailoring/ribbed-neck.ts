import type { Order } from "../../garment.ts";
import { flipped, knots, line, lowerEdge, mirrored, type Side } from "../../pattern/outline.ts";
import type { Pose } from "../../pattern/piece.ts";
import type { Neckline } from "../body/upper-garment.ts";
import { neckBand } from "../knits/neck-band.ts";
import { neckLining } from "./neck-lining.ts";

/** Ribs are matte, however much the jacket's cloth gleams. */
export const ribOptics = { kind: "matte", wrap: 0.3, sheen: 0.15 } as const;

/** The lining of the back, seen between the halves of the collar. */
const lining = {
  pattern: "484,282^ 540,262 600,256 660,262 716,282^ 680,330 600,352 520,330",
  dye: "second",
  labelY: 296,
  labelWidth: 50,
} as const;

/** The right half of the collar's rib before, and the seam that joins it. */
const collar = knots("607,328^ 660,310 704,280 716,266^ 734,280^ 722,320 676,366 607,386^");
const joined = (side: Side) => line("735,281 723,321 677,367 607,388", side);
/** The rib as it stands behind the opening; half of it. */
const standing = "0,218 64,228 122,270^ 112,296^ 60,270 0,262";
/** The rib from behind: it stands up round the neck, hardly narrower at its ends, where it rounds to the front. */
const behind = "0,238 58,240 94,246 112,257 121,276 120,295^ 62,306 0,309";

/** The neck of a jacket with a collar of ribs, open in front by a zip. */
export function ribbedNeck(order: Order, hand: Pose): Neckline {
  const trim = { optics: ribOptics, pose: hand, dye: "tone", pitch: 6.4, rise: 2 } as const;
  const upon = { ...trim, front: true, height: 10, fanY: 190 };
  return {
    behind: [
      neckLining(order, hand, lining),
      neckBand({ ...trim, front: false, height: 15, outline: mirrored(standing) }),
    ],
    over: [
      neckBand({ ...upon, outline: collar, linked: joined(1) }),
      neckBand({ ...upon, outline: flipped(collar), linked: joined(-1) }),
    ],
    overBack: [
      neckBand({ ...upon, fanY: -500, outline: mirrored(behind), linked: lowerEdge(behind) }),
    ],
  };
}
