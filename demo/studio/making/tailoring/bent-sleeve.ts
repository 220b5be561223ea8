import { chance } from "../../fields/noise.ts";
import type { ArmPose, Swing, Swings } from "../body/poses.ts";

/** Where the arms of a coat begin and bend; how they are turned is up to the hand that lays them, or is told. */
export type Arms = Omit<ArmPose, keyof Swings> &
  Partial<Swings> & {
    /**
     * How the sleeve that was laid bent is turned, at least; as a jacket's when absent. Its inner seam was
     * shrunk for that.
     */
    crooked?: Swing;
  };

/** A sleeve falls from the shoulder almost straight down: over the body's side above, and clear of it below. */
const straight: Swing = [0.15, -0.02];
/** One that was laid bent is turned in less, and at its elbow so far, radians, and by chance more. */
const bent: Swing = [0.09, 0.14];
const more = 0.14;

/**
 * The bent sleeve of a coat, whose heavy cloth keeps the way it was put down: its elbow is pushed out, and
 * its cuff lies on the skirt.
 */
export const cuffOnSkirt: Swing = [0.06, 0.25];

/** Unless told otherwise, a hand lays one sleeve of a coat down straight and the other a little bent. */
export function oneSleeveBent({ crooked = bent, ...arms }: Arms, seed: number): ArmPose {
  const [root, joint] = crooked;
  const laid: Swing = [root, joint + more * chance(seed, 2, 83)];
  const [left, right] = chance(seed, 1, 83) < 0.5 ? [laid, straight] : ([straight, laid] as const);
  return { left, right, ...arms };
}
