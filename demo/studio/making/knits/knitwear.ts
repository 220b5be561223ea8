import { type Cloth, handledAs } from "../../cloths/index.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import type { Cut, Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { line, table } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import type { LongFold } from "../body/long-folds.ts";
import { foldSleeve } from "../body/sleeves.ts";
import { type Neckline, type SleevedCut, upperGarment } from "../body/upper-garment.ts";
import { aboveSewnOn, shadeBelow, shadeMouths } from "../sewing/sewn-on.ts";
import { gatheredBelow } from "./band-behind.ts";
import { bodyFolds } from "./body-folds.ts";
import { type CutLine, sideSeam } from "./cut-short.ts";
import { linkedShoulders } from "./fashioned.ts";
import { ribbedEdge } from "./knit-necks.ts";
import { laidSleeves } from "./laid-sleeves.ts";
import type { Lie } from "./lie.ts";
import { endOf, type KnitBody, type Manner, smoothed, stroked } from "./manner.ts";
import { type PatchPockets, patchPockets, sewnDown } from "./patch-pockets.ts";
import { relaxedBody } from "./relaxed-folds.ts";
import { drawnByHand, intoEnds, type Stitch, stocking } from "./stitches.ts";
import { unease } from "./unease.ts";

/** A knitted garment: body and sleeves of one stitch, with ribbed hem, cuffs and neck. */
export interface KnitCut extends SleevedCut, KnitBody {
  /** Thin enough to be stroked flat by a stylist; broad ribs draw it in. */
  stroked?: boolean;
  /** Laid down by its shoulders and left as it fell, round at its sides and full above its ribs, if it has any. */
  relaxed?: boolean;
  /** Held closed along its middle from this height down, as by buttons. */
  closedFrom?: number;
  /** The folds a relaxed body is laid in; those that its sleeves drag it into when absent. */
  folds?: LongFold[];
  /** Those of its back; the same as its own when absent. */
  foldsBehind?: LongFold[];
  neck: (order: Order, hand: Pose) => Neckline;
  /** A ribbed band round the armholes of a sleeveless garment, along the right one. */
  armholes?: { path: string; halfWidth: number; shoulder: CutLine[] };
  /** Replaces the plain stitch. */
  stitch?: Stitch;
  pockets?: PatchPockets;
  /** Drawn upon the front alone. */
  trim?: (s: Surface, order: Order) => void;
}

export function knitted(cut: KnitCut): Cut {
  const { sleeve, ribs, pockets } = cut;
  const intoRibs = intoEnds(sleeve, ribs);
  const ribbed = (u: number, v: number): number => ramp(-1.5, 1.5, intoRibs(u, v));
  const { lie, ...manner } = mannerOf(cut);
  return (ordered) => {
    // Its edges are folds and bound-off rows: fewer fibers stand off them than off a cut rim.
    const cloth = {
      ...ordered.cloth,
      fuzz: (cut.cuff ? 0.5 : sleeveless.fuzz) * ordered.cloth.fuzz,
      rib: manner.rib(ordered.cloth),
    };
    const order = { ...ordered, cloth };
    const seed = order.seed + cut.lane;
    const stitch = cut.stitch ?? stocking(sleeve);
    const stitched = (s: Surface) => {
      stitch(s, order, ribbed);
      if (!cloth.figured) manner.lines?.(s, drawnByHand(sleeve.grain), ribbed);
      unease(s, sleeve.grain, 0.22 + 0.16 * cut.room);
      blouse(s, intoRibs, cut.room);
    };
    const fall = (e: Excess, u: number, v: number) =>
      fallOfKnit(e, u, v, cut, lie, seed, cloth.fall);
    const { front, back } = foldsOf(cut, cloth, fall, seed);
    const handled = handledAs(cloth, order.seed);
    const sewnToFront = (hand: Pose) => (pockets ? patchPockets(order, hand, pockets) : []);
    const sleeves = sleevesOf(order, cut, fall, stitched);
    return upperGarment(order, {
      ...cut,
      ...(sleeves && {
        ...sleeves,
        sleevesUpon: aboveSewnOn(sleeves.sleevesUpon, sewnToFront),
      }),
      // Hands that stroke nothing flat leave its edges uneven.
      wander: cut.relaxed ? smoothed.lie.wander + 2 : lie.wander,
      wanderBehind: cut.wanderBehind ?? wanderBehind,
      inside: "deepInside",
      body: {
        // Pressed flat by hand: two layers of cloth that turn round a soft fold at the side.
        loft: cut.relaxed ? 0.24 : 0.1,
        height: (cut.relaxed ? 10 : 5) + 1.5 * cut.room,
        grid: lie.grid,
        steps: lie.steps,
        handled: { ...handled, broad: lie.handled * handled.broad },
        base: front.base,
        ...(!cut.cuff && { edgeAnchor: sleeveless.edgeAnchor }),
        pins: (u, v) => held(cut, v) + closed(cut, u, v),
      },
      backPins: (_u, v) => held(cut, v),
      backBase: back.base,
      backExcess: back.excess,
      excess: front.excess,
      face: (s) => {
        stitched(s);
        cut.trim?.(s, order);
        shadeBelow(s, sewnToFront);
        if (pockets) shadeMouths(s, sewnDown(pockets));
      },
      backFace: (s) => {
        stitched(s);
        linkedShoulders(s, cut.backHalf, sleeve);
        gatheredBelow(s, cut.backHalf, neckGathers, seed);
      },
      neck: (hand) => withArmholes(order, hand, cut),
    });
  };
}

