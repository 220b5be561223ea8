import { knots } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import { polished, solid } from "./solid.ts";

/** A round metal rail from side to side of any frame, its middle at `y`. */
export function rail(y: number, radius: number): Piece {
  return solid({
    outline: knots(
      `-690,${y - radius}^ 1890,${y - radius}^ 1890,${y + radius}^ -690,${y + radius}^`,
    ),
    optics: polished,
    dye: "brass",
    lift: 60,
    base: (_u, v) => radius * Math.sqrt(Math.max(0.01, 1 - ((v - y) / (radius + 1)) ** 2)),
    grid: [4],
  });
}
