import type { Grain } from "../../cloths/texture.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { type Cut, face, type Order } from "../../garment.ts";
import type { Excess } from "../../pattern/excess.ts";
import { type Box, knots, withNeck } from "../../pattern/outline.ts";
import type { PatternMap, Piece, Pose } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";
import { doubledBy, stiffen } from "../sewing/doubled.ts";
import { bendPrint, crispNear, drawIntoFolds, type Pull } from "../sewing/drawn-folds.ts";
import { type Fluted, type FlutedStyle, fluted, ruched } from "../sewing/flutes.ts";
import { laidOver } from "../sewing/laid-over.ts";
import { type CutPart, recut } from "../sewing/recut.ts";
import { cutVent, type Vent } from "../sewing/vent.ts";
import { insideSlit } from "../skirts/slit.ts";
import { roundOf } from "./drawn-dress.ts";
import { type CuffGathers, gatheredCuffs } from "./gathered-cuffs.ts";
import { gatheredHeads, type HeadGathers } from "./gathered-heads.ts";
import { insideNeck } from "./inside.ts";
import { type SleevedCut, upperGarment } from "./upper-garment.ts";

/** Where light cloth is held: its folds hang from there. */
interface Held {
  /** The neck, from the height where the hold begins up to where it is full. */
  neck: [from: number, full: number];
  waist?: { y: number; strength: number; reach: number };
  /** Half the width of a closure along the middle. */
  middle?: number;
  /** The pocket on the right half and its fellow on the left double the cloth. */
  pockets?: Box;
}

/** The inside of the back as it shows in the neck: its outline, the height of its label and a facing of its edge. */
interface NeckInside {
  pattern: string;
  labelY: number;
  facing?: string;
}

/** Surplus at one place of the garment, given the seed of its chances and how readily the cloth folds. */
export type Folds = (e: Excess, u: number, v: number, seed: number, fall: number) => void;

/** A blouse or dress of light cloth, gathered or flared from where it is held. */
interface DressmadeCut extends Omit<SleevedCut, "backHalf"> {
  /** The corner of `half` where the shoulder begins, and the back's neckline up to it. */
  shoulder: string;
  backNeck: string;
  /** The inside of the back where it shows below the front's hem: its right half. */
  hem?: string;
  loft: number;
  height: number;
  /** Share of the cloth's own hold: the less, the broader the folds. */
  hold?: number;
  slide?: number;
  held: Held;
  threadAngle?: Piece["threadAngle"];
  /** Replaces the cloth's own readiness to fold. */
  fall?: number;
  crumple: { amount: number; size: number; lane?: number };
  armpitFolds: { reach: number; amount: number };
  sleeveFolds: Folds;
  bodyFolds: Folds;
  /** What is gathered into the waist, or into the yoke of a blouse. */
  skirt?: FlutedStyle;
  /** Where its fronts part below the last button. */
  slit?: Vent;
  /** What of a sleeve is gathered into its cuff. */
  cuffGathers?: CuffGathers;
  /** And into its armhole. */
  headGathers?: HeadGathers;
  /** The inside of the back as it shows in the neck; a collar with a stand brings its own. */
  inside: NeckInside | ((order: Order, hand: Pose) => Piece);
  over?: (order: Order, hand: Pose) => Piece[];
  overBack?: (order: Order, hand: Pose) => Piece[];
  /** Cut apart, so that the print does not run through: on front and back alike, and on either alone. */
  parts?: CutPart[];
  frontParts?: CutPart[];
  backParts?: CutPart[];
  /** What draws it into folds, on both sides; on either they fall by other chances. */
  drawn?: Pull[];
  /** And what draws either side alone. */
  drawnFront?: Pull[];
  drawnBack?: Pull[];
  /** Sewn on front and back alike, then on either. */
  sew: (s: Surface) => void;
  sewFront: (s: Surface) => void;
  sewBack: (s: Surface) => void;
}

/** How far the rim of a dress wanders, in units: its weight draws it straight, and its lines are long. */
const wander = 3;

/** Chance lanes of the folds that front and back are drawn into. */
const drawnLanes = { front: 310, back: 371 };

