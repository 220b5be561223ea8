import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell, blend, ramp } from "../../fields/scalar.ts";
import type { Order } from "../../garment.ts";
import { surplusTaken } from "../../pattern/excess.ts";
import {
  crossing,
  flipped,
  type Knot,
  knots,
  moved,
  type Point,
  type Side,
  sideOf,
  table,
  turned,
} from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { stiffen } from "../sewing/doubled.ts";
import { opening } from "../sewing/opening.ts";
import { crookFolds } from "./crook-folds.ts";
import { cutApart } from "./cut-apart.ts";
import { type ArmPose, elbowOut, laidUnlike, type Swing } from "./poses.ts";
import { type Cuff, cuffOn, isShort, type Sleeves } from "./sleeves.ts";

/** By what set-in sleeves are made. */
interface SetIn {
  /** Right half of the body, drawn in one with its sleeve. */
  half: string;
  sleeve: Sleeves;
  arms: ArmPose;
  /** None where the sleeve ends in ribs that close it. */
  cuff?: Cuff;
  /** How deep its end gapes, in units; as a lined one does when absent. */
  gape?: number;
  /** Its end was pressed, and is shut beside the body. */
  pressed?: true;
  /** Chance lane of the cut. */
  lane: number;
  excess: Piece["excess"] & object;
  make: Piece["make"] & object;
  /** How round the empty sleeve stands: slope at its edges, and the height it never passes. */
  volume?: { loft: number; height: number };
  bend?: number;
  grid?: number[];
  steps?: number[];
  /** Over how much of its length the sleeve bends, above its elbow and below; of a curved cut when absent. */
  crook?: [above: number, below: number];
  /** Share of their height that the tucks of its crook keep; all of it when absent. */
  tucked?: number;
  /** Its loops close up where it is bent in, as those of a knit; woven cloth is crowded there. */
  yields?: true;
  /** Its head stands proud of the shoulder, as a tailored one does; so it is when absent. */
  padded?: boolean;
  /** What shows in the sleeve's end; the lining when absent. */
  inside?: Dye;
}

/**
 * What a garment whose sleeves are cut apart tells of itself: its body, which is no arm anywhere, and
 * both sleeves to be laid upon it.
 *
 * @param makeBehind the face of the sleeves as they are seen from behind.
 */
export function withSetInSleeves(order: Order, cut: SetIn, makeBehind = cut.make) {
  const { body, sleeve } = cutApart(cut.half, cut.sleeve, cut.padded);
  const pattern = moved(sleeve, table.middle, 0);
  return {
    half: body,
    arms: { ...cut.arms, endY: 0 },
    sleevesUpon: (hand: Pose, over: boolean): Piece[] =>
      setInSleeves(order, hand, over ? { ...cut, make: makeBehind } : cut, pattern, over),
  };
}

/**
 * Both sleeves as they lie upon the sides of a laid body, each a flattened tube with a shadow of its
 * own: sewn to the body in the upper half of the armhole, rolled over it in the lower.
 *
 * @param hand how the body lies; for the back, how it lies turned over. @param pattern of the right sleeve.
 */
function setInSleeves(
  order: Order,
  hand: Pose,
  cut: SetIn,
  pattern: Knot[],
  over: boolean,
): Piece[] {
  const { cloth } = order;
  const seed = order.seed + cut.lane;
  const pose = sleevesLaid(hand, cut, seed, over);
  return ([1, -1] as const).flatMap((side): Piece[] => {
    const outline = side > 0 ? pattern : flipped(pattern);
    return [
      ...(cut.cuff ? [cuffEnd(order, cut, cut.cuff, side, pose)] : []),
      {
        outline,
        optics: cloth.optics,
        seed: seed + 40 + side + (over ? 5 : 0),
        rests: true,
        lift: 2,
        ...(cut.volume ?? flattened),
        hold: cloth.hold,
        bend: Math.max(cut.bend ?? 0, cloth.bend),
        fuzz: cloth.fuzz,
        edgeAnchor: 0.22,
        grid: cut.grid ?? [14, 8, 5.5],
        steps: cut.steps ?? [320, 200, 90],
        pose,
        excess: fromCrook(cut, pose),
        base: underarm(cut, seed, over),
        loose: rolledOver(cut),
        make: cut.make,
      },
    ];
  });
}

/** How far a sleeve's rim stands off from the body: hardly where it is sewn to it, all the more where it rolls over it. */
function rolledOver({ sleeve }: SetIn): Piece["loose"] & object {
  const pitY = sleeve.armhole(1).at(-1)![1];
  return (_u, v) => 0.35 + 0.65 * ramp(pitY - 90, pitY - 10, v);
}

/** The dark end of a sleeve, upon whatever the sleeve lies on. */
function cuffEnd({ cloth }: Order, cut: SetIn, cuff: Cuff, side: Side, pose: Pose): Piece {
  const { gape = 8, inside = "lining" } = cut;
  const [inner, outer] = cuffOn(cuff, side);
  const closed = cut.pressed ? shut : 0;
  const from: Point = [blend(inner[0], outer[0], closed), blend(inner[1], outer[1], closed)];
  return {
    ...opening(from, outer, gape, inside, cloth.optics, pose, { isShut: cut.pressed }),
    rests: true,
  };
}

