import { chance } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Garment } from "../../garment.ts";
import { table, turned } from "../../pattern/outline.ts";
import type { Piece } from "../../pattern/piece.ts";

/** How far a skirt comes to lie aside, radians: at least, and at most. */
const aside: [least: number, most: number] = [0.018, 0.045];

/** Lets the skirt of a dress come down a little to one side: nobody lays a whole dress straight. */
export function swayed(garment: Garment, waistY: number, seed: number): Garment {
  const [least, most] = aside;
  const side = chance(seed, 1, 170) < 0.5 ? -1 : 1;
  const angle = side * (least + (most - least) * chance(seed, 2, 170));
  const swung = (by: number) => (piece: Piece) => swungBelow(piece, waistY, by);
  return {
    ...garment,
    pieces: garment.pieces.map(swung(angle)),
    // Turned over, it lies to the other side.
    back: garment.back.map(swung(-angle)),
  };
}

function swungBelow(piece: Piece, waistY: number, angle: number): Piece {
  const { pose } = piece;
  if (!pose) return piece;
  return {
    ...piece,
    pose: (u, v) => {
      const [x, y] = pose(u, v);
      const share = ramp(waistY - 40, waistY + 420, v);
      return share ? turned(x, y, table.middle, waistY, angle * share) : [x, y];
    },
  };
}
