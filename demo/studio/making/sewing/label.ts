import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { knots, moved, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { patch } from "./patch.ts";

/** Letters as strokes in a box 4 wide and 6 high. */
const letters: Record<string, string[]> = {
  В: ["0,6 0,0 2.4,0 3.2,1.4 2.4,2.9 0,2.9", "2.4,2.9 3.6,4.4 2.6,6 0,6"],
  Е: ["3.3,0 0,0 0,6 3.3,6", "0,3 2.7,3"],
  Р: ["0,6 0,0 2.6,0 3.4,1.6 2.6,3.2 0,3.2"],
  Т: ["0,0 4,0", "2,0 2,6"],
  Ь: ["0,0 0,6 2.6,6 3.4,4.5 2.6,3 0,3"],
};
const word = "ВЕРЕТЬЕ";
const advance = 7;

/** A woven neck label of the brand, its middle at (x, y). */
export function label(
  s: Surface,
  x: number,
  y: number,
  width: number,
  ground: Dye = "label",
  letter: Dye = "labelInk",
): void {
  const half = width / 2;
  const tall = width * 0.19;
  const cloth = s.dye(ground);
  const below = s.read(s.relief, x, y);
  const corners = `${-half},${-tall}^ ${half},${-tall}^ ${half},${tall}^ ${-half},${tall}^`;
  patch(s, moved(knots(corners), x, y), {
    rise: 0.9,
    slope: 0.6,
    paint: (k, u, v, depth) => {
      s.ink(k, cloth, 0.94);
      s.relief[k] = below + 1 + 0.12 * Math.sin(v * 5) - 0.4 * bell(depth - 1.6, 0.6);
      s.tone(k, 1 + 0.05 * noise(u / 0.9, v / 6, 71));
    },
  });
  const size = (width * 0.62) / (word.length * advance - 3);
  writeWord(s, x - (word.length * advance - 3) * 0.5 * size, y - 3 * size, size, letter);
}

function writeWord(s: Surface, x: number, y: number, size: number, dye: Dye): void {
  const ink = s.dye(dye);
  const thick = Math.max(0.42 * size, 0.5 / s.density);
  [...word].forEach((letter, index) => {
    for (const stroke of letters[letter] ?? []) {
      const path = knots(stroke).map(
        (k): Point => [x + (index * advance + k.x) * size, y + k.y * size],
      );
      s.along(path, thick * 2, (k, d) =>
        s.ink(k, ink, 0.9 * ramp(thick, thick * 0.4, Math.abs(d))),
      );
    }
  });
}
