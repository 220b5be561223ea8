import { blend } from "../../fields/scalar.ts";
import type { Excess } from "../../pattern/excess.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import { laidOver } from "../sewing/laid-over.ts";

/** Share of the usual surplus over its chambers: with all of it they sag over their seams in lips. */
const taut = 0.54;
/** Share of its surplus that is left on a seam where a chamber ends: with more its flank laps over in a lip. */
const sewnFlat = 0.25;

/** What a quilted shell wrinkles by. */
export interface Wrinkled {
  seed: number;
  /** How high its down raises it, in units. */
  height: PatternMap;
  /** How far from where it is sewn flat, 0..1. */
  open: PatternMap;
}

/** The surplus of a quilted shell. */
export function wrinkle(e: Excess, u: number, v: number, { seed, height, open }: Wrinkled): void {
  const free = blend(sewnFlat, 1, open(u, v));
  e.evenly(0.016 * free);
  // Between its seams, whose threads draw it in, the shell is wider than they are.
  e.along(1, 0, 0.0012 * height(u, v));
  laidOver(e, height, u, v, taut * free);
  e.crumple(u, v, seed + 7, 0.03 * free, 110);
}
