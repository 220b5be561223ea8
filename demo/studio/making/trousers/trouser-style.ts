import type { Framing } from "../../garment.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Swing } from "../body/poses.ts";

/** What tells one pair of trousers from another; patterns are of the right half. */
export interface TrouserStyle {
  /** Begins with the dip of the front waist and the corner where the side seam starts. */
  half: string;
  corner: string;
  /** The pressed crease of the right leg; none for washed cloth. */
  crease?: string;
  /** Inner and outer end of the right hem. */
  hem: [Point, Point];
  crotchY: number;
  /** Surplus across the leg towards the hem. */
  flow: number;
  swing: { left: Swing; right: Swing };
  /** Where pleats open below the waistband, from the middle line. */
  pleats?: number[];
  /** Slanted pockets, with a row of topstitching where the cloth is sporty. */
  pockets?: "plain" | "stitched";
  waist: "loops" | "adjusters" | "plain" | "drawstring";
  /** The hem: blind, topstitched or turned up. */
  hemmed: "blind" | "stitched" | "turned-up";
  front: Framing;
  close: { x: number; y: number };
}
