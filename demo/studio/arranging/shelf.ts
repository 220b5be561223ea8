import { noise } from "../fields/noise.ts";
import { bell, ramp } from "../fields/scalar.ts";
import { knots } from "../pattern/outline.ts";
import type { Piece } from "../pattern/piece.ts";
import { solid, wood } from "./solid.ts";

const thickness = 46;

/** The front edge of a wooden shelf from side to side of any frame, its upper edge at `top`. */
export function shelf(top: number, colorway: number): Piece[] {
  const bottom = top + thickness;
  return [
    solid({
      outline: knots(`-690,${top}^ 1890,${top}^ 1890,${bottom}^ -690,${bottom}^`),
      optics: wood,
      colorway,
      lift: 26,
      grid: [12],
      make: (s) =>
        s.each((k, u, v, depth) => {
          const grain = noise(u / 160, v / 3.4, 41) + 0.5 * noise(u / 40, v / 1.3, 42);
          s.tone(k, 1 + 0.09 * grain - 0.25 * ramp(top + 20, bottom, v));
          s.relief[k]! += 0.12 * grain + 3 * ramp(0, 5, depth) + 0.2 * bell(depth - 5, 2);
        }),
    }),
  ];
}
