import { chance } from "../../fields/noise.ts";
import { clamp, ramp } from "../../fields/scalar.ts";
import type { PatternMap } from "../../pattern/piece.ts";

interface CrookedSleeve {
  /** Where the arm bends, and the turn there in radians. */
  elbowY: number;
  joint: number;
  /** How far across the sleeve a place lies: 0 at its inner edge, 1 at its outer one. */
  across: PatternMap;
  /** Width of the sleeve at its elbow, in units. */
  width: number;
  /** Over how much of its length the sleeve bends, as a share of what a heavy one does. */
  spread: number;
  seed: number;
}

interface Tuck {
  /** Where it begins in the crook, how it slants down the sleeve outwards, and how far it goes across. */
  y: number;
  slant: number;
  reach: number;
  height: number;
  /** Which way it is tucked under: down the sleeve, or up. */
  under: 1 | -1;
}

/** Half breadths of a tuck, in units: of the flank that rises to it, and of the one that drops behind. */
const [flank, drop] = [44, 22];

/**
 * The few broad tucks that a bent sleeve of heavy cloth lies in: they fan out from the crook of the arm,
 * rise slowly, drop behind sharply, and are lost before the outer edge, which is stretched.
 */
export function crookFolds(sleeve: CrookedSleeve): PatternMap {
  const { elbowY, joint, across, width, spread, seed } = sleeve;
  const bent = 0.25 + 0.75 * clamp(joint / 0.3);
  const tucks = fan(seed).map((tuck) => ({ ...tuck, height: tuck.height * bent }));
  return (u, v) => {
    const t = across(u, v);
    const down = (v - elbowY) / spread;
    let height = 0;
    for (const tuck of tucks) height = Math.max(height, rise(tuck, down, t, width));
    return spread * height;
  };
}

/** The sleeve's inner edge lies flat: a tuck has risen only so far across it. */
const risen = 0.42;

/** Two or three tucks, the longest in the middle; none like its neighbor. */
function fan(seed: number): Tuck[] {
  const lot = (i: number, lane: number) => chance(seed, i, lane);
  return [0, 1, 2].map((i) => ({
    y: -62 + 62 * i + 34 * (lot(i, 31) - 0.5),
    slant: -0.75 + 0.62 * i + 0.3 * (lot(i, 32) - 0.5),
    reach: (i === 1 ? 0.86 : 0.58) + 0.2 * (lot(i, 33) - 0.5),
    height: i === 1 ? 11 : 5 + 5 * lot(i, 34),
    under: i === 2 ? -1 : 1,
  }));
}

function rise({ y, slant, reach, height, under }: Tuck, down: number, t: number, width: number) {
  if (t > reach) return 0;
  const away = (down - y - slant * t * width) * under;
  const wide = (0.55 + 0.9 * clamp(t)) * (away < 0 ? flank : drop);
  const short = Math.max(0, 1 - Math.abs(away) / wide);
  const begun = ramp(-0.02, risen, t);
  return height * short * short * (3 - 2 * short) * begun * ramp(reach, 0.25 * reach, t);
}
