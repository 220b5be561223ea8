import type { Piece } from "../../pattern/piece.ts";
import type { Surface } from "../../pattern/surface.ts";

/** The same piece with something more sewn or drawn on its face. */
export function finished(piece: Piece, finish: (s: Surface) => void): Piece {
  return {
    ...piece,
    make: (s, rise) => {
      piece.make?.(s, rise);
      finish(s);
    },
  };
}
