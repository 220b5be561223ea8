import type { Piece } from "../../pattern/piece.ts";
import { pocketEdge, wornRim } from "../denim/wear.ts";
import type { ShirtStyle } from "./shirt-style.ts";

/** Collar and pocket of a washed shirt, whose turned edges have rubbed pale. */
export function washed(piece: Piece, { washed: worn }: ShirtStyle): Piece {
  return worn ? wornRim(piece, pocketEdge(worn)) : piece;
}
