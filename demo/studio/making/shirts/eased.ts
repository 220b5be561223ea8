import type { Excess } from "../../pattern/excess.ts";
import type { Pose } from "../../pattern/piece.ts";

/**
 * Surplus for each unit of strain that is smoothed away: a hand that lays a sleeve aside strokes most of
 * what gathers at armpit and elbow out of it; what is left bends the sleeve in a few folds.
 */
const stroked = 3.8;

const step = 6;

/** Takes the cloth that a pose presses together, or pulls apart, out of its surplus. */
export function easePose(e: Excess, u: number, v: number, pose: Pose): void {
  const [left, right] = [pose(u - step, v), pose(u + step, v)];
  const [above, below] = [pose(u, v - step), pose(u, v + step)];
  const span = 2 * step;
  const [ax, ay] = [(right[0] - left[0]) / span, (right[1] - left[1]) / span];
  const [bx, by] = [(below[0] - above[0]) / span, (below[1] - above[1]) / span];
  e.xx += (stroked * (ax * ax + ay * ay - 1)) / 2;
  e.yy += (stroked * (bx * bx + by * by - 1)) / 2;
  e.xy += (stroked * (ax * bx + ay * by)) / 2;
}
