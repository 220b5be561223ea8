import type { PictureSpec } from "../catalog.ts";
import { cuts } from "../cuts/index.ts";
import { orderFor, type Subject } from "../order.ts";
import type { Piece } from "../pattern/piece.ts";
import { type LaidPiece, layOut } from "../settling/lay-out.ts";
import { Tabletop } from "../settling/tabletop.ts";
import { carried, type Place } from "./carry.ts";

export type { Place } from "./carry.ts";

export interface PlacedGarment extends PictureSpec, Place {}

/** Sews garments and lays them one upon the other; the n-th wears color way n. */
export function arrangeGarments(placed: PlacedGarment[]): LaidPiece[] {
  return arrange(placed.map((one) => ({ ...one, pieces: sew(one) })));
}

export function sew(subject: Subject): Piece[] {
  return cuts[subject.cut](orderFor(subject)).pieces;
}

/** Lets each group of pieces settle by itself, then lays it whole upon the earlier ones. */
export function arrange(groups: (Place & { pieces: Piece[] })[]): LaidPiece[] {
  return laidUpon(groups.map(({ pieces, ...place }) => ({ settled: layOut(pieces), place })));
}

const softness = 9;

/** Carries what has settled to its place, each thing upon those before it. */
export function laidUpon(groups: { settled: LaidPiece[]; place: Place }[]): LaidPiece[] {
  const tabletop = new Tabletop();
  const laid: LaidPiece[] = [];
  let before = { first: 0, below: tabletop.below() };
  groups.forEach(({ settled, place }, colorway) => {
    const below = tabletop.below(softness);
    const carry = (pieces: LaidPiece[], upon: typeof below) =>
      pieces.map((one) => ({
        ...one,
        piece: { ...one.piece, colorway },
        mesh: carried(one.mesh, place, upon),
      }));
    const isBack = ({ piece }: LaidPiece) => place.over === true && piece.inner === true;
    const front = carry(
      settled.filter((one) => !isBack(one)),
      below,
    );
    laid.splice(before.first, 0, ...carry(settled.filter(isBack), before.below));
    before = { first: laid.length, below };
    laid.push(...front);
    for (const { mesh, field } of front) tabletop.lay(mesh, field);
  });
  return laid;
}
