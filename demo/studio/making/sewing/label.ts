import type { BrandLabel } from "../../brand-labels.ts";
import { resolved } from "../../cloths/woven.ts";
import type { Dye } from "../../dyes.ts";
import { noise } from "../../fields/noise.ts";
import { bell, ramp } from "../../fields/scalar.ts";
import { type Knot, knots, type Point } from "../../pattern/outline.ts";
import type { Surface } from "../../pattern/surface.ts";
import { capitals } from "./capitals.ts";
import { patch } from "./patch.ts";

/** From one letter to the next and from one line to the next, where a letter is 4 wide and 6 high. */
const advance = 7;
const lineHeight = 10.5;

/** Distance of a label's woven ribs in units. */
const ribs = 1.26;

/** Dyes of a brand that is pressed into leather: its letters alone, without a plate about them. */
export const pressed = { ground: "tone", ink: "deepInside" } satisfies { ground: Dye; ink: Dye };

/**
 * A brand's woven label with its middle at (x, y): a satin ribbon with both ends folded under. It
 * gives a little with the seam it was sewn to, so that its ends stand higher than its middle.
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
  const width = share * room * wide;
  const [w, h] = [width / 2, (width * tall) / 2];
  if (dyes.ground === pressed.ground) {
    writeRows(s, rows, width, { dye: dyes.ink, ...stamped }, (u, v) => [x + u, y + v]);
    return;
  }
  const lean = 0.05 * noise(x / 7, y / 7, 74);
  const hung: Place = (u, v) => [x + u - lean * v, y + v + lean * u - (u * u) / 340];
  const cloth = s.dye(dyes.ground);
  const below = s.read(s.relief, x, y);
  const rib = 0.12 * resolved(s, ribs);
  const outline = [...edge(-w, -h, w, hung), ...edge(w, h, -w, hung)];
  patch(s, outline, {
    rise: 0.6,
    slope: 1.2,
    paint: (k, u, v, depth) => {
      s.ink(k, cloth, 0.94 * ramp(-0.2, 0.7, depth));
      const end = bell(Math.abs(u - x) - w + 2.2, 0.7);
      s.relief[k] =
        below + 0.7 + rib * Math.sin((v * 2 * Math.PI) / ribs) - 0.4 * bell(depth - 1.6, 0.6);
      s.tone(k, (1 + 0.03 * noise(u / 0.9, v / 6, 71)) * (0.91 - 0.06 * end));
    },
  });
  writeRows(s, rows, width * 0.74, { dye: dyes.ink, ...woven }, hung);
}

/** What letters are made of: their dye, how much of it they take, and how deep they are sunk, in units. */
interface Ink {
  dye: Dye;
  strength: number;
  sunk: number;
}

const woven = { strength: 0.92, sunk: 0 };
/** A hot die darkens the leather that it presses down. */
const stamped = { strength: 0.5, sunk: 1.1 };

/** What a garment's label takes of the room there is for it. */
const share = 0.78;

/** From a place on the label, as from its middle, to the pattern. */
type Place = (u: number, v: number) => Point;

/** One long edge of the label from end to end. */
function edge(from: number, v: number, to: number, hung: Place): Knot[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const [x, y] = hung(from + (to - from) * t, v);
    return { x, y, corner: t === 0 || t === 1 };
  });
}

/** Rows of capitals about the middle of a place, the longest of them so wide. */
function writeRows(s: Surface, rows: string[], width: number, ink: Ink, place: Place): void {
  const size = width / Math.max(...rows.map(lengthOf));
  rows.forEach((row, index) => {
    const line = (index - (rows.length - 1) / 2) * lineHeight - 3;
    writeRow(s, row, [(-lengthOf(row) / 2) * size, line * size], size, ink, place);
  });
}

function lengthOf(row: string): number {
  return row.length * advance - 3;
}

function writeRow(
  s: Surface,
  row: string,
  [x, y]: Point,
  size: number,
  { dye, strength: full, sunk }: Ink,
  hung: Place,
): void {
  const ink = s.dye(dye);
  const [bold, finest] = [0.46 * size, 0.75 / s.density];
  const thick = Math.max(bold, finest);
  // Letters too small for the camera run into one even line; half seen they would be broken.
  const legible = ramp(3.4, 6.5, 6 * size * s.density);
  const [start, end] = [hung(x, y + 3 * size), hung(x + lengthOf(row) * size, y + 3 * size)];
  if (legible < 1) {
    const tallness = 2.6 * size;
    s.along([start, end], tallness * 1.6, (k, d, way) =>
      s.ink(
        k,
        ink,
        (full / woven.strength) *
          (0.3 + 0.1 * noise(way / (4 * size), 1, 72)) *
          (1 - legible) *
          ramp(tallness * 1.6, tallness * 0.6, Math.abs(d)),
      ),
    );
  }
  if (legible <= 0) return;
  const strength = full * legible * Math.min(1, (1.15 * bold) / thick);
  const covered = new Map<number, number>();
  [...row].forEach((letter, index) => {
    for (const stroke of capitals[letter] ?? []) {
      const path = knots(stroke).map(
        (k): Point => hung(x + (index * advance + k.x) * size, y + k.y * size),
      );
      s.along(path, thick * 2, (k, d) => {
        const here = strength * ramp(thick * 1.3, thick * 0.5, Math.abs(d));
        if (here > (covered.get(k) ?? 0)) covered.set(k, here);
      });
    }
  });
  // Strokes that meet are one thread: their inks do not add up.
  for (const [k, amount] of covered) {
    s.ink(k, ink, amount);
    s.relief[k]! -= (sunk * amount) / full;
  }
}
