import {
  curve,
  flipped,
  type Knot,
  knots,
  mirrored,
  moved,
  type Point,
  table,
} from "../../pattern/outline.ts";
import { foldOf, freeEdge } from "../sewing/roll.ts";

/** Folded over along the outline's first line, as a lapel is, and topstitched along the rest of it. */
export function turnedAsLapel(outline: Knot[]): Pick<Folded, "roll" | "turn" | "edges"> {
  const fold = foldOf(outline);
  return { roll: fold, turn: turnOver(fold), edges: [freeEdge(outline)] };
}

/** The turn of a lapel's threads: they ran upright before it was folded over along its roll. */
function turnOver(roll: Point[]): number {
  const [[x0, y0], [x1, y1]] = [roll[0]!, roll[roll.length - 1]!];
  return 2 * Math.atan2(x1 - x0, y0 - y1);
}

/** Doubled cloth lying on a garment: lapel, collar, flap. */
export interface Folded {
  outline: Knot[];
  lift: number;
  /** Sewn on unfolded, as a flap is: without a roll, and topstitched all round. */
  flat?: true;
  /** Where it is folded over; a lapel's own when absent, along with its turn. */
  roll?: Point[];
  turn?: number;
  /** The edges that are topstitched; a lapel's free one when absent. */
  edges?: Point[][];
  /** The middle of a lapel's buttonhole, on the side of the heart. */
  buttonhole?: Point;
}

/**
 * A collar, given its right half: over the fold behind the neck, along its edge to the point, back
 * along the gorge, and up the inner edge. Behind the neck the stand's inside shows below its fold.
 *
 * @param fold its right half from the middle, where it does not end at the gorge: a shawl's goes on
 * into the lapel's.
 */
export function foldedCollar(half: string, lift: number, fold?: string): Folded {
  const right = knots(half);
  const along = moved(fold ? knots(fold) : foldToGorge(right), table.middle, 0);
  const whole = [...flipped(along.slice(1)).reverse(), ...along];
  const outer = right.slice(2, gorgeOf(right) + 1);
  const edge = curve(moved(outer, table.middle, 0), false);
  const opposite = edge.map(([x, y]): Point => [2 * table.middle - x, y]).reverse();
  return {
    outline: mirrored(half),
    lift,
    roll: curve(whole, false),
    turn: 0,
    edges: [edge, opposite],
  };
}

function foldToGorge(right: Knot[]): Knot[] {
  const [gorge, beside, low] = right.slice(gorgeOf(right)) as [Knot, Knot, Knot];
  const [behind, turning] = right as [Knot, Knot];
  const round = { x: (turning.x + low.x) / 2, y: (turning.y + low.y) / 2, corner: false };
  return [behind, round, beside, gorge];
}

/** Which knot of a collar's right half ends its gorge: the last corner. */
function gorgeOf(right: Knot[]): number {
  return right.findLastIndex(({ corner }) => corner);
}
