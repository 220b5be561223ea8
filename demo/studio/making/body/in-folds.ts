import { chance } from "../../fields/noise.ts";
import type { Garment } from "../../garment.ts";
import { type Point, type Shift, type Side, table } from "../../pattern/outline.ts";
import type { PatternMap, Piece } from "../../pattern/piece.ts";
import { easePose } from "./eased-pose.ts";
import { type InFolds, type LongFold, layFolds } from "./long-folds.ts";

type Surplus = Piece["excess"] & object;

/** One side of a body laid in its folds: the height it begins with, its surplus, its pins and what it hides. */
interface LaidSide {
  base: PatternMap;
  excess: Surplus;
  pins: PatternMap;
  hidden: Shift;
}

/** How far a hand lays a fold aside, and turns it on its way, in units. */
const stray = 20;

/** The same folds as another hand would lay them: each a little aside, some hardly there. */
export function laidAnew(folds: LongFold[], seed: number): LongFold[] {
  return folds.map(({ path, height, hides = 0, ...fold }, n) => {
    const lot = (lane: number) => chance(seed, n, 160 + lane);
    const [shift, turn] = [2 * stray * (lot(1) - 0.5), 2 * stray * (lot(2) - 0.5)];
    const last = Math.max(1, path.length - 1);
    const full = 0.45 + 0.95 * lot(0);
    return {
      ...fold,
      height: height * full,
      // What stands hardly off the cloth below laps over nothing.
      hides: full > 0.6 ? hides * full : 0,
      path: path.map(
        ([x, y], i): Point => [x + shift + (turn * i) / last, y + shift * (lot(3) - 0.5)],
      ),
    };
  });
}

/** A fold on one side of the table's middle line, which its path is given from. */
export function onSide(fold: LongFold, side: Side): LongFold {
  const path = fold.path.map(([x, y]): Point => [table.middle + side * x, y]);
  return { ...fold, path, ...towards(fold, side) };
}

/** Folds of the right sleeve on both sleeves: no two are laid alike. */
export function laidOnBoth(folds: LongFold[], seed: number): LongFold[] {
  return ([1, -1] as const).flatMap((side) =>
    laidAnew(
      folds.map((fold) => onSide(fold, side)),
      seed + side,
    ),
  );
}

/** What a fold of the right side hides on that side. */
export function towards({ hides = 0 }: LongFold, side: Side) {
  return { hides: side * hides };
}

/** Turned over, a body is laid anew and lies in other folds. */
const turnedOverLane = 31;

/**
 * Both sides of a body, each laid in its folds anew.
 *
 * @param slack its surplus without them. @param seed by which it is laid.
 * @param behind the folds of its back; those of its front when absent.
 */
export function onBothSides(
  folds: LongFold[],
  slack: Surplus,
  seed: number,
  behind = folds,
): Record<"front" | "back", LaidSide> {
  return {
    front: laidIn(laidAnew(folds, seed), slack),
    back: laidIn(laidAnew(behind, seed + turnedOverLane), slack),
  };
}

/** What a side of a body begins with that is laid in these folds. */
function laidIn(folds: LongFold[], slack: Surplus): LaidSide {
  const { height, fold, pins, hidden } = layFolds(folds);
  return { base: height, pins, hidden, excess: both(slack, fold) };
}

/** The folds of both sides of a body, as a hand has laid them. */
interface LaidFolds {
  front: LongFold[];
  back: LongFold[];
}

/** Lays the folds of a body: those of its back by another hand. */
export function handLaid(seed: number, front: LongFold[], back: LongFold[] = front): LaidFolds {
  return { front: laidAnew(front, seed), back: laidAnew(back, seed + 1) };
}

/** The same garment with its body laid in folds: those of its back by another hand. */
export function inFolds(
  garment: Garment,
  seed: number,
  front: LongFold[],
  back: LongFold[] = front,
): Garment {
  return inLaidFolds(garment, handLaid(seed, front, back));
}

/** The same with folds that a hand has laid already. */
export function inLaidFolds(garment: Garment, { front, back }: LaidFolds): Garment {
  return {
    ...garment,
    pieces: bodyInFolds(garment.pieces, front),
    back: bodyInFolds(garment.back, back),
  };
}

/** The same pieces with the body, which lies on the table and folds freely, laid in these folds. */
function bodyInFolds(pieces: Piece[], folds: LongFold[]): Piece[] {
  const laid = layFolds(folds);
  return pieces.map((piece) => {
    const { excess, pose, pins: held, rests, inner } = piece;
    if (!excess || !pose || rests || inner) return piece;
    return {
      ...raisedInFolds(piece, excess, laid),
      hidden: laid.hidden,
      pins: (u, v) => (held?.(u, v) ?? 0) + laid.pins(u, v),
      excess: both(both(excess, laid.fold), (e, u, v) => easePose(e, u, v, pose)),
    };
  });
}

/** What stands up in these folds beside what its own surplus makes of it. */
export function raisedInFolds<Laid extends Pick<Piece, "base">>(
  piece: Laid,
  excess: Surplus,
  { height, fold }: Pick<InFolds, "height" | "fold">,
): Laid & { base: PatternMap; excess: Surplus } {
  const { base } = piece;
  return {
    ...piece,
    base: (u, v) => (base?.(u, v) ?? 0) + height(u, v),
    excess: both(excess, fold),
  };
}

/** Surplus upon surplus. */
function both(one: Surplus, other: Surplus): Surplus {
  return (e, u, v) => {
    one(e, u, v);
    other(e, u, v);
  };
}
