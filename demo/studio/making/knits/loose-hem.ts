import { noise } from "../../fields/noise.ts";
import { ramp } from "../../fields/scalar.ts";
import type { Garment } from "../../garment.ts";
import { table } from "../../pattern/outline.ts";
import type { PatternMap, Piece } from "../../pattern/piece.ts";

/** From so far above the hem on it hangs free, in units. */
const free = 170;
/** How far the hem comes to lie higher or lower, over how long a stretch of it, in units. */
const waved = { by: 34, over: 105 };
/** How high its flutes stand off the table, and how wide one is, in units. */
const flutes = { height: 30, wide: 58 };
/** Turned over, it falls into other flutes. */
const turnedOverLane = 13;

/** Lets the hem of a knit skirt lie as it fell: nothing holds it, so it waves, and stands up in a few flutes. */
export function looseHem(garment: Garment, hemY: number, seed: number): Garment {
  return {
    ...garment,
    pieces: garment.pieces.map((piece) => fallen(piece, hemY, seed)),
    back: garment.back.map((piece) => fallen(piece, hemY, seed + turnedOverLane)),
  };
}

function fallen(piece: Piece, hemY: number, seed: number): Piece {
  const { pose, base, rests } = piece;
  if (!pose || rests) return piece;
  const share: PatternMap = (_u, v) => ramp(hemY - free, hemY, v);
  return {
    ...piece,
    pose: (u, v) => {
      const [x, y] = pose(u, v);
      return [x, y + share(u, v) * waved.by * noise((x - table.middle) / waved.over, 1, seed + 91)];
    },
    base: (u, v) => {
      const stands = Math.max(0, 0.12 + noise(u / flutes.wide + v / 900, 2, seed + 92));
      return (base?.(u, v) ?? 0) + flutes.height * stands * share(u, v);
    },
  };
}