export function dressmade(cut: DressmadeCut): Cut {
  const { held, slit } = cut;
  const doubled = held.pockets ? doubledBy(held.pockets, true) : () => 0;
  return (order) => {
    const { cloth } = order;
    const seed = order.seed + cut.lane;
    const fall = cut.fall ?? cloth.fall;
    const { parts = [], frontParts = [], backParts = [] } = cut;
    const { drawn = [], drawnFront = [], drawnBack = [] } = cut;
    const { skirt, heads, grain, height, fine } = gathersOf(cut, seed);
    const flat: PatternMap = (u, v) =>
      Math.max(doubled(u, v), held.middle ? bell(u - 600, held.middle) : 0);
    const sewn = (sewSide: (s: Surface) => void, apart: CutPart[], pulls: Pull[], lane: number) => {
      const look = { seed: seed + lane, round: roundOf(cloth), flat, near: crispNear };
      return (s: Surface) => {
        drawIntoFolds(s, [...drawn, ...pulls], look);
        if (order.print) bendPrint(s);
        face(s, order, recut(grain, [...parts, ...apart], order.seed));
        ruched(s, fine);
        heads?.sew(s);
        cut.sew(s);
        sewSide(s);
      };
    };
    return upperGarment(order, {
      wander,
      ...cut,
      backHalf: withNeck(cut.half, cut.shoulder, cut.backNeck),
      inside: "inside",
      ...(slit && { farHem: (hand) => [insideSlit(order, hand, slit)] }),
      body: {
        loft: cut.loft,
        height: cut.height,
        hold: cloth.hold * (cut.hold ?? 1),
        edgeAnchor: 0.04,
        grid: [16, 8, 5.5],
        steps: [420, 260, 120],
        slide: cut.slide ?? 0,
        pins: (u, v) => heldAt(held, u, v) + 0.035 * doubled(u, v) + (skirt?.pins(u, v) ?? 0),
        ...(cut.threadAngle && { threadAngle: cut.threadAngle }),
        base: height,
        ...trimOf(skirt, slit),
      },
      ...(skirt && { backTrim: skirt.trim }),
      excess: (e, u, v) => {
        fallOfDress(e, u, v, cut, seed, fall);
        laidOver(e, height, u, v);
        stiffen(e, doubled(u, v));
      },
      face: sewn(cut.sewFront, frontParts, drawnFront, drawnLanes.front),
      backFace: sewn(cut.sewBack, backParts, drawnBack, drawnLanes.back),
      neck: (hand) => ({
        behind: [seenInNeck(cut.inside, order, hand)],
        over: cut.over?.(order, hand) ?? [],
        overBack: cut.overBack?.(order, hand) ?? [],
      }),
    });
  };
}

/** How the front's rim is recut: its hem, and where it lies open. */
function trimOf(skirt: Fluted | undefined, slit: Vent | undefined): Pick<Piece, "trim"> {
  if (!slit) return skirt ? { trim: skirt.trim } : {};
  const open = cutVent(slit);
  return { trim: (u, v, depth) => open(u, v, skirt ? skirt.trim(u, v, depth) : depth) };
}

/** What is gathered into waist, cuffs and armholes: how high it stands, and where a print goes in it. */
function gathersOf(cut: DressmadeCut, seed: number) {
  const { sleeve } = cut;
  const skirt = cut.skirt && fluted(cut.skirt, seed);
  const cuffs = cut.cuffGathers && gatheredCuffs(sleeve, cut.cuffGathers, seed + 700);
  const heads = cut.headGathers && gatheredHeads(sleeve, cut.headGathers);
  const grain: Grain = (u, v) => {
    if (!sleeve.on(u, v)) return skirt ? skirt.place(u, v) : [u, v];
    const [a, b] = (heads?.place ?? sleeve.grain)(u, v);
    return cuffs ? [a + cuffs.hidden(u, v), b] : [a, b];
  };
  const gathered = (u: number, v: number) => (sleeve.on(u, v) ? cuffs : skirt);
  const height: PatternMap = (u, v) => gathered(u, v)?.height(u, v) ?? 0;
  const fine: Fluted["fine"] = {
    height: (u, v) => gathered(u, v)?.fine.height(u, v) ?? 0,
    furrow: (u, v) => gathered(u, v)?.fine.furrow(u, v) ?? 0,
  };
  return { skirt, heads, grain, height, fine };
}

/** What hangs keeps so much of its crumples: its weight draws all but its own folds out of it. */
const drawnOut = 0.25;

function fallOfDress(
  e: Excess,
  u: number,
  v: number,
  cut: DressmadeCut,
  seed: number,
  fall: number,
): void {
  const { sleeve, skirt, armpit, armpitFolds, crumple } = cut;
  const onSleeve = sleeve.on(u, v);
  const quiet = skirt && v > skirt.top && !onSleeve ? drawnOut : 1;
  e.crumple(u, v, seed + (crumple.lane ?? 4), crumple.amount * fall * quiet, crumple.size);
  const [x, y] = armpit;
  e.around(u, v, 600 + sleeve.side(u) * x, y, armpitFolds.reach, armpitFolds.amount * fall * quiet);
  const folds = onSleeve ? cut.sleeveFolds : cut.bodyFolds;
  folds(e, u, v, seed, fall);
}

function seenInNeck(inside: DressmadeCut["inside"], order: Order, hand: Pose): Piece {
  if (typeof inside === "function") return inside(order, hand);
  const { pattern, labelY, facing } = inside;
  return insideNeck(order, hand, knots(pattern), labelY, facing ? knots(facing) : undefined);
}

function heldAt({ neck, waist, middle }: Held, u: number, v: number): number {
  let pin = 0.1 * ramp(neck[0], neck[1], v);
  if (waist) pin += waist.strength * bell(v - waist.y, waist.reach);
  if (middle) pin += 0.03 * bell(u - 600, middle);
  return pin;
}
