import type { Order } from "../../garment.ts";
import type { Point } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { LongFold } from "../body/long-folds.ts";
import type { SleevedCut } from "../body/upper-garment.ts";
import type { Arms } from "./bent-sleeve.ts";
import type { DrawnIn } from "./drawn-half-belt.ts";
import type { Folded } from "./lapels.ts";
import type { TailoredBack } from "./tailored-back.ts";

/** A coat or jacket: a shell of heavy cloth with a lining, folded lapels and collar. */
export interface TailoredCut extends Omit<SleevedCut, "arms"> {
  arms: Arms;
  /** Height of the lowest point of the back's neckline. */
  neckY: number;
  waistY: number;
  hemY: number;
  /** Surplus at the hem: how wide the skirt falls. */
  flare: number;
  /** A belt gathers the waist. */
  belted?: boolean;
  /** How strongly its body shows the broad swells of a coat; 1 when absent. */
  swells?: number;
  /** How round its empty sleeves stand: slope at their edges, and their height. Flattened when absent. */
  volume?: { loft: number; height: number };
  /** Canvas inside stiffens a jacket of thin cloth; resistance to bending, at least. */
  canvas?: number;
  /** Its canvas runs along its edges alone: between them it falls into the folds of its cloth. */
  canvasAlongEdges?: true;
  /**
   * The lining seen above the neck, and in the opening between the fronts where the body's outline
   * runs on under it.
   */
  lining: { behind: string; between?: string; labelY: number };
  /** Places of large buttons: what is sewn through there keeps thin cloth from creasing under them. */
  buttons?: Point[];
  /** The buttons that hold the fronts together and so pull at them, each towards its own side. */
  strained?: Point[];
  /** From the lowest up. */
  folded: Folded[];
  /** How far the collar upon the back lies below a coat's; none when absent. */
  collarY?: number;
  /** Where the upper front's edge meets the hem: the lower front hangs a little shorter beside it. */
  edgeAtHem?: number;
  /** Topstitching this far from every folded rim; none for pressed edges. */
  stitched?: number;
  face: (s: Surface, order: Order) => void;
  /**
   * `ventY`: where the vent in the middle seam begins; none when absent. `drawnIn`: the half belt or strap that
   * draws it together.
   */
  back: Pick<TailoredBack, "dart" | "cuffButtons"> & { ventY?: number; drawnIn?: DrawnIn };
  /**
   * Its edges are turned in and felled by hand, as those of double-faced wool are: round and soft, they lie
   * close upon the coat, with a broad faint shade below them.
   */
  softEdged?: true;
  /** Folds that its front and its back lie in beside their swells, each laid anew by every hand. */
  frontFolds?: LongFold[];
  backFolds?: LongFold[];
  /** Drawn upon the plain back. */
  backFace?: (s: Surface, order: Order) => void;
  /** Lies upon the body and under the sleeves, in front and on the back: a belt, a storm flap. */
  over?: (order: Order, hand: Pose) => Piece[];
  overBack?: (order: Order, hand: Pose) => Piece[];
  /** Shows below the hem of the back: fronts that are longer. */
  belowBack?: (order: Order, hand: Pose) => Piece[];
}
