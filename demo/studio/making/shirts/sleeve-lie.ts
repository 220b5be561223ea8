import { blend, clamp, ramp } from "../../fields/scalar.ts";
import { crossing, table } from "../../pattern/outline.ts";
import type { PatternMap } from "../../pattern/piece.ts";
import type { ArmPose } from "../body/poses.ts";
import type { Cuff, Sleeves } from "../body/sleeves.ts";

/** How a pair of sleeves stands above the body. */
interface SleeveLie {
  /** How far the sleeve's head stands above the armhole, in units. */
  head: number;
  /** How high a sleeve's inner edge lies where it is swung upon the body. */
  over: number;
}

/** How much lower a sleeve's outer edge lies than its inner one, as a share. */
const tilt = 0.8;

/** The same at its end, and the share of its height that is left there: a cuff is pressed and lies down flat. */
const atCuff = { height: 0.6, tilt: 0.5 };

/**
 * How set-in sleeves stand above the body: a full head along the armhole, and the inner edge of a
 * sleeve that is swung inwards upon the body's side.
 */
export function sleeveLie(
  sleeve: Sleeves,
  [inner, outer]: Cuff,
  arms: ArmPose,
  { head, over }: SleeveLie,
): PatternMap {
  const hole = sleeve.armhole(1);
  const topY = hole[0]![1];
  const [pitX, pitY] = hole[hole.length - 1]!;
  const gap = (inner[0] - (pitX - table.middle)) / (inner[1] - arms.shoulderY);
  const onBody = ([root, joint]: ArmPose["left"]) =>
    over * ramp(gap - 0.05, gap + 0.03, root + 0.45 * joint);
  const raised = { left: onBody(arms.left), right: onBody(arms.right) };
  return (u, v) => {
    const x = Math.abs(u - table.middle);
    if (v < pitY) {
      const past = x - crossing(hole, v) + table.middle;
      const full = ramp(-3, 6, past) * Math.exp(-Math.max(0, past) / 24);
      return head * full * ramp(topY, topY + 70, v) * ramp(pitY, pitY - 110, v);
    }
    if (!sleeve.on(u, v)) return 0;
    const down = (v - pitY) / (inner[1] - pitY);
    const edge = blend(pitX - table.middle, inner[0], down);
    const across = clamp((x - edge) / (outer[0] - inner[0]));
    const side = u > table.middle ? raised.right : raised.left;
    const laid = ramp(0.4, 0.86, down);
    const level = 1 - blend(tilt, atCuff.tilt, laid) * across;
    return side * ramp(pitY, pitY + 170, v) * blend(1, atCuff.height, laid) * level;
  };
}