function mannerOf(cut: KnitCut): Manner {
  return cut.stroked ? stroked : smoothed;
}

/** Both sides of a body in its own folds, in those it fell in, or else in those of its manner. */
function foldsOf(
  cut: KnitCut,
  cloth: Cloth,
  slack: Piece["excess"] & object,
  seed: number,
): ReturnType<Manner["folds"]> {
  if (!cut.relaxed || !endOf(cut).ribbed) return mannerOf(cut).folds(cut, cloth, slack, seed);
  const body = { ...cut, hemY: cut.ribs.bodyY, height: foldHeight(cut, cloth) };
  return relaxedBody(body, slack, seed, { front: cut.folds, behind: cut.foldsBehind });
}

/** How high the folds stand of a knit that was left as it fell, in units. */
function foldHeight({ room }: KnitCut, { fall }: Cloth): number {
  return (8 + 2.4 * room) * fall;
}

/** Both sleeves as flat tubes of the body's own stitch; none of a sleeveless knit. */
function sleevesOf(
  order: Order,
  { cuff, ...cut }: KnitCut,
  excess: Piece["excess"] & object,
  make: (s: Surface) => void,
) {
  if (!cuff) return undefined;
  return laidSleeves(order, {
    ...cut,
    cuff,
    excess,
    volume: { loft: cut.relaxed ? 0.26 : 0.13, height: 6 + 2 * cut.room },
    ...(cut.relaxed && {
      left: { height: foldHeight(cut, order.cloth), ribsFrom: cut.ribs.sleeve },
    }),
    crook: [85, 75],
    padded: false,
    make,
    inside: "deepInside",
  });
}

/** How far the rim of a back wanders when its cut says nothing else, in units: it has nothing but its outline to be told by. */
const wanderBehind = 7;

/**
 * A knit without sleeves: none drags at its armpits, and its sides run down in one long, bare line. How much is
 * drawn together there, how firmly its rim keeps its place, and the share of its hair that stands off from that.
 */
const sleeveless = { drawn: 0.02, edgeAnchor: 0.06, fuzz: 0.15 };

/** How high the gathers stand that a neckband draws a back in, in units. */
const neckGathers = 2.2;

/** How firmly neck and ribs keep their place. */
function held({ neckY, ribs }: KnitCut, v: number): number {
  return 0.1 * ramp(neckY + 20, neckY - 20, v) + 0.008 * ramp(0, 50, v - ribs.bodyY);
}

