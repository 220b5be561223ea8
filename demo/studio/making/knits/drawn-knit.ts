import { clamp } from "../../fields/scalar.ts";
import { line, type Point, table } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { upperPulls } from "../body/drawn-upper.ts";
import { laidUnlike } from "../body/poses.ts";
import { type SleeveEdges, sleeveEdges } from "../body/set-in-sleeves.ts";
import { type Cuff, isShort } from "../body/sleeves.ts";
import { bothSides, drawIntoFolds, mirroredPull, type Pull } from "../sewing/drawn-folds.ts";

/** A knit that its sleeves, its ribs and the crooks of its arms draw into folds; its right half. */
export interface DrawnKnit extends SleeveEdges {
  /** Right end of its armhole, x from the middle line. */
  armpit: Point;
  /** Where folds rise from: the first row of its ribs, or the rim of its hem. */
  hemLine: string;
  /** None where it has no sleeves. */
  cuff?: Cuff | undefined;
  /** Where the ribs of its sleeves begin along their own grain, in units; none draw it in where absent. */
  ribsFrom?: number | undefined;
  /** How much of its folds the yarn takes, as a share: cables and deep ribs have relief enough. */
  amount?: number;
  /** So many times jersey its cloth is thick; as a fine knit when absent. */
  thick?: number;
}

const up = -Math.PI / 2;

/** Radius over which a knit that is once as thick as jersey turns at a crest, in units. */
const turn = 3.2;
const fine = 1.5;
/** A knit stretches where it is pulled: its folds stand lower than those of jersey, as a share. */
const stretched = 0.72;

/**
 * Draws both sides of a knit, and its sleeves, into folds.
 *
 * @param seed of its cut, by which its arms were laid. @param behind whether it is turned over: then its left
 * sleeve lies on the right.
 */
export function drawnKnit(knit: DrawnKnit, seed: number): (s: Surface, behind: boolean) => void {
  const { amount = 1, thick = fine } = knit;
  const sides = { before: pullsOf(knit, seed, false), behind: pullsOf(knit, seed, true) };
  return (s, behind) => {
    const pulls = behind ? sides.behind : sides.before;
    drawIntoFolds(s, pulls, {
      seed: seed + (behind ? 7 : 0),
      round: turn * thick,
      amount: stretched * amount,
    });
  };
}

function pullsOf(knit: DrawnKnit, seed: number, behind: boolean): Pull[] {
  const { thick = fine, cuff, arms, hemLine, ribsFrom, ...body } = knit;
  const ribbed = ribsFrom !== undefined;
  const upper = upperPulls({ ...body, thick, ...(!ribbed && { hemLine }) });
  const pulls = ribbed ? [...upper, fromRibs(hemLine)] : upper;
  if (!cuff || isShort(cuff, arms)) return pulls;
  const { left, right } = laidUnlike(arms, seed);
  const onRight = fromCrook(knit, behind ? left[1] : right[1]);
  const onLeft = fromCrook(knit, behind ? right[1] : left[1]);
  const ends = ribbed ? [fromCuff(knit, cuff)] : [];
  return [...pulls, onRight, mirroredPull(onLeft), ...ends.flatMap(bothSides)];
}

/** A sleeve bent by so many radians keeps all of its crook's folds. */
const wellBent = 0.22;

/** The crook of an arm: folds fan out of its inner edge over the sleeve, which is stretched at the outer one. */
function fromCrook({ half, sleeve, arms }: SleeveEdges, joint: number): Pull {
  const bent = clamp(Math.abs(joint) / wellBent);
  const { inner } = sleeveEdges({ half, sleeve, arms });
  const at = (down: number): Point => {
    const y = arms.elbowY + down;
    return [table.middle + inner(y) + 2, y];
  };
  const square = -sleeve.lean;
  return {
    from: [at(-34), at(30)],
    ways: [square - 0.65, square + 0.75],
    many: bent > 0.5 ? 4 : 2,
    length: [70, 105],
    slope: [0.5 + 0.35 * bent, 0.8 + 0.6 * bent],
    sides: { steep: [6, 10], gentle: [10, 19] },
    fade: [0.12, 0.6],
  };
}

/** A body hangs over its ribs: short folds rise from them, aslant towards its middle. */
function fromRibs(hemLine: string): Pull {
  return {
    from: line(hemLine).map(([x, y]): Point => [x, y - 3]),
    ways: [up + 0.32, up - 0.32],
    many: 6,
    length: [45, 150],
    slope: [0.8, 1.4],
    sides: { steep: [10, 16], gentle: [17, 30] },
    fade: [0.18, 0.75],
  };
}

/** What the ribs of a sleeve draw in rises from them. */
function fromCuff({ sleeve, ribsFrom = 0 }: DrawnKnit, [inner, outer]: Cuff): Pull {
  const [c, t] = [Math.cos(sleeve.lean), Math.sin(sleeve.lean)];
  const back = (ribsEnd: Point): Point => {
    const [, down] = sleeve.downSleeve(table.middle + ribsEnd[0], ribsEnd[1]);
    const far = down - ribsFrom + 3;
    return [table.middle + ribsEnd[0] - far * t, ribsEnd[1] - far * c];
  };
  return {
    from: [back(inner), back(outer)],
    ways: [up - sleeve.lean - 0.2, up - sleeve.lean + 0.25],
    many: 3,
    length: [35, 95],
    slope: [0.6, 1.1],
    sides: { steep: [6, 10], gentle: [10, 18] },
  };
}
