import type { Order } from "../../garment.ts";
import type { Box } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { SleevedCut } from "../body/upper-garment.ts";

/** A short lined jacket of thin cloth, zipped, and drawn in by ribs at neck, cuffs and hem. */
export interface BlousonCut extends Omit<SleevedCut, "backHalf"> {
  /** The knot where the shoulder begins, and the neckline of the back up to it. */
  backNeck: [shoulder: string, neck: string];
  waistY: number;
  /**
   * Where the ribs begin: on the body, and down the sleeve from the shoulder; the seams that join them
   * on the right half.
   */
  ribs: { bodyY: number; sleeve: number; joins: string[] };
  /** The slanted welts: that of the right half, and how far its pocket reaches within, on the table. */
  pockets: { welt: string; bag: Box };
}

/** A blouson as it is sewn from one order: what its parts need to know of it. */
export interface Sewing {
  cut: BlousonCut;
  order: Order;
  seed: number;
  /** Where the ribs are: 1 on them, 0 on the cloth. */
  ribbed: PatternMap;
  /** Where the bags of the pockets and their welts keep the cloth flat, 0..1. */
  pocketed: PatternMap;
}
