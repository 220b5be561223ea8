import type { Garment, Order } from "../../garment.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { insideHem } from "../body/inside.ts";
import { laidByHand, turnedOver, unsettled } from "../body/poses.ts";
import { limp, type View, type Waist } from "../sewing/waistband.ts";
import { type InsideWaistStyle, insideWaist } from "../trousers/inside-waist.ts";

/** What a skirt hangs from, and what shows above and below it. */
interface SkirtRims {
  waist: Waist;
  /** Height of the waistband in units. */
  band: number;
  /** The inside of the back below the front hem, right half. */
  hem: string;
  inside?: InsideWaistStyle | undefined;
}

/**
 * Both sides of a skirt laid by hand, with the inside of the back that shows at waist and hem.
 *
 * @param turn of the whole, radians. @param side what lies on top, from the lowest up.
 */
export function skirtSides(
  order: Order,
  { waist, band, hem, inside }: SkirtRims,
  seed: number,
  turn: number,
  side: (view: View, pose: Pose) => Piece[],
): Pick<Garment, "pieces" | "back"> {
  const pose = limp(unsettled(laidByHand(seed, 6, turn), seed), seed, waist.dip + band);
  const over = turnedOver(pose);
  return {
    pieces: [
      insideWaist(order, pose, waist, inside),
      insideHem(order, pose, hem),
      ...side("front", pose),
    ],
    back: [insideHem(order, over, hem), ...side("back", over)],
  };
}
