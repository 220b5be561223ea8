import type { Dye } from "../../dyes.ts";
import { chance } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Garment, Order } from "../../garment.ts";
import { mirrored, type Shift, table } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { breakCrests, creasing } from "../body/crests.ts";
import { easePose } from "../body/eased-pose.ts";
import { layFolds } from "../body/long-folds.ts";
import { laidByHand, overturned, turnedOver, unsettled } from "../body/poses.ts";
import { doubledBy } from "../sewing/doubled.ts";
import { drawIntoFolds } from "../sewing/drawn-folds.ts";
import { openings } from "../sewing/opening.ts";
import { rounded } from "../sewing/rounded.ts";
import { limp, rimKnots, rimOf, type View } from "../sewing/waistband.ts";
import { type DrawnLegs, legPulls } from "./drawn-legs.ts";
import { fork, type LegsLaid, opposite } from "./fork.ts";
import { type InsideWaistStyle, insideWaist } from "./inside-waist.ts";
import { fallOfLegs, wornFolds } from "./leg-folds.ts";
import { inseamAt, type LegPattern } from "./leg-pattern.ts";
import { legsSwung } from "./leg-pose.ts";

/** How the legs lie in their folds. */
interface LegLie {
  /** How far the folds stand up, in units. */
  rise: PatternMap;
  /** How far the place on the cloth is from that on the table, for what the folds hide. */
  hidden: Shift;
}

/** What a construction adds to the pattern of the legs. */
export interface LegSewing {
  /** How far from its rim the waistband is stiff, in units. */
  band: number;
  /** How the cloth falls, other than by its own nature. */
  body: Pick<Piece, "loft" | "height" | "edgeAnchor"> & Partial<Pick<Piece, "fuzz">>;
  /** Where seams and doubled cloth hold the legs, besides the waistband. */
  held: (view: View) => PatternMap;
  /** Further height of the legs besides their folds, in units. */
  base?: PatternMap;
  /** How much of the usual folds the cloth takes, and how high those of wearing stand, as shares. */
  fall: number;
  worn: number;
  /** Whether the legs keep a crease. */
  pressed: boolean;
  /** What else of surplus there is, or is taken away, besides that of all legs. */
  excess: (view: View) => NonNullable<Piece["excess"]>;
  make: (view: View) => (s: Surface, lie: LegLie) => void;
  /** What draws their face into crisp folds, how steep those are, and how much steeper behind, as shares. */
  drawn: DrawnLegs & { amount: number; behind?: number };
  /** What lies upon the waist, such as loops. */
  upon: (pose: Pose, view: View) => Piece[];
  /** What lies upon the legs, such as turn-ups. */
  onLegs: (pose: Pose) => Piece[];
  inside: InsideWaistStyle;
  /**
   * The wrong side of the cloth in the hems, and how far below the upper rim of one it shows, in units; none
   * where a hem is thin and lies flat. Behind it may be another one. `within` is how far inside the ends of
   * the hem it begins, as a share of that; `hemEnds` when absent.
   */
  opens?: { reverse: Dye; gape: number; behind?: number; within?: number };
}

/** Two legs on a waistband, and the inside of the back waist above the front's. */
export function sewTwoLegs(
  order: Order,
  pattern: LegPattern,
  seed: number,
  sewing: LegSewing,
): Pick<Garment, "pieces" | "back"> {
  const { waist } = pattern;
  const laid = unsettled(laidByHand(seed, 6, 0.02 * (chance(seed, 1, 75) - 0.5)), seed);
  const hand = limp(laid, seed, waist.dip + sewing.band);
  const pose = legsSwung(hand, pattern, seed);
  const flat: Pose = (u, v) => [u, v];
  const front: LegsLaid = { hand, swung: legsSwung(flat, pattern, seed), over: pattern.over };
  // Laid down anew with the back up, the legs do not lie as they did.
  const turned = { ...pattern, ...pattern.behind };
  const behind: LegsLaid = {
    hand: turnedOver(hand),
    swung: turnedOver(legsSwung(flat, turned, seed)),
    over: turned.over && opposite(turned.over),
    touch: pattern.behind !== undefined,
  };
  const side = (view: View, lying: Pose): Piece[] => [
    ...openHems(order, pattern, sewing.opens, view, lying),
    fork(order, pattern, view === "front" ? front : behind),
    sideOfLegs(order, view === "front" ? pattern : turned, seed, sewing, view, lying),
    ...sewing.onLegs(lying),
    ...sewing.upon(lying, view),
  ];
  return {
    pieces: [insideWaist(order, hand, waist, sewing.inside), ...side("front", pose)],
    back: side("back", turnedOver(legsSwung(hand, turned, seed))),
  };
}

