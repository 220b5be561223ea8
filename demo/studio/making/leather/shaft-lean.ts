import { chance } from "../../fields/noise.ts";
import type { Shell } from "../../standing/loft.ts";

/** Height of the ankle in units: what is below stands on the floor, what is above gives way. */
const ankle = 170;
/** How far above the ankle a shaft has come to half of its lean, in units. */
const giving = 110;
/** The most that a shaft leans forward or back and to either side, in units a unit of its height. */
const most = { forward: 0.05, aside: 0.06 };

/** Leans what of a shoe reaches above the ankle a little, as an empty shaft does: no two stand alike. */
export function leant<B extends Pick<Shell, "positions">>(body: B, seed: number): B {
  const forward = most.forward * (2 * chance(seed, 1, 71) - 1);
  const aside = most.aside * (2 * chance(seed, 2, 71) - 1);
  const positions = body.positions.slice();
  for (let k = 0; k < positions.length; k += 3) {
    const above = Math.max(0, positions[k + 1]! - ankle);
    const moved = (above * above) / (above + giving);
    positions[k]! += forward * moved;
    positions[k + 2]! += aside * moved;
  }
  // So small a lean changes no shade: the normals are kept.
  return { ...body, positions };
}
