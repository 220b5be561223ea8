import { DistanceField } from "../pattern/distance-field.ts";
import { curve } from "../pattern/outline.ts";
import type { PatternMap, Piece } from "../pattern/piece.ts";
import { settleCloth } from "./cloth-simulation.ts";
import { Curvature } from "./curvature.ts";
import { keepCreases, workedPlaces } from "./handled-cloth.ts";
import type { Mesh } from "./mesh.ts";
import { SpreadCloth } from "./spread-cloth.ts";
import { sweptGrain } from "./swept-grain.ts";
import { Tabletop } from "./tabletop.ts";

/** A piece settled on the table, ready to be photographed from any distance. */
export interface LaidPiece {
  piece: Piece;
  field: DistanceField;
  /** Where it has come to lie. */
  mesh: Mesh;
  /** How far it stands above its modeled height, in units. */
  rise: PatternMap;
  curvature: Curvature;
  spread: SpreadCloth;
  /** How much handling and wearing have worked it, 0..1. */
  worked: PatternMap;
}

/** How far the steps of what lies below are softened under what rests on it, in cells of the table. */
const softness = 3;

/** Lays the pieces one upon the other, the lowest first, and lets each settle. */
export function layOut(pieces: Piece[]): LaidPiece[] {
  const table = new Tabletop();
  return pieces.map((piece) => {
    const outline = curve(piece.outline);
    const field = new DistanceField(outline);
    const below = table.below(piece.rests ? softness : 0);
    const { mesh, rise } = settleCloth(piece, outline, field, below);
    const worked = workedPlaces(mesh, piece);
    if (piece.handled && piece.excess && !piece.rests) {
      keepCreases(mesh, rise, piece.handled, worked);
    }
    table.lay(mesh, field);
    return {
      piece,
      field,
      mesh,
      rise: (u, v) => mesh.read(rise, u, v),
      curvature: new Curvature(mesh, rise),
      spread: new SpreadCloth(mesh, piece.excess ? sweptGrain(piece, field) : () => [0, 0]),
      worked: (u, v) => mesh.read(worked, u, v),
    };
  });
}
