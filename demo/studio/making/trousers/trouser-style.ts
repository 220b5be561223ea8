import type { Framing } from "../../garment.ts";
import type { LegPattern } from "./leg-pattern.ts";

/** What tells one pair of trousers from another; patterns are of the right half. */
export interface TrouserStyle extends LegPattern {
  /** The pressed crease of the right leg; none for washed cloth. */
  crease?: string;
  /** Where pleats open below the waistband, from the middle line. */
  pleats?: number[];
  /** Slanted pockets, with a row of topstitching where the cloth is sporty. */
  pockets?: "plain" | "stitched";
  /** Whether its long seams are felled, as in washed cotton: each draws the cloth beside it together. */
  felled?: boolean;
  waistband: "loops" | "adjusters" | "plain" | "drawstring";
  /** The hem: blind, topstitched or turned up. */
  hemmed: "blind" | "stitched" | "turned-up";
  /** How high the folds of wearing stand, as a share of those of other trousers. */
  worn?: number;
  /** Whether the leg is so wide that its hem stands open and shows the wrong side. */
  opensAtHem?: boolean;
  front: Framing;
  /** The usual one when absent: the waist and the fork. */
  detail?: Framing;
  close: Framing;
}
