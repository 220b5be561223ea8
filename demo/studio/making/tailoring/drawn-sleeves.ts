import { blend, clamp } from "../../fields/scalar.ts";
import { type Point, table } from "../../pattern/outline.ts";
import { laidUnlike } from "../body/poses.ts";
import { type SleeveEdges, sleeveEdges } from "../body/set-in-sleeves.ts";
import { mirroredPull, type Pull } from "../sewing/drawn-folds.ts";

/** A sleeve that is bent at its elbow by so much is crowded there as far as cloth can be, radians. */
const fullyBent = 0.3;
/** How far in from its edge the folds of a sleeve begin, in units. */
const inset = 4;

/**
 * What draws the sleeves of a coat into folds as they lie: they hang from the lower armhole, and are crowded in
 * the crook of the elbow, the more the farther they were laid bent.
 *
 * @param seed by which the sleeves were laid. @param behind they are seen from behind.
 */
export function sleevePulls(cut: SleeveEdges, seed: number, behind: boolean): Pull[] {
  const { left, right } = laidUnlike(cut.arms, seed);
  return ([1, -1] as const).flatMap((side) => {
    const [, joint] = side > 0 !== behind ? right : left;
    const pulls = [fromPit(cut), atCrook(cut, clamp(joint / fullyBent))];
    return side > 0 ? pulls : pulls.map(mirroredPull);
  });
}

/** From the lower armhole down the sleeve, along its inner seam and away from it. */
function fromPit({ sleeve, arms }: SleeveEdges): Pull {
  const [pitX, pitY] = sleeve.armhole(1).at(-1)!;
  const reach = arms.elbowY - pitY;
  const down = Math.PI / 2 - sleeve.lean;
  return {
    from: [
      [pitX - 2, pitY - 62],
      [pitX + 4, pitY + 14],
    ],
    ways: [down - 0.95, down - 0.2],
    many: 2,
    length: [0.6 * reach, 1 * reach],
    slope: [0.6, 1],
    sides: { steep: [6, 9], gentle: [11, 19] },
    fade: [0.2, 0.7],
  };
}

/** They fan out over the crook and are lost before the outer edge, which is stretched. */
function atCrook(cut: SleeveEdges, bent: number): Pull {
  const { elbowY } = cut.arms;
  const { inner, outer } = sleeveEdges(cut);
  const width = outer(elbowY) - inner(elbowY);
  const half = blend(30, 66, bent);
  const edge = (v: number): Point => [table.middle + inner(v) + inset, v];
  const out = -cut.sleeve.lean;
  return {
    from: [edge(elbowY - half), edge(elbowY + half)],
    ways: [out - 0.5, out + 0.7],
    many: bent > 0.45 ? 4 : 2,
    length: [0.5 * width, 0.88 * width],
    slope: [blend(0.5, 0.75, bent), blend(0.75, 1.15, bent)],
    sides: { steep: [5.5, 8], gentle: [9, 15] },
    fade: [0.2, 0.62],
  };
}