/** The share of a pressed end that is shut: where it comes down from the body, a gap would step down with it. */
const shut = 0.4;

/** A sleeve lying down is hardly thicker than its cloth, with a turned edge on either side. */
const flattened = { loft: 0.5, height: 7 };

/** What tells where the edges of a right sleeve run. */
export type SleeveEdges = Pick<SetIn, "half" | "sleeve" | "arms">;

/** The edges of a sleeve at a height, from the middle line: where it lies at the body, and the outer one. */
export function sleeveEdges({ half, sleeve, arms }: SleeveEdges) {
  const pit = sleeve.armhole(1).at(-1)![0] - table.middle;
  const whole = knots(half).map(({ x, y }): Point => [x, y]);
  const outermost = whole.findIndex(([x]) => x === Math.max(...whole.map(([at]) => at)));
  const outer = whole.slice(0, outermost + 1);
  return {
    inner: (v: number) => pit + Math.max(0, v - arms.elbowY + 150) * Math.sin(sleeve.lean),
    outer: (v: number) => crossing(outer, v),
  };
}

function widthAt(cut: SetIn, v: number): number {
  const { inner, outer } = sleeveEdges(cut);
  return outer(v) - inner(v);
}

/** How far across a sleeve a place lies: 0 at its inner edge, 1 at its outer one as wide as the elbow. */
function across(cut: SetIn): Piece["base"] & object {
  const { inner } = sleeveEdges(cut);
  const width = widthAt(cut, cut.arms.elbowY);
  return (u, v) => (Math.abs(u - table.middle) - inner(v)) / width;
}

/** The under-sleeve folded away below leaves the inner half higher, and the crook lies in tucks. */
function underarm(cut: SetIn, seed: number, over: boolean): Piece["base"] & object {
  const place = across(cut);
  const { elbowY, left, right } = laidUnlike(cut.arms, seed);
  const width = widthAt(cut, elbowY);
  const spread = lengthOf(cut.crook ?? curvedCut) / lengthOf(curvedCut);
  const crook = ([, joint]: Swing, lane: number) =>
    crookFolds({ elbowY, joint, across: place, width, spread, seed: seed + lane });
  const { tucked = 1 } = cut;
  const tucks = { left: crook(left, 51), right: crook(right, 57) };
  return (u, v) =>
    3 * bell(place(u, v) - 0.2, 0.25) * bell(v - elbowY, 260) +
    tucked * (u > table.middle === over ? tucks.left : tucks.right)(u, v);
}

/**
 * Folds begin in the crook of the arm; along its outer edge, which is stretched, hardly any are left. A
 * sleeve that ends above the elbow has no crook.
 */
function fromCrook(cut: SetIn, pose: Pose): Piece["excess"] & object {
  if (cut.cuff && isShort(cut.cuff, cut.arms)) return cut.excess;
  const place = across(cut);
  return (e, u, v) => {
    cut.excess(e, u, v);
    stiffen(e, 0.9 * ramp(0.3, 0.95, place(u, v)));
    const closed = cut.yields ? ramp(...closing, place(u, v)) : 0;
    if (closed > 0) e.along(0, 1, (-closed * crowding(pose, u, v)) / surplusTaken);
  };
}

/**
 * How far across a sleeve the loops of its inner edge close up, and up to where altogether. They take in
 * what a bend leaves too long there: else the edge buckles, and seen from aside its outline is torn.
 */
const closing = [0.2, 0.02] as const;

/** The share of its length down the sleeve that a pose takes from the cloth at a place. */
function crowding(pose: Pose, u: number, v: number): number {
  const [x0, y0] = pose(u, v - 1);
  const [x1, y1] = pose(u, v + 1);
  return Math.max(0, 1 - Math.hypot(x1 - x0, y1 - y0) / 2);
}

/** A tailored sleeve is bent by its cut, over a good part of its length, and not at a hinge. */
const curvedCut: SetIn["crook"] & object = [150, 130];

function lengthOf([above, below]: SetIn["crook"] & object): number {
  return above + below;
}

/** The least turn of a sleeve towards the body, radians: its rim always covers the armhole. */
const least = 0.03;

/** Turns of the sleeves about the shoulder and at the elbow; nothing moves along the shoulder itself. */
function sleevesLaid(hand: Pose, cut: SetIn, seed: number, over: boolean): Pose {
  const { shoulderX, shoulderY, elbowY, left, right } = laidUnlike(cut.arms, seed);
  const [above, below] = cut.crook ?? curvedCut;
  const hole = cut.sleeve.armhole(1);
  const topY = hole[0]![1];
  const pitY = hole[hole.length - 1]![1];
  return (u, v) => {
    const side = sideOf(u);
    const turnedSide = over ? -side : side;
    const [root, joint] = turnedSide > 0 ? right : left;
    let x = (u - table.middle) * side;
    let y = v;
    const lower = ramp(elbowY - above, elbowY + below, v);
    if (lower > 0) [x, y] = turned(x, y, shoulderX + elbowOut, elbowY, joint * lower);
    [x, y] = turned(x, y, shoulderX, shoulderY, Math.max(least, root) * ramp(topY + 30, pitY, v));
    x += 3 * noise(v / 120, side * 3.7, seed + 81) * ramp(topY + 60, pitY, v);
    return hand(table.middle + x * side, y);
  };
}
