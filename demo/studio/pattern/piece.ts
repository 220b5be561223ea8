import type { Dye } from "../dyes.ts";
import type { Optics } from "../light/optics.ts";
import type { Excess } from "./excess.ts";
import type { Knot, Point, Shift } from "./outline.ts";
import type { Surface } from "./surface.ts";

/** Where a pattern point lies on the table before the cloth settles. */
export type Pose = (u: number, v: number) => Point;

export type PatternMap = (u: number, v: number) => number;

/** The creases of cloth that was crushed and smoothed again. */
export interface Handled {
  /** Mean slope of those a hand's breadth apart, and of those two fingers apart. */
  broad: number;
  fine: number;
  /** No two garments were crushed alike; the pieces of one were crushed together. */
  seed: number;
  /** Where it springs back and keeps no crease, 0..1, as ribs do; nowhere when absent. */
  springs?: PatternMap;
}

/** One piece of a garment: its pattern, how its cloth falls, and how its face is made. */
export interface Piece {
  outline: Knot[];
  optics: Optics;
  dye?: Dye;
  /** Which of the picture's color ways it wears; the first when absent. */
  colorway?: number;
  seed: number;

  /** Round volume: slope at the edge, and the height it never passes. */
  loft?: number;
  height?: number;
  /** Further height by hand, for pleats and pressed creases. */
  base?: PatternMap;
  /** Distance above what lies below; `rests` puts the piece on the garment, not on the table. */
  lift?: number;
  rests?: boolean;
  /** Lies on the paper itself, as a strap does, while the rest lies upon the garment's own back. */
  onPaper?: boolean;
  /** How far the rim of a resting piece bends down. */
  edgeDrop?: number;
  /**
   * How far its rim stands off from the cloth below it, also from its own where it laps over, 0..1: the gap
   * is dark. Nowhere when absent.
   */
  loose?: PatternMap;
  /** Seen through an opening: gets little light. */
  inner?: boolean;

  excess?: (e: Excess, u: number, v: number) => void;
  /** Resistance to bending, from 0.45 for nylon to 1 for coating and leather. */
  bend?: number;
  /** Pull back to the modeled height: with `bend` it sets the width of folds. */
  hold?: number;
  /** Pull back to the pattern in the plane, in general and at the rim. */
  anchor?: number;
  edgeAnchor?: number;
  pins?: PatternMap;
  /**
   * How far its cloth is from the pattern, in units, for what lies hidden in folds that lap over: a
   * print breaks off there.
   */
  hidden?: Shift;
  /** Grid spacings from coarse to fine, and the number of steps on each. */
  grid?: number[];
  steps?: number[];
  /** Height of the first unevenness, from which folds grow. */
  stir?: number;
  /** Drift of the cloth down the table in each step. */
  slide?: number;
  pose?: Pose;

  /** What handling has left in it; absent in what is held flat. */
  handled?: Handled;
  /** Unevenness of a hairy rim, in units. */
  fuzz?: number;
  /** Recuts the rim, as for a fringe: the distance inside the outline in, the new one out. */
  trim?: (u: number, v: number, depth: number) => number;
  /** Direction of a satin's threads. */
  threadAngle?: PatternMap;
  /** Paints the face; `rise` is how far the settled cloth stands above its modeled height. */
  make?: (surface: Surface, rise: PatternMap) => void;
}
