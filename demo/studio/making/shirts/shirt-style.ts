import type { Dye } from "../../dyes.ts";
import type { Framing } from "../../garment.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Swings } from "../body/poses.ts";

/** Those `upon` it are layers of their own, a patch with a flap that stands off it; all others are sewn into its face. */
export type ShirtPockets = "none" | "one" | "flapped" | "two-large" | "upon";

/** What tells one buttoned shirt from another; patterns are of the right half. */
export interface ShirtStyle {
  half: string;
  hem: string;
  armhole: string;
  /** Lean of the sleeve's axis from the vertical, radians. */
  lean: number;
  /** Inner and outer end of the right sleeve. */
  sleeveEnd: [Point, Point];
  /** The cuff of a long sleeve; a short one is hemmed. */
  cuff?: string;
  /** The collar's right leaf. */
  leaf: string;
  /** The neck lies open in a V, without a stand. */
  openNeck?: boolean;
  /** Where the collar of an open neck is sewn to the lapel, from the notch to the fold. */
  gorge?: string;
  /** A cord in the color of its print is sewn into the edges of collar, front, pocket and cuffs. */
  piped?: boolean;
  pockets: ShirtPockets;
  buttons: Dye;
  firstButton: number;
  shoulderX: number;
  /** How much deeper its folds are than those of a shirt fresh from the iron; as deep when absent. */
  relaxed?: number;
  /** How much steeper than that of a shirt fresh from the iron its cloth breaks where it is drawn into folds; as steep when absent. */
  stiff?: number;
  /** How many times as thick as shirting its cloth is; as thin when absent. */
  heavy?: number;
  /** How broad its hem is turned up, in units; narrow as a shirt's when absent. */
  turnedUp?: number;
  /** How far its seams have rubbed pale in the wash, as those of denim do, 0..1; not at all when absent. */
  washed?: number;
  /** How far its hem ripples, in units; hardly when absent. */
  ripple?: number;
  /** The ways in which its sleeves may be laid; each shirt of the style has its own. */
  lies: readonly Swings[];
  zoom: number;
  middleY: number;
  /** What the detail shows, where not the collar and a part of the front. */
  detail?: Framing;
  /** What the close view shows; its place is one of the pattern. */
  close: Framing;
}
