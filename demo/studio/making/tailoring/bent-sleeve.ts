import { chance } from "../../fields/noise.ts";
import type { ArmPose, Swing, Swings } from "../body/poses.ts";

/** Where the arms of a coat begin and bend; how they are turned is up to the hand that lays them, or is told. */
export type Arms = Omit<ArmPose, keyof Swings> & Partial<Swings>;

/** A sleeve falls from the shoulder almost straight down: over the body's side above, and clear of it below. */
const straight: Swing = [0.15, -0.02];
/** One that was laid bent is turned in less, and at its elbow so far, radians: at least, and by chance more. */
const [turnedIn, bent, more] = [0.09, 0.14, 0.14];

/** Unless told otherwise, a hand lays one sleeve of a coat down straight and the other a little bent. */
export function oneSleeveBent(arms: Arms, seed: number): ArmPose {
  const crooked: Swing = [turnedIn, bent + more * chance(seed, 2, 83)];
  const [left, right] =
    chance(seed, 1, 83) < 0.5 ? [crooked, straight] : ([straight, crooked] as const);
  return { left, right, ...arms };
}
