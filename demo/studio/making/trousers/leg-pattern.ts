import type { Point } from "../../pattern/outline.ts";
import type { LegPose } from "../body/poses.ts";
import type { Waist } from "../sewing/waistband.ts";

/** The two legs of jeans, trousers or shorts; patterns are of the right half. */
export interface LegPattern {
  waist: Waist;
  /** From below the waist's corner down the side and up the inner side to the crotch. */
  half: string;
  /** Inner and outer end of the right hem. */
  hem: [Point, Point];
  crotchY: number;
  /** Surplus across the leg towards the hem. */
  flow: number;
  swing: LegPose;
}
