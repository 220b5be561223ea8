import { bell, ramp } from "../../fields/scalar.ts";
import { face, type Order } from "../../garment.ts";
import { mirrored } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { insideBack } from "../body/inside.ts";
import { label } from "../sewing/label.ts";
import { drawTogether, type StitchStyle, stitch } from "../sewing/seams.ts";
import { alongEdge, type BandEdge, rimKnots, rimOf, type Waist } from "../sewing/waistband.ts";

export interface InsideWaistStyle {
  /** A row of stitches so far below the rim; none when absent. */
  stitched?: StitchStyle & { inset: number };
}

/** How far the back goes on behind the front's rim, in units. */
const hidden = 30;
const labelRoom = 34;

/**
 * The inside of the back waistband above the front's: it is folded from one strip, so that its
 * inside is the face of the cloth too. It lies in the front's shade where that rises before it.
 */
export function insideWaist(
  order: Order,
  pose: Pose,
  waist: Waist,
  { stitched }: InsideWaistStyle = {},
): Piece {
  const { corner, dip, rise } = waist;
  const [x, y] = corner;
  const rim = rimOf(waist, "back");
  const outline = mirrored(
    `${rimKnots(rim, [x - 5, y])} ${x - 60},${dip + hidden - 8} 0,${dip + hidden}`,
  );
  return {
    ...insideBack(order, pose, outline),
    // A waistband is sewn of several layers: its rim runs in one line.
    edgeAnchor: 0.25,
    excess: (e) => e.evenly(0.003),
    make: (s) => {
      face(s, order);
      if (stitched) {
        const row = alongEdge(rim, x - 8, stitched.inset);
        stitch(s, row, stitched);
        drawTogether(s, row, 0.7);
      }
      label(s, order.label, 600, (rise + dip) / 2 + 3, labelRoom);
      shadeBehind(s, rimOf(waist, "front"));
    },
  };
}

/** Deep beside the front's rim, paler above, with the fold's own light along its upper edge. */
function shadeBehind(s: Surface, front: BandEdge): void {
  s.each((k, u, v, depth) => {
    const above = front(u) - v;
    const near = Math.exp(-Math.max(0, above) / 9);
    s.tone(k, (1.06 - 0.2 * ramp(34, 4, above)) * (1 - 0.5 * near));
    s.tone(k, 1 + 0.12 * bell(depth - 1.6, 1.3));
    s.relief[k]! -= 1.6 * Math.exp(-Math.max(0, depth) / 1.8);
  });
}
