import type { Point } from "../../pattern/outline.ts";
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
    const short = Math.max(0, 1 - away / round);
    return height * Math.sqrt(1 - short * short) * Math.exp(-Math.max(0, away - round) / reach);
  };
}

function distanceTo(path: Point[], u: number, v: number): number {
  let nearest = 1e9;
  for (let i = 0; i + 1 < path.length; i++) {
    const [ax, ay] = path[i]!;
    const [bx, by] = path[i + 1]!;
    const [ex, ey] = [bx - ax, by - ay];
    const share = ((u - ax) * ex + (v - ay) * ey) / (ex * ex + ey * ey || 1);
    const t = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, Math.hypot(u - ax - ex * t, v - ay - ey * t));
  }
  return nearest;
}
