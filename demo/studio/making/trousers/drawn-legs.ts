import { chance } from "../../fields/noise.ts";
import { blend } from "../../fields/scalar.ts";
import { crossings, type Point, type Side, table } from "../../pattern/outline.ts";
import { mirroredPull, type Pull } from "../sewing/drawn-folds.ts";
import type { View } from "../sewing/waistband.ts";
import { breaksWithin, inseamAt, kneeOf, type LegPattern, outseam } from "./leg-pattern.ts";

/** The right leg as its folds find it. */
interface Leg {
  crotchY: number;
  kneeY: number;
  /** Inner and outer end of its hem, or of the upper edge of its turn-up. */
  hem: [Point, Point];
  turnedUp: boolean;
  /** Whether it is drawn more than its fellow, by one fold at each place: two alike are a mask. */
  more: 0 | 1;
  /** Places on its inner and on its outer seam at a height. */
  inner: (y: number) => Point;
  outer: (y: number) => Point;
}

const up = -Math.PI / 2;
/** Out of a fold's way to the other side of the leg. */
const inwards = Math.PI;

/**
 * What draws two legs into folds as they lie: the fork pulls at hip and thigh in front and below the seat behind,
 * knees have broken them from both seams, slack lies aslant from the sides and rises from the hems. No leg breaks
 * at the height of its fellow.
 *
 * @param slides as of `DrawnLegs`. @param turnedUp height of what is turned up upon the hems, in units.
 * @param ofWaist what draws the right half together from the waistband down.
 */
export function legPulls(
  pattern: LegPattern,
  { view, seed, turnedUp = 0, slides, ofWaist }: DrawnLegs & { view: View; seed: number },
): Pull[] {
  const right = ofWaist(view);
  return ([1, -1] as const).flatMap((side) => {
    const leg = legOf(pattern, side, seed, turnedUp);
    const pulls = [
      ...right,
      ...fromFork(leg, view),
      ...downLeg(leg, view, pattern.hangsClear || slides),
    ];
    return side > 0 ? pulls : pulls.map(mirroredPull);
  });
}

/** How the making of two legs has them drawn. */
export interface DrawnLegs {
  turnedUp?: number | undefined;
  /** Whether its cloth slides off knee and shoe, as heavy silk does, so that it keeps no break of theirs. */
  slides?: boolean;
  ofWaist: (view: View) => Pull[];
}

function legOf(pattern: LegPattern, side: Side, seed: number, turnedUp: number): Leg {
  const { crotchY, hem } = pattern;
  const inseam = inseamAt(pattern);
  const beside = crossings(outseam(pattern, 1));
  const [[x0, y0], [x1, y1]] = hem;
  return {
    crotchY,
    kneeY: kneeOf(pattern) + breaksWithin * (chance(seed + 17 * side, 1, 77) - 0.5),
    hem: [
      [x0, y0 - turnedUp],
      [x1, y1 - turnedUp],
    ],
    turnedUp: turnedUp > 0,
    more: chance(seed, 1, 78) < 0.5 === side > 0 ? 1 : 0,
    inner: (y) => [table.middle + inseam(y), y],
    outer: (y) => [beside(y), y],
  };
}

/**
 * They stand in full only so far inside: at a seam or an outline, where their sides are narrowest, steep folds
 * are nicks and knots.
 */
const riseInside: Pull["fade"] & object = [0.42, 0.55];

/** In front up to the hip and over the thigh; behind out below the seat. */
function fromFork({ crotchY, inner, more }: Leg, view: View): Pull[] {
  const middle = (y: number): Point => [table.middle + 4, crotchY + y];
  const seam = (y: number): Point => inner(crotchY + y);
  if (view === "back")
    return [
      {
        from: [middle(-46), middle(0), seam(80)],
        ways: more ? [-0.4, 0.7] : [-0.15, 0.85],
        many: 3 + more,
        length: [130, 220],
        slope: [0.65, 1.1],
        fade: riseInside,
      },
      pullDownThigh([seam(90), seam(190)], 1),
    ];
  return [
    {
      from: more ? [middle(-70), middle(-2)] : [middle(-44), middle(4)],
      ways: more ? [-0.5, 0.1] : [-0.62, -0.05],
      many: 2 + more,
      length: [100, 170],
      slope: [0.6, 1.05],
      fade: riseInside,
    },
    pullDownThigh([seam(more ? 16 : 50), seam(130)], 1 + more),
  ];
}

