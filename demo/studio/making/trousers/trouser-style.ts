import type { Framing } from "../../garment.ts";
import type { LegPattern } from "./leg-pattern.ts";

/** What tells one pair of trousers from another; patterns are of the right half. */
export interface TrouserStyle extends LegPattern {
  /** The pressed crease of the right leg; none for washed cloth. */
  crease?: string;
  /** Whether a row of stitches beside the crease's edge keeps it. */
  creaseStitched?: boolean;
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
  /** How far below the upper rim of its hem the wrong side shows, in units, where the leg stands open; not at all when absent. */
  gape?: number;
  /** Whether soft cloth leaves the legs round, their side edges rolled, as those with turn-ups are. */
  round?: boolean;
  front: Framing;
  /** The usual one when absent: the waist and the fork. */
  detail?: Framing;
  close: Framing;
}
