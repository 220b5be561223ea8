import { chance } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Garment } from "../../garment.ts";
import { table, turned } from "../../pattern/outline.ts";
import type { Piece, Pose } from "../../pattern/piece.ts";
import { easePose } from "./eased-pose.ts";

/** How far a skirt comes to lie aside, radians: at least, and at most. */
const aside: [least: number, most: number] = [0.014, 0.034];

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
  const { pose, excess, rests } = piece;
  if (!pose) return piece;
  const swung: Pose = (x, y) => {
    const share = ramp(waistY - 40, waistY + 420, y);
    return share ? turned(x, y, table.middle, waistY, angle * share) : [x, y];
  };
  const laid: Piece = { ...piece, pose: (u, v) => swung(...pose(u, v)) };
  if (!excess || rests) return laid;
  return {
    ...laid,
    excess: (e, u, v) => {
      excess(e, u, v);
      easePose(e, u, v, swung);
    },
  };
}
