import { knots, ribbon } from "../pattern/outline.ts";
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

/** The hook of a hanger that holds on to the rail, its neck ending at (x, y + 92). */
export function hook(x: number, y: number): Piece {
  const path = Array.from({ length: 40 }, (_, i): [number, number] => {
    const t = i / 39;
    if (t > 0.62) return [x, y + 26 + ((t - 0.62) / 0.38) * 66];
    const angle = -3.5 + (t / 0.62) * 5.07;
    return [x + 26 * Math.cos(angle), y + 26 * Math.sin(angle)];
  });
  return solid({
    outline: ribbon(path, () => 3.4),
    optics: polished,
    dye: "steel",
    lift: 92,
    grid: [4],
  });
}
