import { chance, noise } from "../../fields/noise.ts";
import { blend, ramp } from "../../fields/scalar.ts";
import { sideOf, table, turned } from "../../pattern/outline.ts";
import type { PatternMap, Pose } from "../../pattern/piece.ts";

/** No piece lies quite straight: a small turn of the whole and a slow wandering of its rim. */
export function laidByHand(seed: number, wander = 7, turn = 0): Pose {
  return (u, v) => {
    const [x, y] = turned(u, v, table.middle, 800, turn);
    return [
      x + wander * noise(u / 260, v / 260, seed),
      y + wander * noise(u / 260, v / 260, seed + 5),
    ];
  };
}

/** What a pose lays, turned as a whole about a place of the table, radians. */
export function turnedAbout(pose: Pose, x: number, y: number, angle: number): Pose {
  return (u, v) => turned(...pose(u, v), x, y, angle);
}

/** Sewn cloth keeps no line quite straight: a hem and a side seam wander by a millimeter. */
export function unsettled(pose: Pose, seed: number, wander = 1.4): Pose {
  return (u, v) => {
    const [x, y] = pose(u, v);
    return [
      x + wander * noise(u / 95, v / 95, seed + 61),
      y + wander * noise(u / 95, v / 95, seed + 63),
    ];
  };
}

/** The pose of the same garment turned over. */
export function turnedOver(pose: Pose): Pose {
  return (u, v) => {
    const [x, y] = pose(2 * table.middle - u, v);
    return [2 * table.middle - x, y];
  };
}

/** A height over the front's pattern as the back has it, whose right half is the front's left one. */
export function overturned(map: PatternMap): PatternMap {
  return (u, v) => map(2 * table.middle - u, v);
}

/** Turns of one limb in radians: at its root, and at elbow or knee. */
export type Swing = [root: number, joint: number];

/** How a hand lays both limbs. */
export interface Swings {
  left: Swing;
  right: Swing;
}

export interface ArmPose extends Swings {
  /** Root of the arm, from the middle line. */
  shoulderX: number;
  shoulderY: number;
  elbowY: number;
  /** Below this height nothing is an arm: a skirt may be wider than the shoulders. At 0 there is none. */
  endY?: number;
}

/** How far outwards of the arm's root the elbow is, in units. */
export const elbowOut = 105;

/**
 * How this one of several garments of a cut was laid down: another hand, another way.
 *
 * @param lane of the cut, by which its garments draw unlike lots.
 */
export function laidLike<Lie>(lies: readonly Lie[], seed: number, lane: number): Lie {
  return lies[Math.floor(chance(seed, lane, 75) * lies.length)]!;
}

/** No hand lays two sleeves alike: each goes a little farther out, and comes back at the elbow. */
export function laidUnlike(arms: ArmPose, seed: number): ArmPose {
  const swung = ([root, joint]: Swing, lane: number): Swing => {
    const out = 0.075 * chance(seed, lane, 71);
    return [root - out, joint + out * (1 + 1.8 * chance(seed, lane, 72))];
  };
  return { ...arms, left: swung(arms.left, 1), right: swung(arms.right, 2) };
}

/** Swings the sleeves before the cloth settles: it makes true folds at armpit and elbow. */
export function armsSwung(hand: Pose, pose: ArmPose): Pose {
  const { shoulderX: sx, shoulderY: sy, elbowY, endY = 1160 } = pose;
  return (u, v) => {
    const side = sideOf(u);
    const swing = side > 0 ? pose.right : pose.left;
    let x = (u - table.middle) * side;
    let y = v;
    const root = sx + Math.max(0, v - 600) * 0.125;
    if (x > root - 20 && v > sy - 60 && v < endY) {
      const soft = blend(85, 14, ramp(590, 740, v));
      const share = ramp(root - 15, root - 15 + soft, x);
      const lower = ramp(elbowY - 60, elbowY + 60, v) * share;
      if (lower > 0) [x, y] = turned(x, y, sx + elbowOut, elbowY, swing[1] * lower);
      [x, y] = turned(x, y, sx, sy, swing[0] * share);
    }
    return hand(table.middle + x * side, y);
  };
}
