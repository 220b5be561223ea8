import type { PictureSpec } from "../catalog.ts";
import { cuts } from "../cuts/index.ts";
import { orderFor, type Subject } from "../order.ts";
import { table } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import { type LaidPiece, layOut } from "../settling/lay-out.ts";
import { Mesh } from "../settling/mesh.ts";
import { Tabletop } from "../settling/tabletop.ts";

/** Where a sewn garment comes to lie. */
export interface Place {
  /** Where the middle of its table (600, 800) comes to lie. */
  x: number;
  y: number;
  /** Radians, clockwise. */
  turn: number;
  /** 1 by default; a cut that is drawn larger than life has less. */
  scale?: number;
}

export interface PlacedGarment extends PictureSpec, Place {}

/** Sews garments and lays them one upon the other; the n-th wears color way n. */
export function arrangeGarments(placed: PlacedGarment[]): LaidPiece[] {
  return arrange(placed.map((one) => ({ ...one, pieces: sew(one) })));
}

export function sew(subject: Subject): Piece[] {
  return cuts[subject.cut](orderFor(subject)).pieces;
}

const softness = 9;

/** Lets each group of pieces settle by itself, then lays it whole upon the earlier ones. */
export function arrange(groups: (Place & { pieces: Piece[] })[]): LaidPiece[] {
  const tabletop = new Tabletop();
  return groups.flatMap(({ pieces, ...place }, colorway) => {
    const below = tabletop.below(softness);
    const laid = layOut(pieces).map((one) => ({
      ...one,
      piece: { ...one.piece, colorway },
      mesh: carried(one.mesh, place, below),
    }));
    for (const { mesh, field } of laid) tabletop.lay(mesh, field);
    return laid;
  });
}

/** The settled mesh, moved to its place; it bends over what lies below. */
function carried(mesh: Mesh, place: Place, below: (x: number, y: number) => number): Mesh {
  const { columns, rows, spacing, u0, v0 } = mesh;
  const moved = new Mesh(u0, v0, columns, rows, spacing);
  const scale = place.scale ?? 1;
  const c = Math.cos(place.turn) * scale;
  const t = Math.sin(place.turn) * scale;
  moved.active.set(mesh.active);
  for (let k = 0; k < mesh.active.length; k++) {
    const dx = mesh.x[k]! - table.middle;
    const dy = mesh.y[k]! - table.height / 2;
    moved.x[k] = place.x + dx * c - dy * t;
    moved.y[k] = place.y + dx * t + dy * c;
    moved.z[k] = mesh.z[k]! * scale + below(moved.x[k]!, moved.y[k]!);
  }
  return moved;
}
