import { noise } from "../fields/noise.ts";
import { bell, clamp, ramp } from "../fields/scalar.ts";
import type { Point } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

/** A leaf or stem with its foot at the origin, pointing along `turn`. */
interface Leaf {
  turn: number;
  /** Length and greatest half width in units. */
  long: number;
  half: number;
  /** How far its tip is bent aside, in shares of its length. */
  bent: number;
}

/** A place in shares of a leaf's length, and its distance from the bent middle rib in units. */
function placeOn({ turn, long, bent }: Leaf, dx: number, dy: number): Point {
  const c = Math.cos(turn);
  const t = Math.sin(turn);
  const along = (dx * c + dy * t) / long;
  return [along, dy * c - dx * t - bent * long * along * along];
}

/** Paints a leaf of two halves, one in the light, with its ribs. */
export function leafAt(
  s: Surface,
  k: number,
  [ink, light]: [number, number],
  dx: number,
  dy: number,
  leaf: Leaf,
  cover: number,
): void {
  const { half, long } = leaf;
  const [along, across] = placeOn(leaf, dx, dy);
  if (along < -0.05 || along > 1.05) return;
  const waver = 1 + 0.16 * noise(dx / 6, dy / 6, 111);
  const width = half * waver * Math.sin(Math.PI * clamp(along) ** 0.75) ** 0.8;
  const on = ramp(-0.4, 0.4, width - Math.abs(across)) * ramp(1.05, 0.98, along);
  if (on <= 0) return;
  s.ink(k, ink, on * cover * 0.9);
  // The second screen: one half in the light, and the ribs scratched out of it.
  const ribs = Math.sin((Math.abs(across) * 0.9 - along * long) * 0.9);
  const wash = noise(dx / 5, dy / 5, 112);
  const lit = ramp(0.12, -0.12, across / half + 0.3 * wash + 0.14 * ribs);
  s.ink(k, light, on * cover * 0.32 * lit);
  s.tone(k, 1 - on * 0.16 * bell(across, 0.45));
}

/** Paints a thin stem that bends aside as a leaf does. */
export function stemAt(
  s: Surface,
  k: number,
  ink: number,
  dx: number,
  dy: number,
  stem: Leaf,
  cover: number,
): void {
  const { half } = stem;
  const [along, across] = placeOn(stem, dx, dy);
  if (along < 0 || along > 1) return;
  s.ink(k, ink, cover * ramp(half + 0.6, half - 0.4, Math.abs(across)));
}
