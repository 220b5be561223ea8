import type { Piece } from "../../pattern/piece.ts";
import { pocketEdge, wearRim } from "../denim/wear.ts";
import { finished } from "../sewing/finished.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** Collar and pocket of a washed shirt, whose turned edges have rubbed pale. */
export function washed(piece: Piece, { washed: worn }: ShirtStyle): Piece {
  if (!worn) return piece;
  return finished(piece, (s) => wearRim(s, piece.outline, pocketEdge(worn)));
}
