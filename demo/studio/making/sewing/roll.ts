import { curve, distanceTo, type Knot, type Point } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";

/** How a fold of doubled cloth stands: its height in units, and how far it slopes down from there. */
interface Roll {
  height: number;
  reach: number;
  /** Half the thickness of the fold itself, over which it rounds. */
  round?: number;
}

/** Height of cloth that is folded over along a line: round at the line, then sloping away from it. */
export function rollAlong(fold: Point[], { height, reach, round = 7 }: Roll): PatternMap {
  return (u, v) => {
    const away = distanceTo(fold, u, v);
    return height * roundOver(away, round) * Math.exp(-Math.max(0, away - round) / reach);
  };
}

/** How high a fold's round has risen so far from its line, 0..1. @param round half its thickness, in units. */
export function roundOver(away: number, round: number): number {
  const short = Math.max(0, 1 - away / round);
  return Math.sqrt(1 - short * short);
}

/** Half the thickness of a fold of thin cloth, over which it rounds, in units. */
export const thinFold = 3.4;

/** The line a leaf is folded along: from the first knot of its outline to the next corner. */
export function foldOf(outline: Knot[]): Point[] {
  return curve(outline.slice(0, endOfFold(outline) + 1), false);
}

/** The rest of its outline, from the end of the fold back to the first knot. */
export function freeEdge(outline: Knot[]): Point[] {
  const end = endOfFold(outline);
  // A collar that goes on behind the neck has a corner on either side of its end there.
  const from = outline[end + 1]!.corner && outline[end + 2] ? end + 1 : end;
  return curve([...outline.slice(from), outline[0]!], false);
}

function endOfFold(outline: Knot[]): number {
  return outline.findIndex(({ corner }, i) => i > 0 && corner);
}
