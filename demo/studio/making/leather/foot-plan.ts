import { clamp, ramp } from "../../fields/scalar.ts";
import type { Point } from "../../pattern/outline.ts";
import { normalized } from "../../standing/along-path.ts";
import { type Shell, through } from "../../standing/loft.ts";

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

/** How far a last's toe is swung to the inside of the foot, and its ball to the outside, in units. */
const toeSwing = 17;
const ballSwing = 5;
/** Where along the profile the swing begins, and where the toe ends. */
const swingFrom = 560;
const swingTo = 960;

/** How far a right foot's middle line lies to the inside at a place of the profile (-z). */
function swing(x: number): number {
  const t = Math.max(0, (x - swingFrom) / (swingTo - swingFrom));
  return toeSwing * t * t - ballSwing * Math.sin(Math.PI * Math.min(1, t)) ** 2;
}

/** A body drawn about a straight middle line, bent as a right foot is: no shoe is its own mirror. */
export function bentToFoot<B extends Pick<Shell, "positions" | "normals">>(body: B): B {
  const positions = body.positions.slice();
  const normals = body.normals.slice();
  for (let k = 0; k < positions.length; k += 3) {
    const x = positions[k]! + middle;
    positions[k + 2]! -= swing(x);
    const slope = swing(x + 0.5) - swing(x - 0.5);
    const turned = normalized([
      normals[k]! + slope * normals[k + 2]!,
      normals[k + 1]!,
      normals[k + 2]!,
    ]);
    normals.set(turned, k);
  }
  return { ...body, positions, normals };
}
