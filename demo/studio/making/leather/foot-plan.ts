import { clamp, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import { through } from "../../standing/loft.ts";

/** The foot seen from below: half its width at places of the profile, from heel to toe. */
export interface Plan {
  knots: Point[];
  /** How long the rounding of heel and toe is, in units. */
  heel: number;
  toe: number;
}

/** The place of a shoe's profile that stands in the middle of the floor. */
export const middle = 620;

/** The share of a sole's ledge that is left round the heel. */
const heelLedge = 0.25;

/** Where a plan begins and ends, `wider` all round but less at the heel. */
export function endsOf({ knots }: Plan, wider = 0): [from: number, to: number] {
  return [knots[0]![0] - heelLedge * wider, knots[knots.length - 1]![0] + wider];
}

/** Half the width of a plan at a place of the profile, `wider` all round but less at the heel. */
export function halfWidth(plan: Plan, wider = 0): (x: number) => number {
  const { knots, heel, toe } = plan;
  const curve = through(knots);
  const [from, to] = endsOf(plan, wider);
  return (x) => {
    const behind = clamp((from + heel - x) / heel);
    const before = clamp((x - to + toe) / toe);
    const round = Math.sqrt(1 - behind ** 2.3) * Math.sqrt(1 - before ** 2.2);
    return (curve(x) + wider * (heelLedge + (1 - heelLedge) * ramp(400, 560, x))) * round;
  };
}