function pullDownThigh(from: Point[], many: number): Pull {
  return {
    from,
    ways: [0.55, 1.2],
    many,
    length: [90, 190],
    slope: [0.7, 1.2],
    sides: { steep: [8, 13], gentle: [13, 26] },
  };
}

function downLeg(leg: Leg, view: View, hangsClear = false): Pull[] {
  const { kneeY, hem } = leg;
  const bends = !hangsClear && kneeY < hem[0][1] - 100;
  return [fromSide(leg), ...(bends ? atKnee(leg, view) : []), ...fromHem(leg, hangsClear, bends)];
}

/** A knee has bent the leg from both seams, most behind. */
function atKnee({ kneeY, inner, outer, more }: Leg, view: View): Pull[] {
  const [many, longer] = view === "back" ? [2, 1.3] : [1, 1.1];
  const common = {
    length: [60 * longer, 115 * longer],
    slope: [0.5, 0.95],
    fade: riseInside,
  } satisfies Partial<Pull>;
  return [
    {
      ...common,
      many: many + more,
      from: [inner(kneeY - 60), inner(kneeY + 60)],
      ways: [0.5, -0.45],
    },
    {
      ...common,
      many: many + 1 - more,
      from: [outer(kneeY - 20), outer(kneeY + 100)],
      ways: [inwards - 0.5, inwards + 0.45],
    },
  ];
}

/** One fold aslant over the thigh from its side. */
function fromSide({ crotchY, hem, outer }: Leg): Pull {
  const lowest = Math.min(crotchY + 190, hem[1][1] - 60);
  return {
    from: [outer(crotchY - 50), outer(lowest)],
    ways: [inwards - 0.5, inwards + 0.5],
    many: 1,
    length: [90, 170],
    slope: [0.6, 1.1],
    sides: { steep: [9, 15], gentle: [15, 28] },
    fade: riseInside,
  };
}

/** How many units of a hem have one fold that rises from it. */
const hemOfFold = 120;

/**
 * Folds rise from a hem, the longer the wider it is, none beside the outer seam, whose edge they would bend into a lip; where a leg stood upon a shoe, one lies aslant above it.
 * The layers of a turn-up hold the leg flat.
 *
 * @param onShoe whether the leg is long enough to stand upon one.
 */
function fromHem(
  { hem, inner, outer, turnedUp }: Leg,
  hangsClear: boolean,
  onShoe: boolean,
): Pull[] {
  const [[x0, y0], [x1, y1]] = hem;
  const width = x1 - x0;
  const within = (share: number): Point => [blend(x0, x1, share), blend(y0, y1, share) - 3];
  const rising: Pull = {
    from: [within(hangsClear ? 0.14 : 0.35), within(0.8)],
    ways: [up - 0.2, up + 0.16],
    many: Math.max(1, Math.round(width / hemOfFold)),
    length: [0.5 * width, 1.1 * width],
    slope: [0.45, 0.9],
    sides: { steep: [9, 14], gentle: [14, 26] },
    fade: riseInside,
  };
  if (!onShoe) return turnedUp && !hangsClear ? [] : [rising];
  const broken = {
    many: 1,
    length: [60, 120],
    slope: [0.5, 0.9],
    fade: riseInside,
  } satisfies Partial<Pull>;
  const above: Pull = {
    ...broken,
    from: [inner(y0 - 110), inner(y0 - 50)],
    ways: [-0.6, -0.15],
  };
  if (!turnedUp) return [rising, above];
  const beyond: Pull = {
    ...broken,
    from: [outer(y1 - 130), outer(y1 - 40)],
    ways: [inwards + 0.1, inwards + 0.5],
  };
  return [above, beyond];
}
