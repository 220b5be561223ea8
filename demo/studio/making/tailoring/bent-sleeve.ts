import { chance } from "../../fields/noise.ts";
import type { ArmPose, Swing } from "../body/poses.ts";

/** How far a sleeve that was laid bent turns at its elbow, radians: at least, and by chance more. */
const [bent, more] = [0.3, 0.16];

/** A bent sleeve stays nearer to the body above its elbow, and the other lies almost straight. */
const [drawnIn, straight] = [0.03, 0.04];

/** A hand lays one sleeve of a coat down straight and the other bent, its end upon the front. */
export function oneSleeveBent(arms: ArmPose, seed: number): ArmPose {
  const side = chance(seed, 1, 83) < 0.5 ? "left" : "right";
  const other = side === "left" ? "right" : "left";
  const joint = bent + more * chance(seed, 2, 83);
  const turned: Swing = [drawnIn, joint];
  return { ...arms, [side]: turned, [other]: [arms[other][0], straight] };
}
