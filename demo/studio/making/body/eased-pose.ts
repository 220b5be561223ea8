import { type Excess, surplusTaken } from "../../pattern/excess.ts";
import type { Pose } from "../../pattern/piece.ts";

/**
 * Surplus taken away for each unit by which a pose presses the cloth together: a hand that lays a sleeve
 * aside strokes what gathers at armpit and elbow out of it, and a little more.
 */
const stroked = 1.25 / surplusTaken;

/** What a pose pulls apart stays taut for the most part: given all of it, the cloth would ripple there. */
const yielded = 0.9 / surplusTaken;

const step = 6;

/** Takes the cloth that a pose presses together out of its surplus. */
export function easePose(e: Excess, u: number, v: number, pose: Pose): void {
  const [left, right] = [pose(u - step, v), pose(u + step, v)];
  const [above, below] = [pose(u, v - step), pose(u, v + step)];
  const span = 2 * step;
  const [ax, ay] = [(right[0] - left[0]) / span, (right[1] - left[1]) / span];
  const [bx, by] = [(below[0] - above[0]) / span, (below[1] - above[1]) / span];
  const across = (ax * ax + ay * ay - 1) / 2;
  const down = (bx * bx + by * by - 1) / 2;
  const aslant = (ax * bx + ay * by) / 2;
  const mean = (across + down) / 2;
  const spread = Math.hypot((across - down) / 2, aslant);
  const angle = Math.atan2(2 * aslant, across - down) / 2;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  e.along(c, s, eased(mean + spread));
  e.along(-s, c, eased(mean - spread));
}

function eased(strain: number): number {
  return strain * (strain < 0 ? stroked : yielded);
}