/** And fronts that are buttoned up. */
function closed({ closedFrom }: KnitCut, u: number, v: number): number {
  return closedFrom ? 0.03 * bell(u - table.middle, 26) * ramp(-30, 30, v - closedFrom) : 0;
}

function withArmholes(order: Order, hand: Pose, cut: KnitCut): Neckline {
  const neck = cut.neck(order, hand);
  if (!cut.armholes) return neck;
  // Over the shoulder and under the arm the band goes on to the back.
  const { path, halfWidth, shoulder } = cut.armholes;
  const bands = ([1, -1] as const).map((side) =>
    ribbedEdge(order, hand, {
      path: line(path, side),
      halfWidth,
      cuts: [...shoulder, sideSeam(cut.armpit[0] - 1)],
      round: 12,
      fineness: 1.15,
      worn: 1,
      lift: 3.5,
      lane: 30 + side,
    }),
  );
  return { ...neck, over: [...bands, ...neck.over], overBack: [...bands, ...neck.overBack] };
}

/**
 * Ribs draw the cloth in: above them it swells a little, rounds down over them, and throws a soft
 * shade upon their first rows.
 */
export function blouse(s: Surface, intoRibs: Piece["pins"] & object, room: number): void {
  s.each((k, u, v) => {
    const into = intoRibs(u, v) + 2.2 * noise(u / 34, v / 34, 58);
    if (into < -60 || into > 30) return;
    const full = 0.7 + 0.5 * noise(u / 52, v / 52, 59);
    s.relief[k]! += (1.5 + 1.6 * room) * full * ramp(-60, -26, into) * ramp(3, -15, into);
    s.tone(k, 1 - 0.09 * full * ramp(-3, 2, into) * ramp(24, 2, into));
  });
}

function fallOfKnit(
  e: Excess,
  u: number,
  v: number,
  cut: KnitCut,
  lie: Lie,
  seed: number,
  fall: number,
): void {
  const { sleeve, armpit, arms, cuff, ribs } = cut;
  const side = sleeve.side(u);
  e.evenly(0.004);
  const onSleeve = sleeve.on(u, v);
  const crumpled = onSleeve ? lie.crumpled.sleeve : lie.crumpled.body;
  e.crumple(u, v, seed + 6, crumpled * (0.032 + 0.05 * cut.room) * fall, 300);
  const belowShoulder = ramp(armpit[1] - 190, armpit[1] - 50, v);
  const drawn =
    lie.drawn * (cuff ? 0.08 + 0.04 * cut.room : sleeveless.drawn) * fall * belowShoulder;
  e.around(u, v, 600 + side * armpit[0], armpit[1], 130, drawn);
  if (cuff && onSleeve) {
    foldSleeve(e, u, v, seed + 7, {
      elbowY: arms.elbowY + 8,
      elbow: lie.elbow * fall,
      elbowReach: 120,
      cuffY: cuff[0][1] - 105,
      cuff: lie.cuff * fall,
      cuffReach: 46,
      even: 0.02,
      twist: 0.07,
    });
    return;
  }
  // What the ribs draw in stands above them in short, soft gathers that die away upwards.
  const free = ramp(armpit[0], armpit[0] - 90, Math.abs(u - table.middle));
  const gathers = 0.35 + 0.9 * noise(u / 46, 1, seed + 8);
  const gathered = lie.gathered * free;
  e.along(1, 0, 0.11 * gathered * Math.max(0, gathers) * bell(v - ribs.bodyY + 52, 48));
  const lapped = 0.5 + noise(u / 90, 2, seed + 11);
  e.along(0, 1, 0.05 * gathered * lapped * bell(v - ribs.bodyY + 40, 50));
  const flares = Math.max(0, noise(u / 62, 3, seed + 12) - 0.1);
  e.along(1, 0, 0.05 * free * flares * ramp(ribs.bodyY + 8, ribs.bodyY + 60, v));
  bodyFolds(e, u, v, seed + 9, {
    armpit,
    hangs: [640, 900],
    ribsY: ribs.bodyY,
    fall: lie.hanging * fall,
  });
}
