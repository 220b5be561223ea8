import type { Optics } from "../light/optics.ts";
import type { Piece } from "../pattern/piece.ts";

/** What does not fold: wood, metal, card. It keeps the shape that its outline and volume give it. */
export function solid(piece: Omit<Piece, "seed" | "excess">): Piece {
  return {
    seed: 1,
    hold: 0.9,
    anchor: 0.9,
    grid: [6],
    steps: [2],
    stir: 0,
    excess: () => {},
    ...piece,
  };
}

export const wood: Optics = {
  kind: "leather",
  wrap: 0.2,
  gloss: 0.08,
  roughness: 0.5,
};