/** A leg stands so high that a camera that is aside sees its other layer begin: within the corner, that is a notch. */
const hemEnds = -0.004;

/** What is seen into both hems, where they stand open. */
function openHems(
  { cloth }: Order,
  { hem }: LegPattern,
  opens: LegSewing["opens"],
  view: View,
  lying: Pose,
): Piece[] {
  if (!opens) return [];
  const gape = view === "back" ? (opens.behind ?? opens.gape) : opens.gape;
  if (gape <= 0) return [];
  const { reverse, within = hemEnds } = opens;
  return openings(hem, gape, reverse, cloth.optics, lying, { within });
}

/** Front or back of both legs, cut in one. @param pose how this side lies. */
function sideOfLegs(
  { cloth }: Order,
  pattern: LegPattern,
  seed: number,
  sewing: LegSewing,
  view: View,
  pose: Pose,
): Piece {
  const lane = seed + (view === "front" ? 0 : 30);
  const folds = wornFolds(pattern, lane, sewing.worn);
  const { height, fold, pins, hidden } = layFolds(folds);
  const fall = fallOfLegs(pattern, lane, sewing);
  const own = sewing.excess(view);
  const make = sewing.make(view);
  const held = sewing.held(view);
  const lapped = view === "front" ? lap(pattern) : overturned(lap(pattern));
  return {
    outline: rounded(mirrored(outlineOf(pattern, view))),
    optics: cloth.optics,
    seed: seed + (view === "front" ? 2 : 9),
    hold: cloth.hold * 0.85,
    bend: cloth.bend,
    grid: [14, 8, 5.5],
    steps: [420, 240, 100],
    ...sewing.body,
    base: (u, v) => (sewing.base?.(u, v) ?? 0) + height(u, v) + lapped(u, v),
    pose,
    pins: (u, v) => pins(u, v) + held(u, v),
    excess: (e, u, v) => {
      fall(e, u, v);
      own(e, u, v);
      fold(e, u, v);
      easePose(e, u, v, pose);
    },
    make: (s, rise) => {
      make(s, { rise: (u, v) => rise(u, v) + height(u, v), hidden });
      breakCrests(s, folds, creasing(cloth) * (sewing.pressed ? stillBroken : 1));
      const pulls = legPulls(pattern, { ...sewing.drawn, view, seed: lane });
      drawIntoFolds(s, pulls, {
        seed: lane,
        round: roundOf(cloth.bend) * (sewing.drawn.slides ? fluid : 1),
        amount: sewing.drawn.amount * (view === "back" ? (sewing.drawn.behind ?? 1) : 1),
      });
    },
  };
}

/** How sharply the folds of pressed legs still break along their crests, as a share of those of others. */
const stillBroken = 0.4;

/** How many times rounder heavy silk turns than other cloth that bends as easily. */
const fluid = 2.4;

/** Over what radius cloth turns at a crest, in units: the stiffer, the larger. */
function roundOf(bend: number): number {
  return 1 + 1.9 * bend;
}

/** The fly, of four layers and a zip, keeps folds from crossing the middle of the front. */
export function heldByFly({ waist, crotchY }: LegPattern): PatternMap {
  const place = { x0: 556, y0: waist.dip + 40, x1: 650, y1: crotchY - 80 };
  const layers = doubledBy(place, false);
  return (u, v) => 0.05 * layers(u, v);
}

/** How high the leg that lies over its fellow is borne by it, with the folds of both, in units. */
const borne = 17;
/** Heights from the crotch down between which it comes up, in units. */
const risingOver = [-30, 60] as const;
/** Ways from its inner seam across it, in units: it is up at once, and comes down to the table slowly. */
const [up, down] = [
  [-8, 2],
  [60, 170],
] as const;

/** The height of a leg, in units, where it lies upon the other one and comes down from it. */
function lap({ over, ...pattern }: LegPattern): PatternMap {
  if (over === 0) return () => 0;
  const inseam = inseamAt(pattern);
  return (u, v) => {
    const across = (u - table.middle) * over - inseam(v);
    return (
      borne *
      ramp(pattern.crotchY + risingOver[0], pattern.crotchY + risingOver[1], v) *
      ramp(up[0], up[1], across) *
      ramp(down[1], down[0], across)
    );
  };
}

function outlineOf({ waist, half }: LegPattern, view: View): string {
  return `${rimKnots(rimOf(waist, view), waist.corner)} ${half}`;
}
