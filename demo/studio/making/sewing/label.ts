import type { BrandLabel } from "../../brand-labels.ts";
import { resolved } from "../../cloths/woven.ts";
import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { knots, moved, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { capitals } from "./capitals.ts";
import { patch } from "./patch.ts";

/** From one letter to the next and from one line to the next, where a letter is 4 wide and 6 high. */
const advance = 7;
const lineHeight = 10.5;

/** Distance of a label's woven ribs in units. */
const ribs = 1.26;

/** Dyes of a label that is pressed into leather. */
export const pressed = { ground: "tone", ink: "deepInside" } satisfies { ground: Dye; ink: Dye };

/**
 * A brand's woven label with its middle at (x, y).
 *
 * @param room width that the garment gives it, in units. @param dyes instead of the label's
 * own.
 */
export function label(
  s: Surface,
  { rows, wide, tall, ground, ink }: BrandLabel,
  x: number,
  y: number,
  room: number,
  dyes: { ground: Dye; ink: Dye } = { ground, ink },
): void {
  const width = room * wide;
  const [w, h] = [width / 2, (width * tall) / 2];
  const cloth = s.dye(dyes.ground);
  const below = s.read(s.relief, x, y);
  const rib = 0.12 * resolved(s, ribs);
  patch(s, moved(knots(`${-w},${-h}^ ${w},${-h}^ ${w},${h}^ ${-w},${h}^`), x, y), {
    rise: 0.9,
    slope: 0.6,
    paint: (k, u, v, depth) => {
      s.ink(k, cloth, 0.94);
      s.relief[k] =
        below + 1 + rib * Math.sin((v * 2 * Math.PI) / ribs) - 0.4 * bell(depth - 1.6, 0.6);
      s.tone(k, 1 + 0.05 * noise(u / 0.9, v / 6, 71));
    },
  });
  const longest = Math.max(...rows.map(lengthOf));
  const size = (width * 0.78) / longest;
  rows.forEach((row, index) => {
    const line = (index - (rows.length - 1) / 2) * lineHeight - 3;
    writeRow(s, row, x - (lengthOf(row) / 2) * size, y + line * size, size, dyes.ink);
  });
}

function lengthOf(row: string): number {
  return row.length * advance - 3;
}

function writeRow(s: Surface, row: string, x: number, y: number, size: number, dye: Dye): void {
  const ink = s.dye(dye);
  const thick = Math.max(0.5 * size, 0.5 / s.density);
  [...row].forEach((letter, index) => {
    for (const stroke of capitals[letter] ?? []) {
      const path = knots(stroke).map(
        (k): Point => [x + (index * advance + k.x) * size, y + k.y * size],
      );
      s.along(path, thick * 2, (k, d) =>
        s.ink(k, ink, 0.9 * ramp(thick, thick * 0.4, Math.abs(d))),
      );
    }
  });
}
