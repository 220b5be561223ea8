import { chance } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import { sideOf, table, turned } from "../../pattern/outline.ts";
import type { Pose } from "../../pattern/piece.ts";
import type { Swing, Swings } from "../body/poses.ts";
import { kneeOf, type LegPattern } from "./leg-pattern.ts";

/** Where the legs turn: at the knee and at the hip, from the middle line; and the hip above the crotch, in units. */
const [kneeOut, hipOut, hipAbove] = [120, 100, 150];

/** How far below the knee a leg has taken up all that it bags, in units. */
const bagsBelow = 110;

/** No hand lays two legs alike. */
function legsUnlike({ left, right }: Swings, seed: number): Swings {
  const swung = ([hip, knee]: Swing, lane: number): Swing => [
    hip + 0.03 * (chance(seed, lane, 73) - 0.5),
    knee + 0.06 * (chance(seed, lane, 74) - 0.5),
  ];
  return { left: swung(left, 1), right: swung(right, 2) };
}

/** Swings trouser legs, turning at hip and knee. */
export function legsSwung(hand: Pose, pattern: LegPattern, seed: number): Pose {
  const { crotchY, bagged } = pattern;
  const { left, right } = legsUnlike(pattern.swing, seed);
  const kneeY = kneeOf(pattern);
  return (u, v) => {
    const side = sideOf(u);
    const [hip, knee] = side > 0 ? right : left;
    const short = bagged ? (side > 0 ? bagged.right : bagged.left) : 0;
    let [x, y] = [u - table.middle, v - short * ramp(crotchY, kneeY + bagsBelow, v)];
    const share = ramp(0, 40, Math.abs(x) + Math.max(0, v - crotchY) * 0.2);
    const below = ramp(kneeY - 60, kneeY + 80, v);
    if (below > 0) [x, y] = turned(x, y, side * kneeOut, kneeY, knee * below);
    const fromHip = ramp(crotchY - 190, crotchY + 50, v) * share;
    [x, y] = turned(x, y, side * hipOut, crotchY - hipAbove, hip * fromHip);
    return hand(table.middle + x, y);
  };
}
