import { line, type Point, table } from "../../pattern/outline.ts";
import { bothSides, type Pull, thicker } from "../sewing/drawn-folds.ts";
import type { Sleeves } from "./sleeves.ts";

/** Where a garment for the upper body is drawn into folds, of its right half. */
export interface DrawnUpper {
  /** None for a sleeveless garment. */
  sleeve?: Sleeves | undefined;
  armpit: Point;
  /** Its lower edge, where it hangs free: folds rise from it. None where something holds it. */
  hemLine?: string;
  /** Its cloth is thicker than jersey, so many times: its folds are broader and fewer. */
  thick?: number;
  /** It is padded or of leather, and sleek: a fold straight across the head of its sleeve looks like a cut. */
  padded?: boolean;
  /** The folds out of its armhole start apart from each other; else half of them meet in its very end. */
  apart?: boolean;
}

const up = -Math.PI / 2;

/**
 * What draws a garment for the upper body into folds as it lies: its sleeves, which were sewn in hanging and
 * lie spread, pull from the lower armhole at the body, and are crowded there themselves; slack lies aslant
 * from the sides, and rises from the hem.
 */
export function upperPulls({
  sleeve,
  armpit,
  hemLine,
  thick = 1,
  padded = false,
  apart = false,
}: DrawnUpper): Pull[] {
  const right = [
    ...(sleeve ? [fromArmhole(sleeve, apart), fromSleeveHead(sleeve, padded)] : []),
    fromSide(armpit, hemLine),
  ];
  const both = right.flatMap(bothSides);
  return [...both, ...(hemLine ? [fromHem(hemLine)] : [])].map((pull) => thicker(pull, thick));
}

/**
 * Folds out of the lower right armhole into the body.
 *
 * @param apart whether none start where others do: stripes show that such fellows stand up as one steep flap.
 */
export function fromArmhole(sleeve: Sleeves, apart = false): Pull {
  const { top, pit } = lowerHole(sleeve);
  const pitEnd: Point = [pit[0] - 3, pit[1] + 10];
  return {
    from: [[top[0] - 3, top[1]], ...(apart ? [] : [[pit[0] - 3, pit[1]] satisfies Point]), pitEnd],
    ways: [Math.PI + 0.35, Math.PI - 1.15],
    many: 6,
    length: [90, 190],
    slope: [0.85, 1.5],
    // Risen too soon, the steepest of them stands in a hard point upon the seam, and looks torn open.
    fade: [0.36, 0.6],
  };
}

/** And into the sleeve, which is crowded there. */
export function fromSleeveHead(sleeve: Sleeves, padded = false): Pull {
  const { top, pit } = lowerHole(sleeve);
  return {
    from: [
      [pit[0] + 3, pit[1] - 4],
      [top[0] + 3, top[1] - 8],
    ],
    ways: [0.95, -0.05],
    many: 3,
    length: [50, 120],
    slope: [0.6, 1.15],
    sides: { steep: [6, 11], gentle: [10, 20] },
    ...(padded && downSleek),
  };
}

/** Down a sleek sleeve: short ones beside its seam are nicks there. */
const downSleek: Pick<Pull, "ways" | "many" | "length" | "slope" | "fade"> = {
  ways: [1.15, 0.6],
  many: 2,
  length: [110, 180],
  slope: [0.5, 0.85],
  fade: [0.35, 0.6],
};

/** Both ends of the right armhole's lower half. */
function lowerHole(sleeve: Sleeves): { top: Point; pit: Point } {
  const hole = sleeve.armhole(1);
  return { top: hole[Math.floor(0.5 * (hole.length - 1))]!, pit: hole.at(-1)! };
}

/** One fold aslant over the body from its side. */
function fromSide([pitX, pitY]: Point, hemLine?: string): Pull {
  const hemY = hemLine ? line(hemLine)[0]![1] : pitY + 430;
  const x = table.middle + pitX - 12;
  return {
    from: [
      [x, pitY + 0.16 * (hemY - pitY)],
      [x, pitY + 0.72 * (hemY - pitY)],
    ],
    ways: [Math.PI - 0.6, Math.PI + 0.6],
    many: 1,
    length: [120, 230],
    slope: [0.6, 1.1],
    sides: { steep: [9, 15], gentle: [15, 28] },
    fade: [0.2, 0.65],
  };
}

function fromHem(hemLine: string): Pull {
  return {
    from: line(hemLine).map(([x, y]): Point => [x, y - 3]),
    ways: [up - 0.3, up + 0.3],
    many: 4,
    length: [50, 230],
    slope: [0.45, 1.05],
    sides: { steep: [9, 15], gentle: [14, 28] },
    fade: [0.2, 0.7],
  };
}
